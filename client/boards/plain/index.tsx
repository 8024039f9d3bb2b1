/** A board for any game that declares its parts, so that it can be played before it has a board of its own. */
import type { Plan } from '../../../games/kit/define/plan.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { demandNames } from '../../text/plain-names.ts';
import { type AnySaid, plainLabels, plainWords } from '../../text/plain.ts';
import type { AnyBoard } from '../contract.ts';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { sceneOf } from './scene.ts';
import { SeatPanel } from './SeatPanel.tsx';

/** A game that declares its parts, as `defineGame` returns it. */
interface Declared {
  readonly meta: Meta;
  readonly plan: Plan;
}

/** The languages of a game that brings no texts of its own. */
const SPOKEN: Readonly<Record<string, AnySaid>> = { ja: {}, en: {} };

/**
 * Makes the board of a declared game. `said` has the game's texts by language; what it leaves out is called by its name
 * in the definition. Throws if `said` names something that the game doesn't have.
 */
export function plainBoard({ meta, plan }: Declared, said: Readonly<Record<string, AnySaid>> = SPOKEN): AnyBoard {
  const entries = Object.entries(said);
  for (const [language, own] of entries) demandNames(meta, plan, language, own);
  const labels = Object.fromEntries(entries.map(([language, own]) => [language, plainLabels(plan, language, own)]));
  const scene = sceneOf(plan);
  const more = (language: string) => ({ plan, scene, labels: saidIn(labels, language) });
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
