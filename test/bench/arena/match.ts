/** Plays one match of a contest. */
import { type GameModule, type Shelved, shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { Memories } from '../../../games/kit/recall.ts';
import type { GameEvent, Result, Seat } from '../../../games/kit/rules.ts';
import { Forfeit } from '../engines/engine.ts';
import { type Contest, type Effort, type Outcome, type Pairing, seated } from './contest.ts';
import { playerOf } from './players/index.ts';
import type { Player, Question } from './players/player.ts';

/** Chance follows from the contest's seed and the pairing alone, whoever plays the match and when. */
export async function play(contest: Contest, pairing: Pairing): Promise<Outcome> {
  const { meta, load } = shelf.get(contest.game) as Shelved;
  const module = await load();
  const seats = contest.contestants.length;
  const seed = `${contest.seed} ${pairing.deal}`;
  const deal = randomFrom(seed);
  const state = module.rules.setup(seats, defaultOptions(meta), deal);
  const players = await playersOf(contest);
  const efforts: Effort[][] = players.map(() => []);
  const match = { module, contest, pairing, seed, deal, state, players, efforts };
  try {
    return await playOn(match);
  } finally {
    for (const player of players) player.close?.(module.rules.result(state));
  }
}

interface Match {
  readonly module: GameModule;
  readonly contest: Contest;
  readonly pairing: Pairing;
  readonly seed: string;
  readonly deal: Random;
  readonly state: object;
  readonly players: readonly Player[];
  readonly efforts: Effort[][];
}

async function playOn({ module, contest, pairing, seed, deal, state, players, efforts }: Match): Promise<Outcome> {
  const seats = players.length;
  const chances = players.map((_, index) => randomFrom(`${seed} ${pairing.rotation} ${index}`));
  const memories = new Memories(module.rules);
  const start = module.rules.clone(state);
  const moments: { readonly events: readonly GameEvent[] }[] = [];
  for (let seat = module.rules.toMove(state)[0]; seat !== undefined; seat = module.rules.toMove(state)[0]) {
    const index = seated(contest, pairing, seat);
    const own = { memory: memories.of(seat, start, moments), moments, random: chances[index]! };
    const question = questionFor(module, { state, deal }, seat, own);
    const answer = await timed(players[index]!, question);
    if (answer instanceof Forfeit) return forfeited(index, answer, { efforts, moves: moments.length });
    const { move, effort } = answer;
    if (module.rules.legal(question.view, seat).length > 1) efforts[index]!.push(effort);
    const refusal = module.rules.refuse(state, seat, move);
    if (refusal) throw new Error(`${contest.contestants[index]} played ${JSON.stringify(move)}: ${refusal.code}`);
    const events: GameEvent[] = [];
    module.rules.apply(state, seat, move, deal, (event) => events.push(event));
    moments.push({ events });
    if (moments.length > module.rules.longest(seats)) throw new Error(`${contest.game}: deal ${seed} does not end`);
  }
  const shares: number[] = players.map(() => 0);
  for (const { seat, share } of victors(module.rules.result(state)!)) shares[seated(contest, pairing, seat)] = share;
  return { shares, efforts, moves: moments.length };
}

/** Who can't go on has lost to all others alike. */
function forfeited(index: number, { message: why }: Forfeit, played: Pick<Outcome, 'efforts' | 'moves'>): Outcome {
  const others = played.efforts.length - 1;
  return {
    ...played,
    shares: played.efforts.map((_, other) => (other === index ? 0 : 1 / others)),
    forfeit: { index, why },
  };
}

async function playersOf(contest: Contest): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const name of contest.contestants) players.push(await playerOf(contest, name));
  return players;
}

/** All that a seat is told. */
function questionFor(
  module: GameModule,
  truth: { readonly state: object; readonly deal: Random },
  seat: Seat,
  own: Pick<Question, 'memory' | 'moments' | 'random'>,
): Question {
  return { module, seat, view: module.rules.view(truth.state, seat), ...own, truth };
}

async function timed(player: Player, question: Question) {
  const before = performance.now();
  try {
    const { move, iterations } = await player(question);
    return { move, effort: { iterations, milliseconds: performance.now() - before } };
  } catch (error) {
    if (error instanceof Forfeit) return error;
    throw error;
  }
}

/** Who came first, with a part of the victory each where the place is shared. */
function victors({ places }: Result): readonly { readonly seat: Seat; readonly share: number }[] {
  const firsts = places.filter(({ rank }) => rank === 1);
  return firsts.map(({ seat }) => ({ seat, share: 1 / firsts.length }));
}
