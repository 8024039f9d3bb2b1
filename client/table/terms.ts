/** How a table deals with time, as it was chosen with it. */
import type { Pace, Patience } from '../../server/wire.ts';
import type { PaceText } from '../text/shell/pace.en.ts';

export interface Terms {
  /** Absent where decisions take as long as they take. */
  readonly pace?: Pace;
  /** Absent where it is the server's. */
  readonly patience?: Patience;
  /** Players may ask bots what they would do, and everybody is told who does. */
  readonly hints?: boolean;
}

/** What is chosen, each thing with its name; nothing where all is as usual. */
export function chosenTerms({ pace, patience, hints = false }: Terms, text: PaceText) {
  return [
    ...(pace === undefined ? [] : [{ key: 'pace', label: text.time, choice: text.pace(pace) }]),
    ...(patience === undefined ? [] : [{ key: 'patience', label: text.away, choice: text.patience(patience) }]),
    ...(hints ? [{ key: 'hints', label: text.hints, choice: text.hintsAllowed }] : []),
  ];
}

/** The same, with what nobody has chosen. At a slow table nobody who is away is waited for otherwise than who is there. */
export function allTerms(terms: Terms, text: PaceText): ReturnType<typeof chosenTerms> {
  const chosen = chosenTerms(terms, text);
  const usual = [
    { key: 'pace', label: text.time, choice: text.noClock },
    ...(terms.pace?.kind === 'slow' ? [] : [{ key: 'patience', label: text.away, choice: text.usualPatience }]),
    { key: 'hints', label: text.hints, choice: text.hintsOff },
  ];
  return usual.map((each) => chosen.find(({ key }) => key === each.key) ?? each);
}
