/** A game as bots play it: positions worth a picture, the same every time. */
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { GameRecord, Turn } from '../../../games/kit/rules.ts';
import { think } from '../../../games/kit/search/think.ts';

/** Little thought, and no clock in it. */
const LEVEL = { iterations: 40, milliseconds: Number.POSITIVE_INFINITY };

/** The record of a whole game between bots. */
export async function playedByBots(game: string, players: number, seed: string): Promise<GameRecord> {
  const shelved = shelf.get(game);
  if (shelved === undefined) throw new Error(`no game "${game}" on the shelf`);
  const { rules, knowledge } = await shelved.load();
  const options = defaultOptions(shelved.meta);
  const chance = randomFrom(seed);
  const state = rules.setup(players, options, chance);
  const turns: Turn[] = [];
  for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
    const view = rules.view(state, seat);
    const { move } = think({
      rules,
      knowledge,
      view,
      seat,
      level: LEVEL,
      seed: `${seed}/${turns.length}`,
      now: () => 0,
    });
    turns.push({ seat, move: structuredClone(move) });
    rules.apply(state, seat, move, chance, undefined);
  }
  return { game, players, options, seed, format: rules.format, turns };
}
