/** By what a match will be played, in words: every option, the clock, patience and hints, and what its host has changed. */
import type { MatchSummary, MatchTerms } from '../../../server/wire.ts';
import { useWords } from '../../table/load.ts';
import { toldOf } from '../../table/provenance.ts';
import { allTerms } from '../../table/terms.ts';
import { useShelf } from '../../table/shelf.ts';
import { chosenOptions } from '../../text/options.ts';
import { useDealText } from '../../text/shell/deal.ts';
import { usePaceText } from '../../text/shell/pace.ts';

interface Term {
  readonly key: string;
  readonly label: string;
  readonly choice: string;
  /** What it was before the host changed it, with others there. */
  readonly was?: string;
}

/** Suspends while the game's words load; without any of them the rest is told. */
export function useTerms(match: MatchSummary): readonly Term[] {
  const words = useWords(match.game);
  const meta = useShelf().games.get(match.game)?.meta;
  const pace = usePaceText();
  const deal = useDealText();
  const told = (terms: MatchTerms): readonly Term[] => [
    ...(words === null || meta === undefined ? [] : chosenOptions(meta, words, terms.options)),
    ...allTerms(terms, pace),
  ];
  const before = match.was === undefined ? [] : told(match.was);
  const now = told(match).map(({ key, label, choice }) => {
    const was = before.find((term) => term.key === key)?.choice ?? choice;
    return { key, label, choice, ...(was === choice ? {} : { was }) };
  });
  return [...now, ...toldOf(match, deal)];
}
