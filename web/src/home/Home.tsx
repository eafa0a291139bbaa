export function Home() {
  return <p className="page">Home</p>;
}
