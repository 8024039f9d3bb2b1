/** Every lesson can be played to its end by the rules as they are, and says what it has to say in every language. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { pieces } from '../../../client/table/log/codes.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Lesson } from '../../../games/kit/lesson.ts';
import { replay } from '../../../games/kit/record.ts';
import { type Turn, movers } from '../../../games/kit/rules.ts';
import { nextTable } from '../../../games/kit/table.ts';

const taught = [...house.games].flatMap(([id, game]) => (game.lesson === undefined ? [] : [[id, game] as const]));

/** The turns of a lesson, where the first of all moves that do what is asked is made. */
function turnsOf({ start, seat, steps }: Lesson, upTo = steps.length): readonly Turn[] {
  const made = steps.slice(0, upTo).flatMap(({ moves, replies = [] }) => {
    const [move] = moves ?? [];
    return move === undefined ? replies : [{ seat, move }, ...replies];
  });
  return [...start.turns, ...made];
}

test('whichever game of the house has a lesson is taught', () => {
  const written = [...house.games.keys()].filter((id) => existsSync(`games/${id}/lesson.ts`));
  expect(taught.map(([id]) => id)).toEqual(written);
});

describe.each(taught)('%s', async (_, { meta, load, board, lesson: shown }) => {
  const { rules } = await load();
  const lesson = await shown!.load();
  const { icons } = await board();

  test('the rules play it to its end, and leave a game to play on', () => {
    const { state } = replay(rules, meta, { ...lesson.start, turns: turnsOf(lesson) });
    expect(rules.toMove(state)).not.toEqual([]);
  });

  test('its start is of the format that is played now', () => {
    expect(lesson.start.format).toBe(rules.format);
  });

  test.each(lesson.steps.map(({ say }, at) => [say, at] as const))(
    '%s: whatever is asked for can be done',
    (_say, at) => {
      const { moves = [], replies = [] } = lesson.steps[at]!;
      const before = replay(rules, meta, { ...lesson.start, turns: turnsOf(lesson, at) });
      const legal = rules.legal(before.state, lesson.seat);
      if (moves.length > 0) expect(movers(rules, before.state)).toContain(lesson.seat);
      for (const move of moves) {
        expect(rules.refuse(before.state, lesson.seat, move)).toBeUndefined();
        // Only where a choice is free is what is asked for not among what lights up.
        const free = rules.forms[move.type]?.free ?? [];
        if (free.length === 0) expect(legal).toContainEqual(move);
        let table = nextTable(rules, before, lesson.seat, move);
        for (const turn of replies) {
          expect(rules.refuse(table.state, turn.seat, turn.move)).toBeUndefined();
          table = nextTable(rules, table, turn.seat, turn.move);
        }
      }
    },
  );

  test.each(LANGUAGES)('%s: every step has its sentences, and no sentence is of no step', async (language) => {
    const words = await saidIn(shown!.words, language)();
    expect(Object.keys(words.steps)).toEqual(lesson.steps.map(({ say }) => say));
    for (const { say, moves } of lesson.steps) {
      const said = words.steps[say]!;
      expect([say, said.task !== undefined]).toEqual([say, moves !== undefined]);
      for (const sentence of Object.values(said) as string[]) {
        expect(sentence).toMatch(/[.!?。]$/);
        expect(sentence.length).toBeLessThan(language === 'ja' ? 100 : 230);
        for (const piece of pieces(sentence)) {
          if (piece.kind === 'code' && piece.name !== 'seat') expect(Object.keys(icons)).toContain(piece.name);
        }
      }
    }
    expect(words.learned.length).toBeGreaterThanOrEqual(4);
  });
});
