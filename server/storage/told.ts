/** Decides which news follow from what a server has stored. */
import type { Written } from './draft.ts';

type Kind = 'made' | 'gone' | 'dealt' | 'moved' | 'seats' | 'touched' | 'said';

/** Is called with the kind of news and the match; for a chat line also with the line's number. */
export type ToldStored = (kind: Kind, id: string, more?: string) => void;

/** Returns the kinds of news that follow from what was stored of a match. */
export function kindsOf({ isMade, isWiped, state, initial, metadata }: Written): readonly Kind[] {
  if (isWiped === true) return ['gone'];
  if (isMade === true) return ['made'];
  if (state === undefined) return [metadata === undefined ? 'touched' : 'seats'];
  const kind = initial === undefined ? 'moved' : 'dealt';
  return metadata === undefined ? [kind] : [kind, 'seats'];
}
