/** The terms of a coming match in words: every option, the clock, patience and hints, and what the host has changed. */
import type { MatchSummary, MatchTerms } from '../../../server/contract/tables.ts';
import { useWords } from '../../table/load.ts';
import { toldOf } from '../../table/provenance.ts';
import { allTerms } from '../../table/terms.ts';
import { useShelf } from '../../table/shelf.ts';
import { chosenOptions } from '../../text/options.ts';
import { useProvenanceText } from '../../text/shell/provenance.ts';
import { usePaceText } from '../../text/shell/pace.ts';

interface Term {
  readonly key: string;
  readonly label: string;
  readonly choice: string;
  /** The old value, if the host changed it while others sat there. */
  readonly was?: string;
}

/** Suspends while the game's words load. If they can't be loaded, the terms of the table are still shown. */
export function useTerms(match: MatchSummary): readonly Term[] {
  const words = useWords(match.game);
  const meta = useShelf().games.get(match.game)?.meta;
  const pace = usePaceText();
  const provenance = useProvenanceText();
  const told = (terms: MatchTerms): readonly Term[] => [
    ...(words === null || meta === undefined ? [] : chosenOptions(meta, words, terms.options)),
    ...allTerms(terms, pace),
  ];
  const before = match.was === undefined ? [] : told(match.was);
  const now = told(match).map(({ key, label, choice }) => {
    const was = before.find((term) => term.key === key)?.choice ?? choice;
    return { key, label, choice, ...(was === choice ? {} : { was }) };
  });
  return [...now, ...toldOf(match, provenance)];
}
