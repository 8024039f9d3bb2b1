/** How often Katason's bots let themselves be milked: asked for two, three or four cards for one, in the midst of games. */
import { knowledge } from '../../games/katason/bot.ts';
import { gainOf, handOf, hopesOf } from '../../games/katason/bot/hopes.ts';
import { GOAL, KINDS } from '../../games/katason/data.ts';
import { swap } from '../../games/katason/hand.ts';
import { rules } from '../../games/katason/index.ts';
import { type Options, meta } from '../../games/katason/meta.ts';
import { points } from '../../games/katason/score.ts';
import type { Bundle, KatasonMove, State } from '../../games/katason/types.ts';
import { filled, sum } from '../../games/kit/counts.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import type { MoveOf } from '../../games/kit/moves.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../games/kit/recall.ts';
import type { GameEvent, Memory, Seat } from '../../games/kit/rules.ts';
import type { Level } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';

/** Cards asked for one. */
const PRICES: readonly number[] = [2, 3, 4];
/** Deals of the hidden cards by which a bot's own judgement of a trade is averaged. */
const DEALS = 24;

interface Haggled {
  readonly asked: number;
  readonly taken: number;
  /** Of those taken, how many lower the bot's chance to win by its own evaluation. */
  readonly losing: number;
}

/** A position, and what each seat remembers of how it came to it. */
interface Scene {
  readonly state: State;
  readonly memories: readonly (Memory | undefined)[];
}

/** A scene in which `bot` is asked for too much; what it gives and gets if it agrees. */
interface Demand extends Scene {
  readonly bot: Seat;
  readonly partner: Seat;
  readonly gives: Bundle;
  readonly gets: Bundle;
}

type Demanding = (before: Scene, price: number) => Demand | undefined;

/** The bot offers, and is answered that more of the same is wanted. */
export const byCounterOffer: Demanding = (before, price) => {
  const { state } = before;
  const bot = state.turn;
  const move = bestOffer(state, bot);
  if (move === undefined) return undefined;
  const kind = move.want.findIndex((count) => count > 0);
  const gives = plenty(handOf(state, bot), price, kind, move.give);
  let scene = after(before, bot, move);
  const asked = rules.toMove(scene.state).filter((seat) => seat !== bot);
  const partner = asked.find((seat) => state.hands[seat * KINDS + kind]! > 0);
  if (partner === undefined || gives === undefined) return undefined;
  for (const seat of asked) {
    const answer = seat === partner ? ({ type: 'counterOffer', give: move.want, want: gives } as const) : REFUSAL;
    if (rules.refuse(scene.state, seat, answer) !== undefined) return undefined;
    scene = after(scene, seat, answer);
  }
  return { ...scene, bot, partner, gives, gets: move.want };
};

/** The bot is offered the card that helps it most, for too many of its own. */
export const byDirectOffer: Demanding = (before, price) => {
  const { state } = before;
  const partner = state.turn;
  const bot = (partner + 1) % state.seats;
  const held = handOf(state, bot);
  const hopes = hopesOf(state, bot);
  let best: { readonly gain: number; readonly gives: Bundle; readonly gets: Bundle } | undefined;
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.hands[partner * KINDS + kind] === 0) continue;
    const gets = filled(KINDS, 0).with(kind, 1);
    const gives = plenty(held, price, kind);
    if (gives === undefined) continue;
    const gain = gainOf(held, hopes, gives, gets);
    if (best === undefined || gain > best.gain) best = { gain, gives, gets };
  }
  if (best === undefined) return undefined;
  const move = { type: 'offerTrade', give: best.gets, want: best.gives, to: bot } as const;
  if (rules.refuse(state, partner, move) !== undefined) return undefined;
  return { ...after(before, partner, move), bot, partner, gives: best.gives, gets: best.gets };
};

const REFUSAL = { type: 'refuseOffer' } as const;

