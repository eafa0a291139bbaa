export function RulesPage() {
  return <p className="page">RulesPage</p>;
}
