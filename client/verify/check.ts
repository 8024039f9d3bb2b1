/** Recomputes all random results of a match, from the pledges made before anybody knew them to the last die. */
import type { RulesModule } from '../../games/index.ts';
import { type Draw, pledgeOf, seedOf } from '../../games/kit/draw.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { replay, replaying } from '../../games/kit/record.ts';
import { type GameRecord, type Seat, heard } from '../../games/kit/rules.ts';
import { type Table, viewTable } from '../../games/kit/table.ts';
import { HASHED, type KeptDeal } from './kept-deal.ts';
import { hashOfMoment, hashOfView } from './witness.ts';

/**
 * kept: equal to what this browser was shown during the match. alone: this browser recorded nothing to compare with.
 */
export type Agreement = 'kept' | 'alone' | 'differs';

/**
 * The finding about a seat's share. none: the seat adds nothing. own: this browser drew it. kept: it fits its pledge.
 */
export type ShareFinding = 'none' | 'unshown' | Agreement | 'own';

export interface Report {
  readonly server: Agreement;
  readonly shares: readonly ShareFinding[];
  readonly seed: 'fits' | 'differs';
  readonly course: CourseFinding;
}

export interface CourseFinding {
  /** How many moves were recomputed. */
  readonly moves: number;
  /** How many random numbers were drawn for the deal and the moves. */
  readonly draws: number;
  /** How many moves were compared with what this browser saw of them. */
  readonly seen: number;
  /**
   * What doesn't fit: a move that the rules refuse, or one with another result than this browser saw. Move 0 is the
   * deal.
   */
  readonly trouble?: { readonly kind: 'refused' | 'otherwise'; readonly move: number };
}

interface Checked {
  readonly meta: Meta;
  readonly module: RulesModule;
  readonly record: GameRecord;
  readonly draw: Draw;
  /** What this browser recorded of the match. */
  readonly kept: KeptDeal;
}

/** After this many milliseconds of work, the page gets its turn. */
const SLICE = 12;

/** Checks a record. Calls `progress` with the number of recomputed moves; stops when `signal` is aborted. */
export async function check(
  checked: Checked,
  progress: (moves: number) => void,
  signal: AbortSignal,
): Promise<Report | undefined> {
  const { record, draw, kept } = checked;
  const found = { server: agreement(pledgeOf(draw.secret), kept.server), shares: sharesOf(draw, kept) };
  if (seedOf(draw) !== record.seed) return { ...found, seed: 'differs', course: { moves: 0, draws: 0, seen: 0 } };
  const walk = courseOf(checked);
  let sliceEnd = performance.now() + SLICE;
  for (;;) {
    const { value, done } = walk.next();
    if (done === true) return { ...found, seed: 'fits', course: value };
    if (performance.now() < sliceEnd) continue;
    progress(value);
    await pause();
    if (signal.aborted) return undefined;
    sliceEnd = performance.now() + SLICE;
  }
}

/** Whether every finding fits. */
export function agrees({ server, shares, seed, course }: Report): boolean {
  return server !== 'differs' && !shares.includes('differs') && seed === 'fits' && course.trouble === undefined;
}

function sharesOf({ shares, unshown }: Draw, { closed, share: own, seat: ownSeat }: KeptDeal): readonly ShareFinding[] {
  const isMine = (share: string | null, seat: Seat) => share !== null && share === own && (ownSeat ?? seat) === seat;
  return shares.map((share, seat) => {
    if (isMine(share, seat)) return 'own';
    const pledged = closed?.seats[seat];
    if (share === null) {
      // Every seat that had pledged before this browser revealed its share must be part of the result.
      if (typeof pledged === 'string') return 'differs';
      return unshown.includes(seat) ? 'unshown' : 'none';
    }
    return closed === undefined ? 'alone' : agreement(pledgeOf(share), pledged ?? '');
  });
}

function agreement(found: string, kept: string | undefined): Agreement {
  if (kept === undefined) return 'alone';
  return found === kept ? 'kept' : 'differs';
}

/** Yields its progress. */
function* courseOf({ meta, module: { rules }, record, kept }: Checked): Generator<number, CourseFinding> {
  const { seat = null, seen = '' } = kept;
  const course = replaying(rules, meta, record);
  const first = (table: Table) => kept.start === undefined || hashOfView(viewTable(rules, table, seat)) === kept.start;
  const draws = ({ random }: Table) => (random[3] - randomFrom(record.seed).words[3]) >>> 0;
  const start = startOf(rules, meta, record);
  if (start === undefined) return { moves: 0, draws: 0, seen: 0, trouble: { kind: 'refused', move: 0 } };
  let table = start;
  let moves = 0;
  const end = (kind?: 'refused' | 'otherwise', move = moves): CourseFinding => ({
    moves,
    draws: draws(table),
    seen: Math.min(moves, seen.length / HASHED),
    ...(kind === undefined ? {} : { trouble: { kind, move } }),
  });
  if (!first(start)) return end('otherwise', 0);
  for (;;) {
    const next = nextOf(course);
    if (next === 'refused') return end('refused', moves + 1);
    if (next === 'over') return end();
    ({ table } = next);
    moves++;
    const known = seen.slice((moves - 1) * HASHED, moves * HASHED);
    const events = table.events.map((event) => heard(event, seat));
    if (known !== '' && hashOfMoment({ events }) !== known) return end('otherwise');
    yield moves;
  }
}

function startOf(rules: RulesModule['rules'], meta: Meta, record: GameRecord): Table | undefined {
  try {
    return replay(rules, meta, { ...record, turns: [] });
  } catch {
    return undefined;
  }
}

function nextOf(course: ReturnType<typeof replaying>): { readonly table: Table } | 'refused' | 'over' {
  try {
    const { value, done } = course.next();
    return done === true ? 'over' : value;
  } catch {
    return 'refused';
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
