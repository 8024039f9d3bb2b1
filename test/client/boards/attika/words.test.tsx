import { board } from '../../../../client/boards/attika/index.tsx';
import { expect, test } from 'vitest';
import { labelsIn } from '../../../../client/text/attika/labels.ts';
import { taskOf } from '../../../../client/text/attika/sentences.ts';
import { LANGUAGES } from '../../../../client/kept/language.ts';
import { BUILDINGS, TERRAINS } from '../../../../games/attika/data.ts';
import { knowledge, rules } from '../../../../games/attika/index.ts';
import { SHRINE } from '../../../../games/attika/land.ts';
import type { State } from '../../../../games/attika/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { heard } from '../../../../games/kit/rules.ts';
import {
  amphorae,
  build,
  emptied,
  exhausting,
  give,
  leave,
  mat,
  play,
  position,
  stand,
} from '../../../games/attika/position.ts';
import type { Movers } from '../../../../client/text/words.ts';
import { lay } from './table.tsx';

const { words } = board;
const table = position(2);

test.each(LANGUAGES)('%s: which cards were drawn is told to nobody else', (language) => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 2 } as const;
  expect(words[language].event(drawn, table)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], cards: [2, 0, 0, 0] } }, table)).toContain('{card:0}');
});

test.each(LANGUAGES)('%s: buildings, their groups and terrains are all named', (language) => {
  const labels = labelsIn[language];
  expect(new Set(labels.buildings).size).toBe(BUILDINGS.length);
  expect(labels.terrain).toHaveLength(TERRAINS.length);
  expect(Object.keys(labels.groups).toSorted()).toEqual([...new Set(BUILDINGS.map(({ group }) => group))].toSorted());
});

test.each(LANGUAGES)('%s: whatever is told of a game is a whole sentence', (language) => {
  for (const game of [0, 1, 2]) {
    const random = randomFrom(`sentences ${game}`);
    const state = rules.setup(2 + game, {}, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      rules.apply(state, seat, knowledge.playout(state, seat, random), random, (event) => {
        for (const listener of [0, null]) {
          const sentence = words[language].event(heard(event, listener), state);
          if (sentence !== null) expect(sentence).toMatch(language === 'ja' ? /[。！]$/ : /[.!]$/);
        }
      });
    }
  }
});

test('ja: cards and what is done with them are joined by を', () => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 3 } as const;
  expect(words.ja.event(drawn, table)).toBe('{seat:0}がカードを3枚引きました。');
  const cards = { ...drawn, secret: { seats: [0], cards: [2, 1, 0, 0] } };
  expect(words.ja.event(cards, table)).toBe('{seat:0}が{card:0}×2 {card:1}を引きました。');
});

test.each(LANGUAGES)('%s: a stack that is used up promises no land, a group no card', (language) => {
  const { event } = words[language];
  expect(event({ type: 'stackExhausted', seat: 0, stack: 1 }, table)).not.toMatch(/land|広げ/);
  expect(event({ type: 'groupCompleted', seat: 0, group: 'wine', amphora: false }, table)).not.toMatch(/card|カード/);
});

test.each(LANGUAGES)('%s: only where an amphora helps is one advised, and no price is without cards', (language) => {
  const { refusal } = words[language];
  expect(refusal({ code: 'noActionsLeft' })).not.toMatch(/amphora|アンフォラ/);
  expect(refusal({ code: 'amphoraFirst' })).toMatch(/amphora|アンフォラ/);
  expect(refusal({ code: 'wrongPayment', missing: [0, 0, 1, 0], any: 2 })).toMatch(
    /1 forest card and 2|森のカード1枚、/,
  );
});

