/** Why a move of a defined game is not allowed, from its declared fields and the game's own `refuse`. */
import type { Move, Refusal, Seat } from '../rules.ts';
import { fits } from '../shape.ts';
import type { Entry } from './entries.ts';
import type { Moves } from './moves.ts';
import type { PlannedPhase } from './plan.ts';
import type { Names, StateOf } from './types.ts';

type State = StateOf<Names>;

export class Refusals {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly phases: ReadonlyMap<string, PlannedPhase>;

  constructor(
    entries: readonly Entry[],
    phases: readonly PlannedPhase[],
    private readonly moves: Moves,
  ) {
    this.entries = new Map(entries.map((entry) => [entry.type, entry]));
    this.phases = new Map(phases.map((phase) => [phase.name, phase]));
  }

  /** Returns undefined if the move is allowed. */
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
    if (state.over !== '') return { code: 'gameOver' };
    if (!this.moves.decides(state, seat)) return { code: 'notYourTurn' };
    const type = typeof move === 'object' && move !== null && Object.hasOwn(move, 'type') ? (move as Move).type : '';
    const entry = typeof type === 'string' ? this.entries.get(type) : undefined;
    if (entry === undefined || !fits(move, entry.shape)) return { code: 'malformed' };
    return this.phases.get(state.phase)!.moves.includes(entry.type)
      ? this.refuseWell(entry, state, seat, move as Move)
      : { code: 'wrongPhase', phase: state.phase };
  }

  private refuseWell(entry: Entry, state: State, seat: Seat, move: Move): Refusal | undefined {
    const values = move as unknown as Readonly<Record<string, never>>;
    const gone = entry.fields.findIndex(({ there, indexOf, places }, at) => {
      const value = values[entry.names[at]!]!;
      return !there(state, seat).includes(places === undefined ? indexOf(value) : value);
    });
    if (gone >= 0) return { code: 'notThere', field: entry.names[gone]! };
    const own = entry.refuse?.(state, values, seat);
    if (typeof own === 'string') return { code: own, own: true };
    if (own !== undefined) return demandRefusal(own, entry.type);
    if (entry.list === undefined) return undefined;
    const text = JSON.stringify(this.plain(entry, values));
    for (const fields of entry.list(state, seat))
      if (JSON.stringify(this.plain(entry, fields)) === text) return undefined;
    return { code: 'notThere', field: entry.names[0] ?? '' };
  }

  private plain(entry: Entry, values: object): readonly unknown[] {
    return entry.names.map((name) => (values as Readonly<Record<string, unknown>>)[name]);
  }
}

/**
 * A game must give a text that boards can translate. `tooDear && 'tooDear'` can yield something else, which would
 * forbid a move without a reason.
 */
function demandRefusal(own: Refusal, type: string): Refusal {
  if (typeof (own as Refusal | null)?.code === 'string') return own;
  throw new Error(
    `\`moves.${type}.refuse\` gives ${JSON.stringify(own)}: it should give a word that says why not, or undefined`,
  );
}
