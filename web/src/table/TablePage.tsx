export function TablePage() {
  return <p className="page">TablePage</p>;
}
