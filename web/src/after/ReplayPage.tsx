export function ReplayPage() {
  return <p className="page">ReplayPage</p>;
}
