// Handing a file to the user of this browser.

/** Save data as a JSON file of this device. */
export function saveFile(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers begin later
}
