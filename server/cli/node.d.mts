/** The sentence for a version of Node outside the range; undefined for one within. */
export function refuseNode(version: string, range: string): string | undefined;
/** The range as people read it: `^20.19 || >=24` is "20 (from 20.19) or 24 and later". */
export function inWords(range: string): string;
