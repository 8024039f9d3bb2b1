/** The terms of a table beside its game's options, as chosen when it was opened. */
import type { MatchTerms } from '../../server/contract/tables.ts';
import type { PaceText } from '../text/shell/pace.ts';

export type Terms = Omit<MatchTerms, 'options'>;

/** The terms alone of what has more than them. */
export const termsOf = ({ pace, patience, hints, rated }: Terms): Terms => ({
  ...(pace && { pace }),
  ...(patience && { patience }),
  ...(hints && { hints }),
  ...(rated && { rated }),
});

/** What was chosen, as pairs of name and value; empty if everything is as usual. */
export function chosenTerms({ pace, patience, hints, rated }: Terms, text: PaceText) {
  return [
    ...(pace === undefined ? [] : [{ key: 'pace', label: text.time, choice: text.pace(pace) }]),
    ...(patience === undefined ? [] : [{ key: 'patience', label: text.away, choice: text.patience(patience) }]),
    ...(hints ? [{ key: 'hints', label: text.hints, choice: text.hintsAllowed }] : []),
    ...(rated ? [{ key: 'rated', label: text.rating, choice: text.rated }] : []),
  ];
}

/** The same, including defaults. At a table with long time limits, absent players get the same time as present ones. */
export function allTerms(terms: Terms, text: PaceText): ReturnType<typeof chosenTerms> {
  const chosen = chosenTerms(terms, text);
  const usual = [
    { key: 'pace', label: text.time, choice: text.noClock },
    ...(terms.pace?.kind === 'slow' ? [] : [{ key: 'patience', label: text.away, choice: text.usualPatience }]),
    { key: 'hints', label: text.hints, choice: text.hintsOff },
    { key: 'rated', label: text.rating, choice: text.notRated },
  ];
  return usual.map((each) => chosen.find(({ key }) => key === each.key) ?? each);
}
