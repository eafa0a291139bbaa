export function SettingsPage() {
  return <p className="page">SettingsPage</p>;
}
