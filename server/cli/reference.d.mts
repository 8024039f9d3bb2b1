/** The reference as it should be. */
export function reference(): string;
/** Where it stands. */
export const REFERENCE: string;
