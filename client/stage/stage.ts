/** What a player has chosen and not played yet. The board and the hand share it, because the table renders them apart. */
import { useEffect, useMemo } from 'react';
import type { GameEvent, Move, Refusal } from '../../games/kit/rules.ts';
import { useOwn } from '../kit/scope/context.ts';
import { perBoard } from '../kit/scope/scope.ts';
import { type ReadStore, useStore } from '../kept/store.ts';
import { before, litAt, openAfter } from './choosing.ts';
import type { Begun, Moment, Scene, Spot, Why } from './scene.ts';

interface Choice {
  /** What the choice belongs to; it is dropped when this changes. */
  readonly time: string;
  /** The spots pressed that lead on to others. */
  readonly begun: readonly Spot[];
  /** The spot that makes a move and waits for a second press. */
  readonly pinned: Spot | null;
  /** What is prepared beside it: the scene's draft. */
  readonly draft: object | null;
  /** The step in which a move was made of it: it is there until the game goes on, for the server may refuse the move. */
  readonly sent: number | null;
}

const NOTHING: Choice = { time: '', begun: [], pinned: null, draft: null, sent: null };
const CHOICE = perBoard(NOTHING);

/** What is chosen at this board, a new object with every change: what was said of one choice may be wrong of the next. */
export function useChoices(): ReadStore<object> {
  return useOwn(CHOICE);
}

/** What a board is given to pick a move by. */
export interface Stage<State, M extends Move, Draft extends object = object> extends Begun<State, M> {
  readonly pinned: Spot | null;
  /** The moves that the pinned spot makes; if none is pinned, those that what is begun makes as it stands. */
  readonly meant: readonly M[];
  readonly draft: Draft;
  /**
   * Presses a spot that is lit or may begin; one that is begun is taken back. `waits`: a move that it makes isn't played
   * yet.
   */
  press(of: Spot, waits?: boolean): void;
  /** Begins anew with these spots. */
  begin(begun: readonly Spot[]): void;
  /** Takes the pinned spot back. */
  unpin(): void;
  change(draft: Partial<Draft>): void;
  /** Plays a move, and drops what was chosen for it. */
  play(move: M): void;
  /** Plays a move if the rules allow it, and explains why if they don't. */
  attempt(move: M): void;
  readonly why: Why<M>;
  /** Why a spot can't be pressed, now or to begin anew; undefined if it can, or if the rules know no reason. */
  reason(of: Spot): Refusal | undefined;
  refuse(of: Spot): void;
  /** Takes the last press back; undefined if there is none. */
  readonly back: (() => void) | undefined;
}

/** What a board is handed, as far as a choice needs it. */
export interface Table<State, M extends Move> extends Moment<State, M> {
  play(move: M): void;
  why: Why<M>;
  /** Shows and reads a reason aloud; without one, why the table waits, if it does. */
  explain(refusal?: Refusal): void;
}

/** This board's choice in a scene. Every component that calls it for the same board shares it. */
export function useStage<State, M extends Move, E extends GameEvent, Draft extends object>(
  scene: Scene<State, M, E, Draft>,
  table: Table<State, M>,
): Stage<State, M, Draft> {
  const { state, seat, legal, step, play, why, explain } = table;
  const store = useOwn(CHOICE);
  const stored = useStore(store);
  const moment = useMemo((): Moment<State, M> => ({ state, seat, legal, step }), [state, seat, legal, step]);
  const time = scene.time?.(moment) ?? `${seat} ${step}`;
  const isOver = stored.sent !== null && stored.sent !== step;
  // An undo leads back to the same step, but not to what was chosen there.
  useEffect(() => {
    if (isOver) store.set(NOTHING);
  }, [isOver, store]);
  const ofNow = (kept: Choice) => (kept.time === time && (kept.sent ?? step) === step ? kept : NOTHING);
  const choice = ofNow(stored);
  const { begun, steps } = useMemo(() => openAfter(scene, moment, choice.begun), [scene, moment, choice.begun]);
  const lit = useMemo(() => litAt({ begun, steps }), [begun, steps]);
  const pinned = choice.pinned !== null && lit.has(choice.pinned) ? choice.pinned : null;
  const last = begun.length - 1;
  const meant = (pinned === null ? steps[last]?.get(begun[last]!) : lit.get(pinned)) ?? [];
  // Read again: several changes may come before the next render.
  const now = () => ofNow(store.get());
  const drafted = () => (now().draft ?? scene.blank) as Draft;
  const choose = (next: Pick<Choice, 'begun' | 'pinned'>) => {
    const draft = drafted();
    store.set({ time, ...next, draft: scene.kept?.(draft) ?? draft, sent: null });
  };
  const made = (move: M) => {
    store.set({ ...now(), time, sent: step });
    play(move);
  };
  const whyNot = (of: Spot) => scene.whyNot(of, { ...moment, begun, lit }, why);
  /** Whether moves go on behind a spot, also if it makes some by itself. */
  const leadsOn = (earlier: readonly Spot[], of: Spot) =>
    openAfter(scene, moment, [...earlier, of]).begun.length > earlier.length;
  const left = useMemo(() => before(scene, moment, begun), [scene, moment, begun]);
  return {
    ...moment,
    begun,
    lit,
    pinned,
    meant,
    draft: drafted(),
    press(of, waits = false) {
      const at = begun.indexOf(of);
      // What can't follow is pressed in the place of what it could have been pressed for.
      const step = steps.findLastIndex((each) => each.has(of));
      const earlier = begun.slice(0, at >= 0 ? at : Math.max(0, step));
      const [move, ...others] = steps[step]?.get(of) ?? [];
      const leads = at < 0 && leadsOn(earlier, of);
      const refusal = at < 0 && move === undefined && !leads ? whyNot(of) : null;
      // While a move is on its way it may lead on soon, though nothing is to be seen of the press.
      if (at >= 0) choose({ begun: earlier, pinned: null });
      else if (move === undefined || leads) choose({ begun: [...earlier, of], pinned: null });
      else if (waits || others.length > 0) choose({ begun: earlier, pinned: of });
      else made(move);
      if (refusal !== null) explain(refusal);
    },
    begin: (next) => choose({ begun: next, pinned: null }),
    unpin: () => choose({ begun, pinned: null }),
    change: (draft) => store.set({ ...now(), time, draft: { ...drafted(), ...draft }, sent: null }),
    play: made,
    why,
    attempt(move) {
      const refusal = why(move);
      if (refusal === undefined) made(move);
      else explain(refusal);
    },
    reason: (of) => (steps.some((step) => step.has(of)) ? undefined : whyNot(of)),
    refuse: (of) => explain(whyNot(of)),
    back:
      pinned === null && left === undefined
        ? undefined
        : () => choose({ begun: pinned === null ? (left ?? []) : begun, pinned: null }),
  };
}
