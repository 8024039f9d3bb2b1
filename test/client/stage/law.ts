/** What holds of every scene, in whatever position: presses reach exactly the legal moves, and every press can be taken back. */
import { before, openAfter } from '../../../client/stage/choosing.ts';
import type { Moment, Scene, Spot } from '../../../client/stage/scene.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';

export type Bound<State, M extends Move> = Pick<Scene<State, M, GameEvent>, 'ways' | 'ahead' | 'buttons' | 'prepared'>;

/** What a scene breaks at a moment, in words; nothing if it keeps the law. */
export function breachesOf<State, M extends Move>(scene: Bound<State, M>, moment: Moment<State, M>): readonly string[] {
  const { buttons = [], prepared = [] } = scene;
  const made = new Set<M>();
  const breaches: string[] = [];
  const walk = (pressed: readonly Spot[]) => {
    const open = openAfter(scene, moment, pressed);
    breaches.push(...backFrom(scene, moment, open.begun));
    for (const [of, moves] of open.steps.at(-1) ?? []) {
      const next = [...open.begun, of];
      for (const move of moves) made.add(move);
      if (new Set(moves.map((move) => named(move, prepared))).size > 1)
        breaches.push(`${next.join(', ')}: one press makes ${moves.map(told).join(' and ')}`);
      if (openAfter(scene, moment, next).begun.length > open.begun.length) walk(next);
    }
  };
  walk([]);
  for (const move of moment.legal) {
    const isButton = buttons.includes(move.type);
    if (made.has(move) === isButton)
      breaches.push(`${told(move)}: ${isButton ? 'has a button of its own and is pressed' : 'no press makes it'}`);
  }
  return breaches;
}

/** Whoever goes back often enough is where they began, and each time some press less. */
function backFrom<State, M extends Move>(
  scene: Bound<State, M>,
  moment: Moment<State, M>,
  begun: readonly Spot[],
): readonly string[] {
  const none = openAfter(scene, moment, []).begun;
  let at: readonly Spot[] | undefined = begun;
  while (at !== undefined && at.length > none.length) {
    const left: readonly Spot[] | undefined = before(scene, moment, at);
    if (left !== undefined && left.length >= at.length) return [`${at.join(', ')}: nothing is taken back`];
    if (left === undefined) return [`${at.join(', ')}: nothing leads back`];
    at = left;
  }
  return [];
}

/** A move without the fields that are prepared beside its press. */
function named(move: Move, prepared: readonly string[]): string {
  return told(Object.fromEntries(Object.entries(move).filter(([field]) => !prepared.includes(field))));
}

const told = (of: object) => JSON.stringify(of);