/** Lets a bot of this level be asked `count` times, as many times for each price as for the others. */
export function haggle(demanding: Demanding, level: Level, count: number, seed: string): Haggled {
  const random = randomFrom(seed);
  let asked = 0;
  let taken = 0;
  let losing = 0;
  for (const scene of midGames(random)) {
    const demand = demanding(scene, PRICES[asked % PRICES.length]!);
    if (demand === undefined) continue;
    if (agrees(demand, level, `${seed} ${asked}`)) {
      taken++;
      if (advantage(demand, random) < 0) losing++;
    }
    if (++asked === count) break;
  }
  return { asked, taken, losing };
}

/** Positions of games that the bots' own policy plays, in which somebody may trade; a few of each game, without end. */
function* midGames(random: Random): Generator<Scene> {
  for (;;) {
    const state = rules.setup(4, defaultOptions<Options>(meta), random);
    let scene: Scene = { state, memories: state.handSizes.map((_, seat) => firstMemory(rules, state, seat)) };
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(scene.state)[0]) {
      const { phase, offer } = scene.state;
      if (phase === 'development' && offer === null && random.below(12) === 0) yield scene;
      scene = after(scene, seat, knowledge.playout(scene.state, seat, random), random);
    }
  }
}

/** What a move leads to; the scene before stays as it is. */
function after({ state, memories }: Scene, seat: Seat, move: KatasonMove, random = randomFrom('haggle')): Scene {
  const next = rules.clone(state);
  const events: GameEvent[] = [];
  rules.apply(next, seat, move, random, (event) => events.push(event));
  return { state: next, memories: memories.map((memory, each) => nextMemory(rules, memory, events, each)) };
}

/** What the bot would offer first of all. */
function bestOffer(state: State, seat: Seat): MoveOf<KatasonMove, 'offerTrade'> | undefined {
  let best: MoveOf<KatasonMove, 'offerTrade'> | undefined;
  let most = 0;
  for (const { move, weight } of knowledge.candidates!(state, seat)) {
    if (move.type !== 'offerTrade' || weight <= most) continue;
    best = move;
    most = weight;
  }
  return best;
}

/** `count` cards a hand has most of, other than `kind`; those in `first` before all. Undefined where there aren't as many. */
function plenty(hand: Bundle, count: number, kind: number, first?: Bundle): Bundle | undefined {
  const left = [...hand].with(kind, 0);
  const chosen = filled(KINDS, 0);
  const eager = (one: number) => (left[one] === 0 ? 0 : left[one]! + (first?.[one] ? 100 : 0));
  if (sum(left) < count) return undefined;
  for (let i = 0; i < count; i++) {
    let next = 0;
    for (let one = 1; one < KINDS; one++) if (eager(one) > eager(next)) next = one;
    left[next]! -= 1;
    chosen[next]! += 1;
  }
  return chosen;
}

function agrees({ state, memories, bot }: Demand, level: Level, seed: string): boolean {
  const now = () => performance.now();
  const known = { view: rules.view(state, bot), memory: memories[bot] };
  const { move } = think({ rules, knowledge, ...known, seat: bot, level, seed, now });
  return move.type === 'closeTrade' || move.type === 'acceptOffer';
}

/** By how much the trade raises the bot's chance to win, as far as it can tell. */
function advantage({ state, memories, bot, partner, gives, gets }: Demand, random: Random): number {
  const view = rules.view(state, bot);
  let gained = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const full = { ...rules.redeal(view, bot, random, memories[bot]), offer: null };
    const before = chance(full, bot);
    swap(full, bot, partner, gives, gets);
    gained += chance(full, bot) - before;
  }
  return gained / DEALS;
}

/** A seat's chance by the bots' evaluation; on its turn with the best it can build at once. */
function chance(state: State, seat: Seat): number {
  let best = knowledge.evaluate(state)[seat]!;
  if (state.turn !== seat) return best;
  for (const move of rules.legal(state, seat)) {
    if (move.type !== 'buildHouse' && move.type !== 'buildCity') continue;
    const built = rules.clone(state);
    rules.apply(built, seat, move, randomFrom('build'), undefined);
    best = Math.max(best, points(built, seat) >= GOAL ? 1 : knowledge.evaluate(built)[seat]!);
  }
  return best;
}
