/** Works the chance of a match out again, from what was fixed before anybody knew it to the last die. */
import type { RulesModule } from '../../games/index.ts';
import { type Draw, pledgeOf, seedOf } from '../../games/kit/draw.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { replay, replaying } from '../../games/kit/record.ts';
import { type GameRecord, type Seat, heard } from '../../games/kit/rules.ts';
import { type Table, viewTable } from '../../games/kit/table.ts';
import { HASHED, type KeptDeal } from './kept-deal.ts';
import { hashOfMoment, hashOfView } from './witness.ts';

/** kept: it is what this browser was shown at the time. alone: this browser was shown nothing to hold it against. */
export type Agreement = 'kept' | 'alone' | 'differs';

/** What is found of a seat: it adds nothing; what it adds fits what was pledged; it is what this very browser drew; or not. */
export type ShareFinding = 'none' | 'unshown' | Agreement | 'own';

export interface Report {
  readonly server: Agreement;
  readonly shares: readonly ShareFinding[];
  readonly seed: 'fits' | 'differs';
  readonly course: CourseFinding;
}

export interface CourseFinding {
  /** How many moves were worked out again. */
  readonly moves: number;
  /** How many numbers were drawn for them and for the deal. */
  readonly draws: number;
  /** So many moves were compared with what this browser saw of them. */
  readonly seen: number;
  /** What doesn't fit: the move that the rules refuse, or that led elsewhere than this browser saw; 0 is the deal. */
  readonly trouble?: { readonly kind: 'refused' | 'otherwise'; readonly move: number };
}

interface Checked {
  readonly meta: Meta;
  readonly module: RulesModule;
  readonly record: GameRecord;
  readonly draw: Draw;
  /** What this browser kept of it. */
  readonly kept: KeptDeal;
}

/** Work goes on for so many milliseconds before the page has its turn. */
const SLICE = 12;

/** Checks a record. `progress` is told how many moves have been worked out again; once `signal` says so nothing more is done. */
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

/** Whether all of it fits. */
export function agrees({ server, shares, seed, course }: Report): boolean {
  return server !== 'differs' && !shares.includes('differs') && seed === 'fits' && course.trouble === undefined;
}

function sharesOf({ shares, unshown }: Draw, { closed, share: own, seat: ownSeat }: KeptDeal): readonly ShareFinding[] {
  const isMine = (share: string | null, seat: Seat) => share !== null && share === own && (ownSeat ?? seat) === seat;
  return shares.map((share, seat) => {
    if (isMine(share, seat)) return 'own';
    const pledged = closed?.seats[seat];
    if (share === null) {
      // Whoever had pledged before this browser showed its share has to have a part in it.
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

/** Yields how far it is. */
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
