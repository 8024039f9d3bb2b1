/** A board for any game that declares its parts, so that it is played before it is drawn. */
import type { Plan } from '../../../games/kit/define/plan.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { demandNames } from '../../text/plain-names.ts';
import { type AnySaid, plainLabels, plainWords } from '../../text/plain.ts';
import type { AnyBoard } from '../contract.ts';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';

/** A game that declares its parts, as `defineGame` makes it. */
interface Declared {
  readonly meta: Meta;
  readonly plan: Plan;
}

/** The languages of a game that says nothing of its own. */
const SPOKEN: Readonly<Record<string, AnySaid>> = { ja: {}, en: {} };

/** The board of a declared game. `said` has its words by language; what is missing is called as the definition calls it. Throws where they name what the game hasn't. */
export function plainBoard({ meta, plan }: Declared, said: Readonly<Record<string, AnySaid>> = SPOKEN): AnyBoard {
  const entries = Object.entries(said);
  for (const [language, own] of entries) demandNames(meta, plan, language, own);
  const labels = Object.fromEntries(entries.map(([language, own]) => [language, plainLabels(plan, language, own)]));
  const more = (language: string) => ({ plan, labels: saidIn(labels, language) });
  return {
    Board: (props) => <Board {...props} {...more(props.language)} />,
    Hand: (props) => <Hand {...props} {...more(props.language)} />,
    SeatPanel: (props) => <SeatPanel {...props} {...more(props.language)} />,
    icons: {},
    keys: {},
    words: Object.fromEntries(entries.map(([language, own]) => [language, plainWords(meta, plan, language, own)])),
    sounds: {},
    theme: '',
  };
}
