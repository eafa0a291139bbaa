export function LearnPage() {
  return <p className="page">LearnPage</p>;
}
