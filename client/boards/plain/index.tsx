/** A board for any game that declares its parts, so that it can be played before it has a board of its own. */
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import type { GameEvent, Move, Rules } from '../../../games/kit/rules.ts';
import type { Language } from '../../kept/language.ts';
import { demandNames } from '../../text/plain-names.ts';
import { type AnySaid, plainLabels, plainWords } from '../../text/plain.ts';
import type { BoardModule } from '../contract.ts';
import type { Scene } from '../../stage/scene.ts';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { needsHand, sceneOf } from './scene.ts';
import { SeatPanel } from './SeatPanel.tsx';

/** A game that declares its parts, as `defineGame` returns it. */
interface Declared<State extends object, M extends Move, Options extends object, E extends GameEvent> {
  readonly meta: Meta;
  readonly plan: Plan;
  /** Says by its type which states, moves and events the board is for. */
  readonly rules?: Rules<State, M, Options, E>;
}

/** The languages of a game that brings no texts of its own. */
const SPOKEN: Readonly<Record<string, AnySaid>> = { ja: {}, en: {} };

/**
 * Makes the board of a declared game. `said` has the game's texts by language; what it leaves out is called by its name
 * in the definition. Throws if `said` names something that the game doesn't have. A game with drawings of its own takes
 * all else from here, `{ ...plainBoard(game, said, scene), Board }`, with the scene by which its own spots are pressed.
 */
export function plainBoard<
  State extends object,
  M extends Move,
  Options extends object,
  E extends GameEvent,
  Tongue extends string = Language,
>(
  { meta, plan }: Declared<State, M, Options, E>,
  said = SPOKEN as Readonly<Record<Tongue, AnySaid>>,
  scene = sceneOf(plan) as Scene<State, M, E>,
): BoardModule<State, M, E, Tongue> {
  const entries = Object.entries<AnySaid>(said);
  const inEach = <Of,>(of: (language: string, own: AnySaid) => Of) =>
    Object.fromEntries(entries.map(([language, own]) => [language, of(language, own)])) as Record<Tongue, Of>;
  for (const [language, own] of entries) demandNames(meta, plan, language, own);
  const labels = inEach((language, own) => plainLabels(plan, language, own));
  const more = (language: Tongue) => ({ plan, scene, labels: labels[language] });
  return {
    Board: (props) => <Board {...props} {...more(props.language)} />,
    ...(needsHand(plan) && { Hand: (props) => <Hand {...props} {...more(props.language)} /> }),
    SeatPanel: (props) => <SeatPanel {...props} {...more(props.language)} />,
    icons: {},
    keys: {},
    words: inEach((language, own) => plainWords<State, E>(meta, plan, language, own)),
    sounds: {},
    theme: '',
  };
}
