/** Every picture of the rules is of a position that can be, marks what it says, and counts what the rules count. */
import { existsSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boards } from '../../../../client/boards/index.ts';
import { plates } from '../../../../client/boards/plates.ts';
import type { AnyPlates, Plate, Player } from '../../../../client/boards/contract.ts';
import { BoardScope } from '../../../../client/kit/scope/BoardScope.tsx';
import { pieces } from '../../../../client/table/log/codes.ts';
import { LANGUAGES } from '../../../../client/kept/language.ts';
import { shelf } from '../../../../games/index.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { readPosition, stateIn } from '../../../../games/kit/position.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { movers } from '../../../../games/kit/rules.ts';
import { ownOf } from '../../../games/own.ts';
import { strictly } from '../../../laws/possible.ts';
import { tableOf } from '../../boards/kit/table.tsx';

/** The games on the shelf that have pictures; a game may do without. */
const pictured = [...plates].filter(([id]) => shelf.has(id));

test('whichever game of the house has pictures shows them', () => {
  const drawn = [...shelf.keys()].filter((id) => existsSync(`client/boards/${id}/plates/index.tsx`));
  expect(pictured.map(([id]) => id).toSorted()).toEqual(drawn.toSorted());
});

/** Each piece by where it stands and by what is drawn there. What stands beside the board is none of it. */
function standing(container: Element, selector: string): readonly string[] {
  const found = [...container.querySelectorAll(selector)].filter((piece) => piece.closest('section') === null);
  return found.map((piece) => {
    // Farther out the whole board may be looked at from near.
    const placed = [piece, piece.parentElement].find((at) =>
      at?.matches('[transform^="translate"], [style*="translate"]'),
    );
    const place = placed?.getAttribute('transform') ?? placed?.getAttribute('style') ?? '';
    const strokes = [...piece.querySelectorAll('path, polygon, text')].map(
      (part) => part.getAttribute('d') ?? part.getAttribute('points') ?? part.textContent,
    );
    return [place, ...strokes].join(' ');
  });
}

describe.each(pictured)('%s', async (id, load) => {
  const { meta, load: loadGame } = shelf.get(id)!;
  const [game, board, module] = await Promise.all([loadGame(), boards.get(id)!(), load()]);
  const rules = await strictly(id, game.rules);
  const shown: readonly Plate[] = module.plates;
  const standingOn = await ownOf<string>(id, 'standing');
  const all = [...shown, { say: 'end', part: module.scoring, ...module.end }];
  const options = defaultOptions(meta) as Readonly<Record<string, string>>;

  test.each(all.map((plate) => [plate.say, plate] as const))(
    '%s: its position can be, as it is played now',
    (_, plate) => {
      const read = readPosition(rules, meta, plate.position);
      expect(read).toMatchObject({ ok: true });
      if (!read.ok) return;
      expect(plate.position).toContain(`${id}: format ${rules.format}, `);
      expect(stateIn(plate.position)).toEqual(read.table.state);
    },
  );

  test('the last one is over, and no other', () => {
    for (const { say, position } of all) {
      expect([say, movers(rules, stateIn(position)).length === 0]).toEqual([say, say === 'end']);
    }
  });

  test.each(LANGUAGES)('%s: every picture has a sentence that can be drawn, and no sentence is of none', (language) => {
    const words = module.words[language];
    expect(Object.keys(words.plates)).toEqual(shown.map(({ say }) => say));
    const counts = Array.from({ length: meta.players.max - meta.players.min + 1 }, (_, i) => meta.players.min + i);
    const said = [
      ...shown.map((plate) => words.plates[plate.say]!(plate.facts?.(stateIn(plate.position)) ?? {})),
      ...counts.map((count) => words.setUp(count, options)),
      words.end,
      ...words.legend.map(([sign]) => sign),
    ];
    for (const sentence of said) {
      expect(sentence).not.toMatch(/undefined|NaN|Infinity|null/);
      for (const piece of pieces(sentence)) {
        if (piece.kind === 'code' && piece.name !== 'seat') expect(Object.keys(board.icons)).toContain(piece.name);
      }
    }
  });

  test.each(LANGUAGES)('%s: pictures, phases and links lead to parts of the rules', (language) => {
    const help = board.words[language].help(options);
    const parts = help.map(({ part }) => part);
    expect(new Set(parts).size).toBe(parts.length);
    for (const part of [...all.map((plate) => plate.part), module.setUp, module.scoring]) expect(parts).toContain(part);
    expect(Object.keys(module.opensAt)).toEqual(rules.phases);
    for (const part of Object.values(module.opensAt)) expect(parts).toContain(part);
    for (const { part, see = [] } of help) {
      for (const other of see) expect([part, parts.includes(other)]).toEqual([part, true]);
      expect(see).not.toContain(part);
    }
  });

  test.each(LANGUAGES)('%s: all that is in the box has a name, and a count', (language) => {
    for (const { name, count } of module.components(meta.players.default, options)) {
      expect([name, module.words[language].components[name]]).not.toContain(undefined);
      expect([name, count > 0]).toEqual([name, true]);
    }
  });

  test.each(shown.map((plate) => [plate.say, plate] as const))('%s: every mark is drawn', (_, plate) => {
    const state = stateIn(plate.position);
    const { container } = picture(module, plate, state);
    const plain = picture(module, { ...plate, marks: [], bars: [] }, state).container;
    const grown = container.querySelectorAll('*').length - plain.querySelectorAll('*').length;
    const marked = (plate.marks ?? []).length + (plate.bars ?? []).length;
    expect(grown).toBeGreaterThanOrEqual(marked);
  });

  test.each(shown.filter(({ look }) => look === undefined).map((plate) => [plate.say, plate] as const))(
    '%s: the same stands where it stands on the board of a table',
    (_, plate) => {
      const state = stateIn(plate.position);
      const drawn = standing(picture(module, plate, state).container, standingOn!);
      const laid = tableOf(board as never, rules as never, meta)(state, null, { still: true });
      const onBoard = standing(laid.container, standingOn!);
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn).toEqual(onBoard);
    },
  );

  test('the set-up is drawn for every number of players', () => {
    for (let count = meta.players.min; count <= meta.players.max; count++) {
      const state = rules.setup(count, options, randomFrom('any'));
      expect(picture(module, {}, rules.view(state, null)).container.querySelectorAll('svg *').length).toBeGreaterThan(
        9,
      );
    }
  });

  function picture({ Drawing }: AnyPlates, { marks, bars, look, box }: Partial<Plate>, state: object) {
    const players = Array.from({ length: rules.players(state) }, (_, seat): Player => {
      return { seat, name: `P${seat}`, colour: meta.colours[seat]!, connected: true };
    });
    let drawn: ReturnType<typeof render> | undefined;
    act(() => {
      drawn = render(
        <BoardScope live={false}>
          <Drawing state={rules.view(state, null)} {...{ marks, bars, look, box, players }} language="en" />
        </BoardScope>,
      );
    });
    return drawn!;
  }
});
