import type { MatchSummary } from '../../../server/contract/tables.ts';
import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { useWords } from '../../table/load.ts';
import { useShelf } from '../../table/shelf.ts';
import { chosenOptions } from '../../text/options.ts';

interface OptionSummaryProps {
  readonly match: Pick<MatchSummary, 'game' | 'options'>;
}

/** The unusual options of a table, in the game's words. Nothing if those are missing; suspends while they load. */
export function OptionSummary({ match }: OptionSummaryProps) {
  const words = useWords(match.game);
  const meta = useShelf().games.get(match.game)?.meta;
  if (words === null || meta === undefined) return null;
  const options = chosenOptions(meta, words, match.options).filter(({ usual }) => !usual);
  return options.length === 0 ? null : <OptionList options={options} small />;
}
