import { describe, expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import { Reel } from '../../../games/kit/reel.ts';
import { certainEvents, hintFor } from '../../../games/kit/search/hint.ts';
import { startTable } from '../../../games/kit/table.ts';
import { coin, coinKnowledge, nim, nimKnowledge, still } from './fixtures.ts';

const level = { iterations: 400, milliseconds: 1000 };
const take = (sticks: number) => ({ type: 'take', sticks }) as const;
const ask = (left: number) =>
  hintFor({ rules: nim, knowledge: nimKnowledge, view: { left, turn: 0 }, seat: 0, level, seed: 's', now: still });

describe('a hint', () => {
  test('names the move that wins, and trusts it', () => {
    // Of five sticks one is taken: the other has four, and is lost whatever they do.
    expect(ask(5)).toMatchObject({ move: take(1), trust: 'clear', second: null });
  });

  test('says where there was only one move', () => {
    expect(ask(1)).toMatchObject({ move: take(1), trust: 'only', second: null });
  });

  test('names the second move where both are as good', () => {
    const hint = hintFor({
      rules: coin,
      knowledge: coinKnowledge,
      view: { side: -1, turn: 0, guessed: -1 },
      seat: 0,
      level,
      seed: 's',
      now: still,
    });
    expect(hint.trust).toBe('close');
    expect(hint.second).toEqual({ type: 'guess', side: 1 - hint.move.side });
  });

  test('gives the reasons of the game, if it has any', () => {
    expect(ask(5).reasons).toEqual([]);
    const knowledge = { ...nimKnowledge, reasons: () => [{ code: 'leaves', sticks: 4 }] };
    const view = { left: 5, turn: 0 };
    const hint = hintFor({ rules: nim, knowledge, view, seat: 0, level, seed: 's', now: still });
    expect(hint.reasons).toEqual([{ code: 'leaves', sticks: 4 }]);
  });
});

describe.each([...shelf.keys()])('reasons in %s', (id) => {
  test('are the same whatever is hidden behind a view, and change nothing', async () => {
    const { meta, load } = shelf.get(id)!;
    const { rules, knowledge } = await load();
    // A game may do without them.
    if (knowledge.reasons === undefined) return;
    const options = defaultOptions(meta);
    let said = 0;
    for (const seed of ['why', 'because']) {
      const { record } = recordRandomGame(rules, { players: meta.players.max, options, seed }, 300);
      const reel = new Reel(rules, startTable(rules, record.players, options, seed), record.turns);
      for (let step = 0; step < record.turns.length; step += 7) {
        const { state } = reel.at(step);
        const before = JSON.stringify(state);
        const { seat } = record.turns[step]!;
        const view = rules.view(state, seat);
        const other = rules.redeal(view, seat, randomFrom(`${seed} ${step}`));
        const legal = rules.legal(view, seat);
        for (const move of legal.filter((_, at) => at % Math.ceil(legal.length / 12) === 0)) {
          const found = knowledge.reasons(view, seat, move);
          said += found.length;
          expect(knowledge.reasons(state, seat, move)).toEqual(found);
          expect(knowledge.reasons(other, seat, move)).toEqual(found);
          expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    }
    expect(said).toBeGreaterThan(0);
  });
});

describe('what a move does for certain', () => {
  test('leaves out what chance decides', async () => {
    const { rules } = await shelf.get('katason')!.load();
    const { record } = recordRandomGame(
      rules,
      { players: 3, options: { numbers: 'ordered', dice: 'fair', trade: 'players' }, seed: 'certain' },
      400,
    );
    const reel = new Reel(rules, startTable(rules, 3, record.options, 'certain'), record.turns);
    const rolls = [...record.turns.entries()].filter(([, { move }]) => move.type === 'roll').slice(0, 3);
    expect(rolls).toHaveLength(3);
    for (const [step, { seat, move }] of rolls)
      expect(certainEvents(rules, { view: rules.view(reel.at(step).state, seat) }, { seat, move }, 'x')).toEqual([]);
    const built = record.turns.findIndex(({ move }) => move.type === 'buildHouse');
    const { seat, move } = record.turns[built]!;
    const told = certainEvents(rules, { view: rules.view(reel.at(built).state, seat) }, { seat, move }, 'x');
    expect(told).toMatchObject([{ type: 'houseBuilt', seat }]);
  });
});
