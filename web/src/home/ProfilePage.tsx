export function ProfilePage() {
  return <p className="page">ProfilePage</p>;
}
