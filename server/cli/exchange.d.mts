export function begin(dist: string, name: string): string;
export function finish(dist: string, name: string): void;
