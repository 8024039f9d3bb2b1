/** What follows from the spots that were pressed: what is lit, which moves they make, and how one goes back. */
import type { GameEvent, Move } from '../../games/kit/rules.ts';
import { type Moment, type Scene, type Spot, partsOf } from './scene.ts';

/** What can be pressed next, after what was begun. */
export interface Open<M extends Move> {
  /** The spots that were pressed, or that every legal move begins with. */
  readonly begun: readonly Spot[];
  /**
   * Before each of them and after the last: the spots that could be pressed, each with the moves that it makes; none if
   * further spots follow.
   */
  readonly steps: readonly ReadonlyMap<Spot, readonly M[]>[];
}

/** The part of a scene that says which presses make which moves. */
export type Chosen<State, M extends Move> = Pick<Scene<State, M, GameEvent>, 'ways' | 'ahead'>;

interface Path<M> {
  readonly move: M;
  readonly way: readonly Spot[];
}

/** What is open after these presses. A press that no longer leads anywhere is dropped, with all that followed it. */
export function openAfter<State, M extends Move>(
  scene: Chosen<State, M>,
  moment: Moment<State, M>,
  pressed: readonly Spot[],
): Open<M> {
  let paths = moment.legal.flatMap((move) => pathsOf(scene, moment, move));
  let left = pressed;
  const begun: Spot[] = [];
  const steps = [nextOf(paths)];
  for (;;) {
    const [next] = left;
    const only = onlyStep(paths);
    const isOpen = next !== undefined && (leads(paths, next) || scene.ahead?.(next, moment) === true);
    const taken = only ?? (isOpen ? next : undefined);
    if (taken === undefined) return { begun, steps };
    left = taken === next ? left.slice(1) : [];
    begun.push(taken);
    paths = paths.flatMap(({ move, way: [first, ...way] }) =>
      first === taken && way.length > 0 ? [{ move, way }] : [],
    );
    steps.push(nextOf(paths));
  }
}

/** The spots that follow, and of those before them the ones of the same kind as what was pressed in their place. */
export function litAt<M extends Move>({ begun, steps }: Open<M>): ReadonlyMap<Spot, readonly M[]> {
  return new Map(
    steps.flatMap((step, at) =>
      [...step].filter(([of]) => begun[at] === undefined || partsOf(of)[0] === partsOf(begun[at])[0]),
    ),
  );
}

/** The spots that are left when the last press is taken back; undefined if nobody has pressed any. */
export function before<State, M extends Move>(
  scene: Chosen<State, M>,
  moment: Moment<State, M>,
  begun: readonly Spot[],
): readonly Spot[] | undefined {
  for (let count = begun.length - 1; count >= 0; count--) {
    const left = openAfter(scene, moment, begun.slice(0, count)).begun;
    if (left.length < begun.length) return left;
  }
  return undefined;
}

/** A move that only a button of its own makes has one way, without any spots. */
function pathsOf<State, M extends Move>(scene: Chosen<State, M>, moment: Moment<State, M>, move: M): Path<M>[] {
  const ways = scene.ways(move, moment);
  return (ways.length === 0 ? [[]] : ways).map((way) => ({ move, way }));
}

const leads = (paths: readonly Path<unknown>[], spot: Spot) =>
  paths.some(({ way }) => way[0] === spot && way.length > 1);

/** The spot that every way begins with and that makes no move by itself: nobody needs to press it. */
function onlyStep(paths: readonly Path<unknown>[]): Spot | undefined {
  const first = paths[0]?.way[0];
  return first !== undefined && paths.every(({ way }) => way[0] === first && way.length > 1) ? first : undefined;
}

function nextOf<M>(paths: readonly Path<M>[]): ReadonlyMap<Spot, readonly M[]> {
  const lit = new Map<Spot, M[]>();
  for (const { move, way } of paths) {
    const [spot, ...more] = way;
    if (spot === undefined) continue;
    const made = lit.get(spot) ?? [];
    if (more.length === 0 && !made.includes(move)) made.push(move);
    lit.set(spot, made);
  }
  return lit;
}
