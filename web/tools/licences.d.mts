export const FILE: string;
export function packagesOf(modules: Iterable<string>): string[];
export function licences(modules: Iterable<string>): string;
