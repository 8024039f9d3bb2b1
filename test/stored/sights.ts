/** What a position shows that another may not: its phase, what is in its fields, what can be done in it, how it ended. */
import { randomFrom } from '../../games/kit/random.ts';
import { type Start, recordRandomGame } from '../../games/kit/record.ts';
import type { Move, Rules, Turn } from '../../games/kit/rules.ts';
import type { Knowledge } from '../../games/kit/search/knowledge.ts';
import { type Table, createTable, nextTable } from '../../games/kit/table.ts';
import type { Meta } from '../../games/kit/meta.ts';

/** A game up to some move. */
export interface Plan {
  readonly start: Start;
  readonly turns: readonly Turn[];
  readonly shows: readonly string[];
}

/** A position is kept for each thing it alone shows up to this many moves in; what shows late is in the corpus too. */
const MOVES_A_SIGHT = 100;
const LONGEST = 450;

interface Played {
  readonly rules: Rules;
  readonly meta: Meta;
  readonly knowledge: Knowledge;
}

/** Few games that between them show what the positions of `games` show, but for what comes late and alone. */
export function plansOf({ rules, meta }: Played, games: readonly (readonly [Start, readonly Turn[]])[]): Plan[] {
  const cheapest = new Map<string, Plan>();
  for (const [start, turns] of games) {
    let table = createTable(rules, meta, start.players, { options: start.options, seed: start.seed });
    for (let made = 0; made <= turns.length; made++) {
      const plan = { start, turns: turns.slice(0, made), shows: [...sightsOf(rules, table, start)] };
      for (const sight of plan.shows) {
        const known = cheapest.get(sight);
        if (known === undefined || known.turns.length > made) cheapest.set(sight, plan);
      }
      const turn = turns[made];
      if (turn !== undefined) table = nextTable(rules, table, turn.seat, turn.move);
    }
  }
  return fewest(new Set(cheapest.values())).filter(
    ({ turns, shows }) => turns.length <= Math.min(LONGEST, shows.length * MOVES_A_SIGHT),
  );
}

function fewest(plans: ReadonlySet<Plan>): Plan[] {
  const missing = new Set([...plans].flatMap(({ shows }) => shows));
  const kept: Plan[] = [];
  const fresh = ({ shows }: Plan) => shows.filter((sight) => missing.has(sight));
  const worth = (plan: Plan) => fresh(plan).length / (40 + plan.turns.length);
  while (missing.size > 0) {
    const best = [...plans].reduce((a, b) => (worth(b) > worth(a) ? b : a));
    const shows = fresh(best);
    kept.push({ ...best, shows });
    for (const sight of shows) missing.delete(sight);
  }
  return kept;
}

function sightsOf(rules: Rules, { state, undoable }: Table, { players, options }: Start): Set<string> {
  const deciding = rules.toMove(state);
  const over = rules.result(state);
  const where = over === undefined ? rules.phase(state) : `ended by ${over.ending}`;
  const together = Math.min(deciding.length, 3);
  return new Set([
    where,
    `${players} players`,
    ...Object.entries(options).map(([option, choice]) => `${option} ${choice}`),
    ...(over === undefined ? [`${where}, ${together} to decide`] : []),
    ...(undoable && over === undefined ? [`${where}, undo`] : []),
    ...deciding.flatMap((seat) => rules.legal(state, seat).map(({ type }) => `${where}, ${together} to ${type}`)),
    ...Object.entries(state).map(([field, value]) => `${where}, ${field} ${kindOf(value)}`),
  ]);
}

/** Coarse enough that few positions show all kinds of every field. */
function kindOf(value: unknown): string {
  if (typeof value === 'number') return value < 0 ? 'none' : value === 0 ? '0' : 'some';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : 'filled';
  return typeof value === 'object' && value !== null ? 'there' : String(value);
}

/** Games to choose from: as bots' playouts go, and at random. */
export function someGames({ rules, knowledge }: Played, starts: readonly Start[], rounds: number) {
  return Array.from({ length: rounds }, (_, round) =>
    starts.flatMap((variant) => {
      const start = { ...variant, seed: `${variant.seed}/${round}` };
      const { record } = recordRandomGame(rules, start, 400);
      return [[start, playoutOf(rules, knowledge, start)] as const, [start, record.turns] as const];
    }),
  ).flat();
}

function playoutOf(rules: Rules, knowledge: Knowledge, { players, options, seed }: Start): Turn[] {
  const chance = randomFrom(seed);
  const chooser = randomFrom(`${seed} moves`);
  const state = rules.setup(players, options, chance);
  const turns: Turn[] = [];
  for (let deciding = rules.toMove(state); deciding.length > 0; deciding = rules.toMove(state)) {
    const seat = chooser.pick(deciding);
    const move: Move = structuredClone(knowledge.playout(state, seat, chooser));
    turns.push({ seat, move });
    rules.apply(state, seat, move, chance, undefined);
  }
  return turns;
}
