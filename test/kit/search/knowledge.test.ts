/** What the search relies on, for every game on the shelf and every number of players. */
import { expect, test } from 'vitest';
import { type GameModule, shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../../games/kit/recall.ts';
import type { GameEvent, Memory, Seat } from '../../../games/kit/rules.ts';
import { think } from '../../../games/kit/search/think.ts';
import { still } from './fixtures.ts';

const tables = [...shelf.values()].flatMap(({ meta, load }) =>
  Array.from({ length: meta.players.max - meta.players.min + 1 }, (_, more) => ({
    id: meta.id,
    players: meta.players.min + more,
    options: defaultOptions(meta),
    load,
  })),
);

const level = { iterations: 8, milliseconds: 1 };

/** Plays a game by the playout policy, with a random move now and then, and calls `look` before every decision, with the memory of who decides. */
function tour(
  { rules, knowledge }: GameModule,
  players: number,
  options: object,
  seed: string,
  look: (state: object, seat: Seat, step: number, memory: Memory | undefined) => void,
): void {
  const random = randomFrom(seed);
  const state = rules.setup(players, options, random);
  let memories = Array.from({ length: players }, (_, each) => firstMemory(rules, state, each));
  for (let step = 0; step < rules.longest(players); step++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    look(state, seat, step, memories[seat]);
    const stray = random.below(10) === 0;
    const move = stray ? random.pick(rules.legal(state, seat)) : knowledge.playout(state, seat, random);
    if (rules.refuse(state, seat, move) !== undefined)
      throw new Error(`${seed}, step ${step}: ${JSON.stringify(move)} is refused`);
    const events: GameEvent[] = [];
    rules.apply(state, seat, move, random, (event) => events.push(event));
    memories = memories.map((memory, each) => nextMemory(rules, memory, events, each));
  }
  throw new Error(`${seed} does not end`);
}

test.each(tables)('$id for $players: playouts are legal and end, and evaluations are chances', async (table) => {
  const module = await table.load();
  const { rules, knowledge } = module;
  for (let game = 0; game < 5; game++) {
    const seed = `${table.id} ${table.players} playout ${game}`;
    tour(module, table.players, table.options, seed, (state, _seat, step) => {
      if (step % 7 > 0) return;
      const before = JSON.stringify(state);
      const chances = knowledge.evaluate(state);
      expect(chances, seed).toHaveLength(rules.players(state));
      for (const chance of chances) expect(chance >= 0 && chance <= 1, `${seed}: ${chance}`).toBe(true);
      expect(JSON.stringify(state), seed).toBe(before);
    });
  }
});

test.each(tables)('$id for $players: every candidate is allowed, and there is one', async (table) => {
  const module = await table.load();
  const { rules, knowledge } = module;
  if (knowledge.candidates === undefined) return;
  for (let game = 0; game < 3; game++) {
    const seed = `${table.id} ${table.players} candidates ${game}`;
    tour(module, table.players, table.options, seed, (state, _seat, step) => {
      if (step % 3 > 0) return;
      for (const seat of rules.toMove(state)) {
        const candidates = knowledge.candidates!(state, seat);
        expect(candidates.length, seed).toBeGreaterThan(0);
        for (const { move, weight } of candidates) {
          if (weight > 0 && rules.refuse(state, seat, move) === undefined) continue;
          throw new Error(`${seed}: ${JSON.stringify(move)} of weight ${weight} is no candidate`);
        }
      }
    });
  }
});

/** What no search looks at: bots ask for nothing back. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { katason: ['askTakeBack'] };

test.each([...shelf.values()])('$meta.id: every kind of move is searched somewhere', async ({ meta, load }) => {
  const module = await load();
  const { rules, knowledge } = module;
  const [legal, searched] = [new Set<string>(), new Set<string>()];
  for (let game = 0; game < 12; game++) {
    const players = meta.players.min + (game % (meta.players.max - meta.players.min + 1));
    tour(module, players, defaultOptions(meta), `${meta.id} kinds ${game}`, (state, _seat, step) => {
      if (step % 2 > 0) return;
      for (const seat of rules.toMove(state)) {
        for (const { type } of rules.legal(state, seat)) legal.add(type);
        // Without a choice of its own a search looks at all there is.
        const all = () => rules.legal(state, seat).map((move) => ({ move }));
        for (const { move } of knowledge.candidates?.(state, seat) ?? all()) searched.add(move.type);
      }
    });
  }
  expect([...legal].filter((type) => !searched.has(type) && !LEFT_OUT[meta.id]?.includes(type))).toEqual([]);
});

test.each(tables)(
  '$id for $players: answers hang on what is seen and remembered alone, and are allowed',
  async (table) => {
    const module = await table.load();
    const { rules, knowledge } = module;
    const seed = `${table.id} ${table.players} think`;
    const random = randomFrom(seed);
    tour(module, table.players, table.options, seed, (state, seat, step, memory) => {
      if (step % 11 > 0) return;
      const view = rules.view(state, seat);
      for (const known of new Set([undefined, memory])) {
        const ask = (from: object) => {
          const question = { rules, knowledge, view: rules.view(from, seat), memory: known, seat, level, now: still };
          return think({ ...question, seed: `${seed} ${step}` });
        };
        const thought = ask(state);
        // Another deal of what the seat can't know.
        expect(ask(rules.redeal(view, seat, random, known)), seed).toEqual(thought);
        expect(rules.refuse(state, seat, thought.move), seed).toBeUndefined();
        expect(rules.view(state, seat), seed).toEqual(view);
      }
    });
  },
);
