import { expect, test } from 'vitest';
import { BUILDINGS } from '../../../games/attika/data.ts';
import { knowledge, rules } from '../../../games/attika/index.ts';
import type { State } from '../../../games/attika/types.ts';
import { formalityOf } from '../../../games/kit/formality.ts';
import { type RandomWords, randomFrom } from '../../../games/kit/random.ts';
import { nextTable } from '../../../games/kit/table.ts';
import { amphorae, build, emptied, give, leave, leaveCards, mat, play, position, refusal } from './position.ts';

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

test('Attika 2.2, 6.3: no card after two draws or three builds, one after two builds; doing nothing, an amphora adds a fourth', () => {
  const drawn = (state: State, given = 0) => {
    const before = state.handSizes[0]!;
    play(state, { type: 'endTurn', amphorae: given });
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
  amphorae(idle, 0, 1);
  expect(drawn(idle, 1)).toBe(4);
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
  emptied(state, 0, 1);
  expect(refusal(state, { type: 'drawBuilding', stack: 1 })).toBe('stackEmpty');
});

test('Attika 2.5: drawing cards ends the turn', () => {
  const state = position(2);
  play(state, { type: 'endTurn', amphorae: 0 });
  expect(rules.toMove(state)).toEqual([1]);
});

test('Attika 2.6: an empty deck is made anew at once; with both empty the draw is lost', () => {
  const state = position(2);
  leaveCards(state, [1, 0, 0, 0], [0, 1, 0, 0]);
  const events = play(state, { type: 'endTurn', amphorae: 0 });
  expect(events).toContainEqual({ type: 'deckShuffled' });
  expect(events).toContainEqual(expect.objectContaining({ type: 'cardsDrawn', count: 2 }));
  const dry = position(2);
  leaveCards(dry, [0, 0, 0, 0], [0, 0, 0, 0]);
  play(dry, { type: 'endTurn', amphorae: 0 });
  expect(dry.handSizes[0]).toBe(0);
});

test('Attika 2.6: a deck drawn to its last card is made anew at once, before the next draw', () => {
  const state = position(2);
  leaveCards(state, [3, 0, 0, 0], [0, 2, 0, 3]);
  const events = play(state, { type: 'endTurn', amphorae: 0 });
  expect(events).toContainEqual({ type: 'deckShuffled' });
  expect([state.deck, state.deckSize, state.discards]).toEqual([[0, 2, 0, 3], 5, [0, 0, 0, 0]]);
});

/** All cards are in hand: the deck and the discards are empty. */
const allDealt = () => {
  const state = position(2);
  mat(state, 0, 'well');
  give(state, 0, { hill: 15, mountain: 15, forest: 15, lake: 15 });
  return state;
};

test('Attika 2.6: what is paid while deck and discards are both empty is the new deck at once', () => {
  const state = allDealt();
  const events = play(state, build(state, 'well', 0, 0));
  expect(events.map(({ type }) => type)).toEqual(['buildingBuilt', 'deckShuffled']);
  expect([state.deck, state.deckSize, state.discards]).toEqual([[0, 0, 0, 2], 2, [0, 0, 0, 0]]);
});

test('Attika 2.6: who has paid into an empty deck has shown cards that no view shows any more, and can’t take that back', () => {
  const words: RandomWords = [1, 2, 3, 4];
  const undoable = (state: State) => {
    const table = {
      state,
      seed: '',
      random: words,
      events: [],
      undoable: false,
      step: 7,
      format: rules.format,
      begun: rules.format,
    };
    const after = nextTable(rules, table, 0, build(state, 'well', 0, 0));
    return [after.undoable, after.events[0]?.reveals];
  };
  const usual = position(2);
  mat(usual, 0, 'well');
  give(usual, 0, { lake: 2 });
  expect([undoable(usual), undoable(allDealt())]).toEqual([
    [true, undefined],
    [false, true],
  ]);
});

test('Attika 2.7: with no stack left the rest of a drawing turn becomes cards', () => {
  const state = position(2);
  emptied(state, 0, 0, 2, 3);
  leave(state, 0, 1, 1);
  play(state, { type: 'drawBuilding', stack: 1 });
  play(state, { type: 'keepBuilding' });
  play(state, rules.legal(state, 0)[0]!);
  expect(rules.legal(state, 0)).toEqual([{ type: 'endTurn', amphorae: 0 }]);
  play(state, { type: 'endTurn', amphorae: 0 });
  expect(state.handSizes[0]).toBe(1);
});

const formality = (state: State) => formalityOf(rules, state, state.turn, rules.legal(state, state.turn));

test('Attika 2.5: the turn ends by itself where all can see that nothing else can be done, not where only the hand says so', () => {
  const drawing = position(2);
  for (const stack of [1, 2]) {
    play(drawing, { type: 'drawBuilding', stack });
    expect(formality(drawing)).toBeNull();
    play(drawing, { type: 'keepBuilding' });
  }
  expect(formality(drawing)).toEqual({ type: 'endTurn', amphorae: 0 });
  const building = position(2);
  mat(building, 0, 'well', 'capital');
  give(building, 0, { lake: 2 });
  play(building, build(building, 'well', 0, 0));
  expect(rules.legal(building, 0)).toEqual([{ type: 'endTurn', amphorae: 0 }]);
  expect(formality(building)).toBeNull();
});

test('Attika 9.1: a turn that ends by itself tells nobody anything of the hand', () => {
  const random = randomFrom('formalities');
  let met = 0;
  for (let game = 0; game < 6; game++) {
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      const made = formality(state);
      if (made !== null) met++;
      if (state.phase === 'actions')
        expect(formality(rules.redeal(rules.view(state, null), null, random))).toEqual(made);
      rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
    }
  }
  expect(met).toBeGreaterThan(50);
});

test('Attika 2.2, 2.6: with deck and discards empty no bot ends a turn in which it could still do something', () => {
  const state = position(2);
  leaveCards(state, [0, 0, 0, 0], [0, 0, 0, 0]);
  const offered = () => knowledge.candidates!(state, 0).map(({ move }) => move.type);
  expect(new Set(offered())).toEqual(new Set(['drawBuilding']));
  play(state, { type: 'drawBuilding', stack: 0 });
  play(state, { type: 'keepBuilding' });
  expect(offered()).toContain('endTurn');
});

test('Attika 2.2: with no card in hand three cards promise a bot more than a building that it couldn’t pay for', () => {
  const state = position(2);
  const promised = () => new Map(knowledge.candidates!(state, 0).map(({ move, weight }) => [move.type, weight]));
  give(state, 0, { lake: 1 });
  expect(promised().get('endTurn')).toBe(promised().get('drawBuilding'));
  give(state, 0, { lake: -1 });
  expect(promised().get('endTurn')).toBeGreaterThan(promised().get('drawBuilding')!);
});
