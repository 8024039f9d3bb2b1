/** The rules in short: which parts they have stands once, and each language says the parts. */
import type { HelpSection } from './words.ts';

/** The parts of a game's rules in their order, and with each the others worth reading with it. */
export type Parts<Part extends string> = Readonly<Record<Part, readonly NoInfer<Part>[]>>;

/** What a language says of each part: its title, then plain sentences. */
export type PartsSaid<Part extends string> = Readonly<Record<Part, readonly [title: string, ...text: string[]]>>;

/** Names the parts, so that none can be misspelt. */
export const partsOf = <Part extends string>(parts: Parts<Part>): Parts<Part> => parts;

/** The rules as the help page shows them. */
export function helpOf(parts: Parts<string>, said: PartsSaid<string>): readonly HelpSection[] {
  return Object.entries(parts).map(([part, see]) => {
    const [title, ...text] = said[part]!;
    return { title, text, part, see };
  });
}