/** Seat 0 in every task of a turn. */
function tasks(): readonly State[] {
  const made = (make: (state: State) => void) => {
    const state = position(2);
    make(state);
    return state;
  };
  const drawn = made((state) => play(state, { type: 'drawBuilding', stack: 1 }));
  const rich = made((state) => give(state, 0, { hill: 9, mountain: 9, forest: 9, lake: 9 }));
  const drawnRich = structuredClone(rich);
  play(drawnRich, { type: 'drawBuilding', stack: 1 });
  const laying = exhausting();
  play(laying, { type: 'keepBuilding' });
  const drawing = structuredClone(drawn);
  play(drawing, { type: 'keepBuilding' });
  const drawnOut = structuredClone(drawing);
  play(drawnOut, { type: 'drawBuilding', stack: 2 });
  play(drawnOut, { type: 'keepBuilding' });
  const more = made((state) => amphorae(state, 0, 1));
  for (const stack of [1, 2]) {
    play(more, { type: 'drawBuilding', stack });
    play(more, { type: 'keepBuilding' });
  }
  const emptyStacks = made((state) => emptied(state, 0, 0, 1, 2, 3));
  const drawnDry = made((state) => {
    emptied(state, 0, 0, 2, 3);
    leave(state, 0, 1, 1);
    play(state, { type: 'drawBuilding', stack: 1 });
    play(state, { type: 'keepBuilding' });
    play(state, rules.legal(state, 0)[0]!);
  });
  const emptyRich = structuredClone(emptyStacks);
  give(emptyRich, 0, { hill: 9, mountain: 9, forest: 9, lake: 9 });
  const building = structuredClone(rich);
  play(building, build(building, 'village', 0, 0));
  const built = made((state) => {
    mat(state, 0, 'well');
    give(state, 0, { lake: 2 });
    play(state, build(state, 'well', 0, 0));
  });
  const moreBuild = made((state) => {
    amphorae(state, 0, 1);
    stand(state, 0, ['capital', 0, 0]);
    mat(state, 0, 'oracle', 'theatre', 'tavern');
    play(state, build(state, 'oracle', 1, 0));
    play(state, build(state, 'theatre', 0, 1));
    play(state, build(state, 'tavern', -1, 0));
  });
  const onlyCards = made((state) => {
    amphorae(state, 0, 2);
    state.amphorae[0] = 1;
    stand(state, 0, ['capital', 0, 0], ['village', 1, 0]);
    mat(state, 0, 'oracle', 'theatre', 'tavern');
    play(state, build(state, 'oracle', -1, 1));
    play(state, build(state, 'theatre', 0, 1));
    play(state, build(state, 'tavern', -1, 0));
  });
  return [
    drawn,
    drawnRich,
    laying,
    drawing,
    drawnOut,
    drawnDry,
    more,
    emptyStacks,
    emptyRich,
    building,
    built,
    moreBuild,
    onlyCards,
    rich,
    position(2),
  ];
}

test.each(LANGUAGES)(
  '%s: the prompt names the buttons there are, and leaves to the one that ends the turn what it brings',
  (language) => {
    const labels = labelsIn[language];
    const told = Object.fromEntries(
      tasks().map((state) => [taskOf(state, 0), words[language].prompt(state, 0, rules.toMove(state) as Movers)]),
    );
    expect(Object.keys(told).toSorted()).toEqual([
      'build',
      'draw',
      'idle',
      'keep',
      'lay',
      'moreBuild',
      'moreDraw',
      'noneToBuild',
      'noneToDraw',
      'onlyCards',
      'open',
      'openBuild',
      'openDraw',
      'settle',
      'spent',
    ]);
    for (const task of ['keep', 'settle']) expect(told[task]).toContain(labels.keep);
    expect(told['lay']).toContain(labels.layHere);
    // The button that ends the turn says what it brings; nothing is said twice.
    for (const [task, said] of Object.entries(told))
      if (task !== 'onlyCards') expect(said).not.toMatch(/\d cards?\b|カードを\d枚/);
    for (const task of ['openDraw', 'idle', 'keep']) expect(told[task]).not.toMatch(/lit|光って/);
    expect(told['openBuild']).not.toMatch(/stack|山/);
    for (const task of ['moreDraw', 'moreBuild', 'onlyCards']) expect(told[task]).toMatch(/mphora|アンフォラ/);
    expect(told['spent']).not.toMatch(/mphora|アンフォラ/);
  },
);

test('ja: what is spoken at the board takes full-width marks', () => {
  for (const state of tasks()) {
    const { container } = lay(state, 0, { language: 'ja' });
    const spoken = [...container.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    const described = [...container.querySelectorAll('ul li')].map(({ textContent }) => textContent);
    expect([...spoken, ...described].filter((words) => /[,:;()]|\. /.test(words))).toEqual([]);
  }
});

test('the log says on which site something was built, by its mark and the shrines beside it', () => {
  const drawn = position(2);
  // A site beside a shrine, whatever its mark.
  const at = drawn.land.near.findIndex((other) => other <= SHRINE);
  const hex = Math.floor(at / 6);
  const state = { ...drawn, land: { ...drawn.land, marks: drawn.land.marks.with(hex, 2) } };
  const beside = drawn.land.near.slice(hex * 6, hex * 6 + 6).filter((other) => other <= SHRINE);
  expect(beside).toHaveLength(1);
  const shrine = SHRINE - beside[0]! + 1;
  const built = { type: 'buildingBuilt', seat: 0, kind: 0, hex, cards: [0, 0, 0, 0], free: true, fee: 0 } as const;
  expect(words.en.event(built, state)).toBe(
    `{seat:0} builds the {building:0} capital for free{at: on site ${hex + 1} (forest) beside shrine ${shrine}}.`,
  );
  expect(words.ja.event(built, state)).toContain(`聖堂${shrine}の隣のマス${hex + 1}（森）に}無料で`);
});
