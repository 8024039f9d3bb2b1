import { expect, test } from 'vitest';
import { GROUPS, GROUP_SIZES, cellAt } from '../../../games/attika/board.ts';
import { BUILDINGS, LAND_TILES, LAYOUTS, STACKS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { SHRINE } from '../../../games/attika/land.ts';
import { priceOf } from '../../../games/attika/price.ts';
import { standing } from '../../../games/attika/score.ts';
import type { State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { build, position, give, hexAt, kind, mark, mat, play, refusal, stand } from './position.ts';

const priced = (state: State, name: string, q: number, r: number) => priceOf(state, 0, kind(name), hexAt(state, q, r));

test('Attika 1.1: thirty buildings in seven groups', () => {
  expect(BUILDINGS.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  expect(Object.fromEntries(GROUPS.map((group, i) => [group, GROUP_SIZES[i]]))).toEqual({
    city: 10,
    defence: 4,
    seafaring: 4,
    supply: 4,
    wine: 2,
    minting: 2,
    roads: 4,
  });
});

/** Buildings with the terrains they cost and the building beside which they are free, as the specification lists them. */
const PRICES = [
  ['capital', 'WFHM', null],
  ['oracle', 'FH', 'capital'],
  ['theatre', 'WM', 'capital'],
  ['tavern', 'WF', 'capital'],
  ['plaza', 'WH', 'capital'],
  ['market', 'WFH', 'plaza'],
  ['gymnasium', 'HM', 'capital'],
  ['stadium', 'FHM', 'gymnasium'],
  ['statue', 'FM', 'capital'],
  ['temple', 'WFM', 'statue'],
  ['quarry', 'HMM', null],
  ['fortress', 'HMMM', 'quarry'],
  ['tower', 'HHM', 'fortress'],
  ['harbour', 'WWWF', null],
  ['ship', 'WFF', 'harbour'],
  ['well', 'WW', null],
  ['grainField', 'WHH', 'well'],
  ['mill', 'WFFM', 'grainField'],
  ['village', 'WFHM', 'mill'],
  ['vineyard', 'WFH', null],
  ['vintner', 'WHH', 'vineyard'],
  ['silverMine', 'HMM', null],
  ['mint', 'FMM', 'silverMine'],
  ['road', '', 'road'],
] as const;

test('Attika 4.1, 4.6: what each building costs on blank land, and beside which it is free', () => {
  expect(PRICES.map(([name]) => name)).toEqual(BUILDINGS.map(({ name }) => name));
  for (const [name, terrains, freeBy] of PRICES) {
    const state = position(2);
    const missing = ['H', 'M', 'F', 'W'].map((letter) => terrains.split(letter).length - 1);
    expect(priced(state, name, 0, 0).missing, name).toEqual(missing);
    const free = BUILDINGS.filter((beside) => {
      const settled = position(2);
      stand(settled, 0, [beside.name, 1, 0]);
      return priced(settled, name, 0, 0).free;
    });
    expect(
      free.map((beside) => beside.name),
      name,
    ).toEqual(freeBy === null ? [] : [freeBy]);
  }
});

test('Attika 1.2: 22 tiles with 17 marks of each terrain; 4, 6 or 8 make the land', () => {
  expect(LAND_TILES).toHaveLength(22);
  for (const letter of ['H', 'M', 'F', 'W']) expect(LAND_TILES.join('').split(letter)).toHaveLength(18);
  for (const [players, tiles] of [
    [2, 4],
    [3, 6],
    [4, 8],
  ] as const) {
    const state = rules.setup(players, {}, randomFrom('land'));
    expect(new Set(state.land.cells).size).toBe(tiles * 7);
    expect(state.tiles.filter((left) => left === 1)).toHaveLength(22 - tiles);
  }
});

test('Attika 1.3: shrines lie beside the land, and six buildings link the nearest two', () => {
  for (const players of [2, 3, 4]) {
    const { land } = rules.setup(players, {}, randomFrom('shrines'));
    expect(land.shrines).toHaveLength(players);
    const around = (shrine: number) =>
      land.cells.map((_, hex) => hex).filter((hex) => nearOf(land.near, hex).includes(SHRINE - shrine));
    for (let shrine = 0; shrine < players; shrine++) expect(around(shrine).length).toBeGreaterThan(0);
    // Steps over land from the hexes beside one shrine to the nearest beside another.
    const distances = land.shrines.flatMap((_, from) =>
      land.shrines.map((__, to) => (from === to ? Infinity : hexesBetween(land.near, around(from), around(to)))),
    );
    expect(Math.min(...distances)).toBe(6);
  }
});

const nearOf = (near: readonly number[], hex: number) => near.slice(hex * 6, hex * 6 + 6);

function hexesBetween(near: readonly number[], from: readonly number[], to: readonly number[]): number {
  let reached = new Set(from);
  for (let count = 1; ; count++) {
    if (to.some((hex) => reached.has(hex))) return count;
    reached = new Set([...reached, ...[...reached].flatMap((hex) => nearOf(near, hex).filter((other) => other >= 0))]);
  }
}

test('Attika 1.4: four buildings on every mat, one of them large, and stacks of 5, 7, 7 and 7', () => {
  const state = rules.setup(3, {}, randomFrom('stacks'));
  expect(STACKS).toEqual([6, 8, 8, 8]);
  for (let seat = 0; seat < 3; seat++) {
    expect(state.stacks.slice(seat * 4, seat * 4 + 4)).toEqual([5, 7, 7, 7]);
    const onMat = BUILDINGS.flatMap((building, i) =>
      Array.from({ length: state.mats[seat * BUILDINGS.length + i]! }, () => building),
    );
    expect(onMat).toHaveLength(4);
    expect(onMat.filter(({ large }) => large)).toHaveLength(1);
  }
  expect(BUILDINGS.filter(({ large }) => large).map(({ name }) => name)).toEqual([
    'capital',
    'quarry',
    'harbour',
    'well',
    'vineyard',
    'silverMine',
  ]);
});

test('Attika 1.5: hands of 4, 5, 6 and 7 in the order of turns, from 15 cards of each terrain', () => {
  const state = rules.setup(4, {}, randomFrom('hands'));
  expect([0, 1, 2, 3].map((place) => state.handSizes[(state.turn + place) % 4])).toEqual([4, 5, 6, 7]);
  expect(state.deckSize).toBe(60 - 22);
  const starters = new Set(Array.from({ length: 60 }, (_, i) => rules.setup(4, {}, randomFrom(`start ${i}`)).turn));
  expect(starters.size).toBe(4);
});

test('Attika 2.1: two draws or three builds, never both', () => {
  const drawing = position(2);
  mat(drawing, 0, 'well');
  give(drawing, 0, { lake: 8 });
  for (const stack of [1, 2]) {
    play(drawing, { type: 'drawBuilding', stack });
    play(drawing, { type: 'keepBuilding' });
  }
  expect(refusal(drawing, { type: 'drawBuilding', stack: 3 })).toBe('noActionsLeft');
  expect(refusal(drawing, build(drawing, 'well', 0, 0))).toBe('drawingTurn');
  const building = position(2);
  mat(building, 0, 'oracle', 'theatre', 'tavern', 'plaza');
  give(building, 0, { hill: 5, mountain: 5, forest: 5, lake: 5 });
  play(building, build(building, 'oracle', 0, 0));
  expect(refusal(building, { type: 'drawBuilding', stack: 1 })).toBe('buildingTurn');
  play(building, build(building, 'theatre', 1, 0));
  play(building, build(building, 'tavern', 0, 1));
  expect(refusal(building, build(building, 'plaza', -1, 0))).toBe('noActionsLeft');
});

test('Attika 2.2: one card after one draw, two after one build, three for doing nothing', () => {
  const ended = (state: State) => {
    const before = state.handSizes[0]!;
    play(state, { type: 'endTurn', amphorae: 0 });
    return state.handSizes[0]! - before;
  };
  expect(ended(position(2))).toBe(3);
  const drawing = position(2);
  play(drawing, { type: 'drawBuilding', stack: 0 });
  play(drawing, { type: 'keepBuilding' });
  expect(ended(drawing)).toBe(1);
  const building = position(2);
  mat(building, 0, 'well');
  give(building, 0, { lake: 2 });
  play(building, build(building, 'well', 0, 0));
  expect(ended(building)).toBe(2);
});

test('Attika 2.3, 2.4: a building turned up is built at once or kept, and nothing else comes first', () => {
  const state = position(2);
  give(state, 0, { hill: 5, mountain: 5, forest: 5, lake: 5 });
  play(state, { type: 'drawBuilding', stack: 1 });
  const drawn = BUILDINGS[state.revealed]!.name;
  expect(rules.phase(state)).toBe('reveal');
  expect(refusal(state, { type: 'endTurn', amphorae: 0 })).toBe('wrongPhase');
  expect(refusal(state, build(state, drawn === 'mill' ? 'ship' : 'mill', 0, 0))).toBe('notRevealed');
  play(state, build(state, drawn, 0, 0));
  expect(state.actions).toBe(1);
  expect(refusal(state, { type: 'drawBuilding', stack: 1 })).toBeUndefined();
});

test('Attika 2.3: an empty stack gives nothing', () => {
  const state = position(2);
  state.stacks[1] = 0;
  expect(refusal(state, { type: 'drawBuilding', stack: 1 })).toBe('stackEmpty');
});

test('Attika 2.5: drawing cards ends the turn', () => {
  const state = position(2);
  play(state, { type: 'endTurn', amphorae: 0 });
  expect(rules.toMove(state)).toEqual([1]);
});

test('Attika 2.6: an empty deck is made anew at once; with both empty the draw is lost', () => {
  const state = position(2);
  state.deck.splice(0, 4, 1, 0, 0, 0);
  state.deckSize = 1;
  state.discards.splice(0, 4, 0, 1, 0, 0);
  const events = play(state, { type: 'endTurn', amphorae: 0 });
  expect(events).toContainEqual({ type: 'deckShuffled' });
  expect(events).toContainEqual(expect.objectContaining({ type: 'cardsDrawn', count: 2 }));
  const dry = position(2);
  dry.deck.fill(0);
  dry.deckSize = 0;
  play(dry, { type: 'endTurn', amphorae: 0 });
  expect(dry.handSizes[0]).toBe(0);
});

test('Attika 2.7: with no stack left the rest of a drawing turn becomes cards', () => {
  const state = position(2);
  state.stacks.fill(0);
  state.stacks[1] = 1;
  state.tiles.fill(0);
  play(state, { type: 'drawBuilding', stack: 1 });
  play(state, { type: 'keepBuilding' });
  expect(rules.legal(state, 0)).toEqual([{ type: 'endTurn', amphorae: 0 }]);
  play(state, { type: 'endTurn', amphorae: 0 });
  expect(state.handSizes[0]).toBe(1);
});

test('Attika 3.1: any empty hex will do, and none that is built on', () => {
  const state = position(2);
  mat(state, 0, 'well');
  give(state, 0, { lake: 2 });
  expect(rules.legal(state, 0).filter(({ type }) => type === 'build')).toHaveLength(28);
  stand(state, 1, ['well', 0, 0]);
  expect(refusal(state, build(state, 'well', 0, 0))).toBe('siteTaken');
  expect(refusal(state, { type: 'build', kind: kind('well'), hex: 28, cards: null })).toBe('noSuchHex');
  expect(refusal(state, build(state, 'mill', 1, 0))).toBe('notOnMat');
});

test("Attika 4.1, 4.2: the rulebook's fortress: beside two mountains it costs a hill and a mountain", () => {
  const state = position(2);
  mark(state, 0, 0, 'mountain');
  mark(state, 1, 0, 'mountain');
  expect(priced(state, 'fortress', 0, 0).missing).toEqual([1, 1, 0, 0]);
  expect(priced(state, 'fortress', -1, 0).missing).toEqual([1, 2, 0, 0]);
  // A mark that is built over no longer counts, and others are not used up.
  stand(state, 1, ['well', 1, 0]);
  expect(priced(state, 'fortress', 0, 0).missing).toEqual([1, 2, 0, 0]);
});

test('Attika 4.3, 4.4: the rulebook pays the fortress with a hill and a mountain, or a hill, a forest and a lake', () => {
  const fortress = () => {
    const state = position(2);
    mark(state, 0, 0, 'mountain');
    mark(state, 1, 0, 'mountain');
    mat(state, 0, 'fortress');
    give(state, 0, { hill: 2, mountain: 1, forest: 1, lake: 1 });
    return state;
  };
  const state = fortress();
  const cards = (hand: Parameters<typeof build>[4]) => refusal(state, build(state, 'fortress', 0, 0, hand));
  expect(cards({ hill: 1, mountain: 1 })).toBeUndefined();
  expect(cards({ hill: 1, forest: 1, lake: 1 })).toBeUndefined();
  expect(cards({ hill: 1 })).toBe('wrongPayment');
  expect(cards({ hill: 1, mountain: 1, lake: 1 })).toBe('wrongPayment');
  expect(cards({ forest: 1, lake: 1, hill: 2 })).toBe('wrongPayment');
  expect(cards({ hill: 3 })).toBe('cardsNotHeld');
  play(state, build(state, 'fortress', 0, 0, { hill: 1, forest: 1, lake: 1 }));
  expect(state.discards).toEqual([1, 0, 1, 1]);
  const cheapest = fortress();
  play(cheapest, build(cheapest, 'fortress', 0, 0));
  expect(cheapest.discards).toEqual([1, 1, 0, 0]);
});

test('Attika 4.4: two cards for each one missing, and no fewer', () => {
  const state = position(2);
  mat(state, 0, 'well');
  give(state, 0, { hill: 3 });
  expect(refusal(state, build(state, 'well', 0, 0))).toBe('cantAfford');
  give(state, 0, { lake: 1 });
  play(state, build(state, 'well', 0, 0));
  expect(state.discards).toEqual([2, 0, 0, 1]);
});

test("Attika 4.5, 4.7: the rulebook's road: one card beside two mountains and two lakes, then one for nothing", () => {
  const state = position(2);
  mark(state, 0, 0, 'mountain');
  mark(state, 1, 0, 'mountain');
  mark(state, 0, 1, 'lake');
  mark(state, -1, 0, 'lake');
  mat(state, 0, 'road', 'road');
  give(state, 0, { forest: 1 });
  expect(priced(state, 'road', 0, 0)).toMatchObject({ any: 1, free: false });
  play(state, build(state, 'road', 0, 0, { forest: 1 }));
  expect(priced(state, 'road', 1, 0).free).toBe(true);
  play(state, build(state, 'road', 1, 0));
  expect(state.pieces[0]).toBe(2);
});

test('Attika 4.6: free beside its own predecessor; not by skipping, not backwards, not beside another player', () => {
  const state = position(2);
  stand(state, 0, ['fortress', 0, 0]);
  expect(priced(state, 'tower', 1, 0).free).toBe(true);
  expect(priced(state, 'quarry', 1, 0).free).toBe(false);
  const skipping = position(2);
  stand(skipping, 0, ['quarry', 0, 0]);
  expect(priced(skipping, 'tower', 1, 0).free).toBe(false);
  const foreign = position(2);
  stand(foreign, 1, ['fortress', 0, 0]);
  expect(priced(foreign, 'tower', 1, 0).free).toBe(false);
});

test("Attika 5.1, 5.2: the rulebook's settlement: with two on the land, a road founding a third costs two cards more", () => {
  const state = position(3);
  stand(state, 0, ['well', 0, 0], ['mill', 1, 0], ['harbour', 4, 2]);
  expect(state.settlements[0]).toBe(2);
  expect(priced(state, 'road', 1, 4)).toMatchObject({ any: 5 + 2, fee: 2 });
  expect(priced(state, 'road', 0, 1)).toMatchObject({ any: 5, fee: 0 });
  expect(priced(position(3), 'road', 1, 4)).toMatchObject({ any: 5, fee: 0 });
});

const exhausting = () => {
  const state = position(2);
  state.stacks[1] = 1;
  play(state, { type: 'drawBuilding', stack: 1 });
  return state;
};

test('Attika 5.3: a building in between makes two settlements one, a shrine does not', () => {
  const state = position(2);
  stand(state, 0, ['well', 0, 0], ['mill', 2, 0]);
  expect(state.settlements[0]).toBe(2);
  stand(state, 0, ['road', 1, 0]);
  expect(state.settlements[0]).toBe(1);
  // New land beyond the shrine at −2,1: the hexes on either side of it stay apart.
  const apart = exhausting();
  play(apart, { type: 'keepBuilding' });
  play(apart, { type: 'layLand', cell: cellAt(-4, 1), rotation: 0 });
  stand(apart, 0, ['well', -3, 1], ['mill', -1, 1]);
  expect(apart.settlements[0]).toBe(2);
});

const defended = () => {
  const state = position(2);
  stand(state, 0, ['quarry', 0, 0], ['tower', 0, 1], ['fortress', 1, 0]);
  mat(state, 0, 'tower');
  give(state, 0, { hill: 4, mountain: 2 });
  return state;
};

test("Attika 6.1: the rulebook's defence group: its last building brings an amphora, in whatever order it was built", () => {
  const state = defended();
  const events = play(state, build(state, 'tower', -1, 1));
  expect(events).toContainEqual({ type: 'groupCompleted', seat: 0, group: 'defence', amphora: true });
  expect(state.amphorae[0]).toBe(1);
  const apart = defended();
  play(apart, build(apart, 'tower', -2, 4));
  expect(apart.amphorae[0]).toBe(0);
});

test('Attika 6.1: four roads that hang together are a group', () => {
  const state = position(2);
  stand(state, 0, ['road', 0, 0], ['road', 1, 0], ['road', 2, 0]);
  mat(state, 0, 'road');
  play(state, build(state, 'road', 0, 1));
  expect(state.amphorae[0]).toBe(1);
});

test('Attika 6.2: when all fifteen are given out a card is drawn instead', () => {
  const state = defended();
  state.amphorae[1] = 15;
  const events = play(state, build(state, 'tower', -1, 1));
  expect(state.amphorae[0]).toBe(0);
  expect(events).toContainEqual(expect.objectContaining({ type: 'cardsDrawn', count: 1 }));
});

test('Attika 6.3: an amphora is one more action of the mode, or one more card at the end', () => {
  const state = position(2);
  state.amphorae[0] = 2;
  expect(refusal(state, { type: 'useAmphora' })).toBe('noModeYet');
  for (const stack of [1, 2]) {
    play(state, { type: 'drawBuilding', stack });
    play(state, { type: 'keepBuilding' });
  }
  // The rulebook: two drawn, a third for an amphora, then a card for another.
  play(state, { type: 'useAmphora' });
  play(state, { type: 'drawBuilding', stack: 3 });
  play(state, { type: 'keepBuilding' });
  expect(refusal(state, { type: 'endTurn', amphorae: 2 })).toBe('noAmphora');
  play(state, { type: 'endTurn', amphorae: 1 });
  expect(state.handSizes[0]).toBe(1);
  expect(state.amphorae[0]).toBe(0);
});

test('Attika 7.1, 7.4: the last building of a stack is settled first, then land is laid and the turn goes on', () => {
  const state = exhausting();
  expect(rules.phase(state)).toBe('reveal');
  play(state, { type: 'keepBuilding' });
  expect(rules.phase(state)).toBe('expansion');
  expect(state.tiles[state.tile]).toBe(0);
  play(state, rules.legal(state, 0)[0]!);
  expect(state.land.cells).toHaveLength(5 * 7);
  expect(rules.phase(state)).toBe('actions');
  expect(rules.toMove(state)).toEqual([0]);
  expect(state.actions).toBe(1);
});

test('Attika 7.2, 7.3: new land touches and does not overlap, in any of six rotations', () => {
  const state = exhausting();
  play(state, { type: 'keepBuilding' });
  const lay = (q: number, r: number, rotation = 0) => refusal(state, { type: 'layLand', cell: cellAt(q, r), rotation });
  expect(lay(1, 1)).toBe('landOverlaps');
  expect(lay(9, 9)).toBe('landApart');
  // Centres three steps apart make neighbours; the shrine at −2,1 is in the way of one of them.
  expect(lay(1, -3)).toBeUndefined();
  expect(lay(1, -3, 5)).toBeUndefined();
  expect(lay(-3, 1)).toBe('landOverlaps');
  // Touching nothing but a shrine will do.
  expect(lay(-4, 1)).toBeUndefined();
  const cells = new Set(rules.legal(state, 0).map((move) => (move.type === 'layLand' ? move.cell : -1)));
  expect(rules.legal(state, 0)).toHaveLength(cells.size * 6);
});

test('Attika 7.4: without a tile left the turn simply goes on', () => {
  const state = exhausting();
  state.tiles.fill(0);
  play(state, { type: 'keepBuilding' });
  expect(rules.phase(state)).toBe('actions');
});

test('Attika 8.1: the thirtieth building wins at once', () => {
  const state = position(2);
  stand(state, 0, ['well', 0, 0]);
  state.pieces[0] = 29;
  mat(state, 0, 'grainField');
  const events = play(state, build(state, 'grainField', 1, 0));
  expect(events).toContainEqual({ type: 'allBuilt', seat: 0 });
  expect(rules.toMove(state)).toEqual([]);
  expect(rules.result(state)).toMatchObject({ ending: 'thirtyBuildings' });
});

test('Attika 8.2: a settlement that touches two shrines wins at once; it must be one', () => {
  const state = position(2);
  // From beside the shrine at −2,1 to beside the one at 3,3.
  stand(state, 0, ['well', -1, 1], ['mill', 0, 1], ['ship', 0, 2], ['ship', 1, 3], ['mint', 2, 3]);
  expect(rules.toMove(state)).toEqual([0]);
  mat(state, 0, 'road');
  give(state, 0, { hill: 5 });
  const events = play(state, build(state, 'road', 1, 2));
  expect(events).toContainEqual({ type: 'shrinesLinked', seat: 0, shrines: [0, 1] });
  expect(rules.result(state)).toMatchObject({ ending: 'shrinesLinked' });
});

test('Attika 8.3: the winner first, then by buildings on the land', () => {
  const state = position(3);
  state.pieces.splice(0, 3, 12, 20, 15);
  state.winner = 0;
  expect(standing(state).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('Attika 9.1: hands are hidden from the others and the deck from all, until the end', () => {
  const state = rules.setup(3, {}, randomFrom('hidden'));
  const seen = rules.view(state, 2);
  expect(seen.hands.slice(0, 8).every((count) => count === -1)).toBe(true);
  expect(seen.hands.slice(8)).toEqual(state.hands.slice(8));
  expect(seen.deck.every((count) => count === -1)).toBe(true);
  expect(seen.mats).toEqual(state.mats);
  expect(rules.view(rules.redeal(seen, 2, randomFrom('deal')), 2)).toEqual(seen);
});

test('Attika 1.3: the layouts of the table have no overlap', () => {
  for (const { tiles, shrines } of Object.values(LAYOUTS))
    expect(new Set([...tiles, ...shrines].map(String)).size).toBe(tiles.length + shrines.length);
});

test('Attika 2.2, 6.3: no card after two draws or three builds, one after two builds; doing nothing, an amphora adds a fourth', () => {
  const drawn = (state: State, amphorae = 0) => {
    const before = state.handSizes[0]!;
    play(state, { type: 'endTurn', amphorae });
    return state.handSizes[0]! - before;
  };
  const building = (count: number) => {
    const state = position(2);
    mat(state, 0, 'well', 'oracle', 'tavern');
    give(state, 0, { hill: 3, forest: 5, lake: 5 });
    for (const [name, q] of [
      ['well', 0],
      ['oracle', 1],
      ['tavern', 2],
    ].slice(0, count) as [string, number][]) {
      play(state, build(state, name, q, 0));
    }
    return drawn(state);
  };
  expect([building(1), building(2), building(3)]).toEqual([2, 1, 0]);
  const drawing = position(2);
  for (const stack of [1, 2]) {
    play(drawing, { type: 'drawBuilding', stack });
    play(drawing, { type: 'keepBuilding' });
  }
  expect(drawn(drawing)).toBe(0);
  const idle = position(2);
  idle.amphorae[0] = 1;
  expect(drawn(idle, 1)).toBe(4);
});

test('Attika 2.6: a deck drawn to its last card is made anew at once, before the next draw', () => {
  const state = position(2);
  state.deck.splice(0, 4, 3, 0, 0, 0);
  state.deckSize = 3;
  state.discards.splice(0, 4, 0, 2, 0, 3);
  const events = play(state, { type: 'endTurn', amphorae: 0 });
  expect(events).toContainEqual({ type: 'deckShuffled' });
  expect([state.deck, state.deckSize, state.discards]).toEqual([[0, 2, 0, 3], 5, [0, 0, 0, 0]]);
});

test('Attika 5.2: a site beside a shrine or another’s building alone founds a settlement all the same', () => {
  const state = position(2);
  stand(state, 0, ['mill', 2, 0]);
  stand(state, 1, ['well', 0, 0]);
  expect(priced(state, 'road', 0, 1).fee).toBe(1);
  expect(priced(state, 'road', -1, 1).fee).toBe(1);
  expect(priced(state, 'road', 1, 0).fee).toBe(0);
});

test('Attika 6.2: an amphora given up can be won again', () => {
  const state = defended();
  mat(state, 0, 'well');
  give(state, 0, { lake: 2 });
  state.amphorae.splice(0, 2, 1, 14);
  play(state, build(state, 'well', 2, 3));
  play(state, { type: 'useAmphora' });
  expect(state.amphorae).toEqual([0, 14]);
  play(state, build(state, 'tower', -1, 1));
  expect(state.amphorae).toEqual([1, 14]);
});

test('Attika 6.3: an amphora won in this turn is one more action in it', () => {
  const state = defended();
  mat(state, 0, 'road', 'road', 'well');
  give(state, 0, { forest: 7, lake: 2 });
  play(state, build(state, 'road', 2, 0));
  play(state, build(state, 'road', 1, 1));
  play(state, build(state, 'tower', -1, 1));
  expect(refusal(state, build(state, 'well', 0, 2))).toBe('noActionsLeft');
  play(state, { type: 'useAmphora' });
  play(state, build(state, 'well', 0, 2));
  expect(state.pieces[0]).toBe(3 + 4);
});

test('Attika 7.1, 7.4: where the last building of a stack is built land follows too, and takes the next one', () => {
  const state = exhausting();
  give(state, 0, { hill: 12, mountain: 12, forest: 12, lake: 12 });
  play(state, build(state, BUILDINGS[state.revealed]!.name, 0, 0));
  expect(rules.phase(state)).toBe('expansion');
  play(state, { type: 'layLand', cell: cellAt(1, -3), rotation: 2 });
  play(state, { type: 'drawBuilding', stack: 2 });
  play(state, build(state, BUILDINGS[state.revealed]!.name, 1, -3));
  expect(state.pieces[0]).toBe(2);
});

test('Attika 7.4: only four players can lay all land: they have 16 stacks for 14 tiles, three 12 for 16, two 8 for 18', () => {
  const left = (players: number) => rules.setup(players, {}, randomFrom('land')).tiles.filter((tile) => tile === 1);
  expect([2, 3, 4].map((players) => [players * STACKS.length, left(players).length])).toEqual([
    [8, 18],
    [12, 16],
    [16, 14],
  ]);
});

test('Attika 8.2: another’s building in between links nothing', () => {
  const state = position(2);
  stand(state, 0, ['well', -1, 1], ['mill', 0, 1], ['ship', 0, 2], ['ship', 1, 3], ['mint', 2, 3]);
  mat(state, 1, 'road');
  give(state, 1, { hill: 5 });
  state.turn = 1;
  play(state, build(state, 'road', 1, 2));
  expect(rules.result(state)).toBeUndefined();
});
