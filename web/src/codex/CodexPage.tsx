export function CodexPage() {
  return <p className="page">CodexPage</p>;
}
