/** How a table limits time, as chosen when it was opened. */
import type { Pace, Patience } from '../../server/contract/tables.ts';
import type { PaceText } from '../text/shell/pace.ts';

export interface Terms {
  /** Absent if decisions have no time limit. */
  readonly pace?: Pace;
  /** Absent if the server's default applies. */
  readonly patience?: Patience;
  /** Players may ask bots for hints, and everybody is told who does. */
  readonly hints?: boolean;
}

/** What was chosen, as pairs of name and value; empty if everything is as usual. */
export function chosenTerms({ pace, patience, hints = false }: Terms, text: PaceText) {
  return [
    ...(pace === undefined ? [] : [{ key: 'pace', label: text.time, choice: text.pace(pace) }]),
    ...(patience === undefined ? [] : [{ key: 'patience', label: text.away, choice: text.patience(patience) }]),
    ...(hints ? [{ key: 'hints', label: text.hints, choice: text.hintsAllowed }] : []),
  ];
}

/** The same, including defaults. At a table with long time limits, absent players get the same time as present ones. */
export function allTerms(terms: Terms, text: PaceText): ReturnType<typeof chosenTerms> {
  const chosen = chosenTerms(terms, text);
  const usual = [
    { key: 'pace', label: text.time, choice: text.noClock },
    ...(terms.pace?.kind === 'slow' ? [] : [{ key: 'patience', label: text.away, choice: text.usualPatience }]),
    { key: 'hints', label: text.hints, choice: text.hintsOff },
  ];
  return usual.map((each) => chosen.find(({ key }) => key === each.key) ?? each);
}
