// A box as a file of this device.
import { saveFile } from "../../base/browser/download";

export const saveText = (name: string, box: unknown): void => saveFile(name, box);
