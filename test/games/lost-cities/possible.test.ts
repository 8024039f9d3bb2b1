/** Which positions can be: all that play leads to, and none that contradict themselves. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { knowledge, rules } from '../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../games/lost-cities/meta.ts';
import type { Ending, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { impossible } from './impossible.ts';
import { AT_BRIDGE, BEYOND, advance, card, discard, draw, newGame, play, position, space } from './position.ts';

const VARIANTS: readonly (readonly [players: number, options: Partial<Options>, walk: keyof typeof walks])[] = [
  [2, {}, 'sensible'],
  [2, { summitBonus: 'laterCards', length: 'short' }, 'hasty'],
  [3, { bothDirections: true, takeBack: true, length: 'short' }, 'random'],
  [3, { summitBonus: 'laterCards' }, 'sensible'],
  [4, { lowestStart: false, length: 'short' }, 'sensible'],
  [4, {}, 'hasty'],
  [2, { takeBack: true, length: 'short' }, 'idle'],
];
const endings = new Set<string>();

/** Ways to play that end in different ways. */
const walks = {
  random: (state: State, random: Random) => random.pick(rules.legal(state, state.turn)),
  sensible: (state: State, random: Random) => knowledge.playout(state, state.turn, random),
  /** Figures go as far as they can. */
  hasty: (state: State, random: Random) =>
    first(state, random, ['advance', 'moveFigure', 'startPath', 'discard', 'drawCard']),
  /** Nobody gets on. */
  idle: (state: State, random: Random) => first(state, random, ['takeDiscard', 'discard', 'drawCard']),
};

function first(state: State, random: Random, kinds: readonly LostCitiesMove['type'][]): LostCitiesMove {
  const legal = rules.legal(state, state.turn);
  const kind = kinds.find((type) => legal.some((move) => move.type === type));
  const ofKind = legal.filter(({ type }) => type === kind);
  return kind === 'discard' ? random.pick(ofKind) : ofKind[0]!;
}

test.each(VARIANTS)(
  '%i players, %o, %s: every position met can be, and deals that fit what is seen',
  (players, options, walk) => {
    const random = randomFrom('possible');
    const state = rules.setup(players, { ...defaultOptions(meta), ...options }, random);
    while (rules.toMove(state).length > 0) {
      rules.apply(state, state.turn, walks[walk](state, random), random, undefined);
      expect(impossible(state)).toBeUndefined();
      const seat = random.below(players);
      expect(impossible(rules.redeal(rules.view(state, seat), seat, random))).toBeUndefined();
    }
    for (const { ending } of state.expeditions) endings.add(ending);
  },
);

test('these ways to play lead to every end', () => {
  expect(rules.endings.filter((ending) => !endings.has(ending))).toEqual([]);
});

/** In the third expedition: two rows and figures, a statue and points found, discards, the researcher ahead of its row. */
const sound = () =>
  position({
    players: [
      {
        hand: ['red 4', 'brown 9'],
        rows: { brown: [1, 2, 4, 4], blue: [5, 6] },
        researcher: 'blue',
        points: 30,
        statues: 1,
      },
      { rows: { blue: [1, 1, 2] }, steps: { blue: 4 }, points: 15, chips: 2 },
    ],
    tiles: { 'blue 2': 'points10', 'blue 3': 'step' },
    piles: { red: [3, 5], green: [7] },
    finished: 2,
  });

/** A free step open: the third brown card came to a step tile. */
function stepping(): State {
  const state = position({
    players: [{ hand: ['brown 5'], rows: { brown: [1, 2], red: [4] } }, {}],
    tiles: { 'brown 3': 'step' },
  });
  play(state, advance('brown 5'));
  return state;
}

/** Having discarded, before drawing. */
function drawing(): State {
  const state = sound();
  play(state, discard('red 4'));
  return state;
}

/** The game over by the last card of the deck. */
function over(): State {
  const state = position({
    options: { length: 'short' },
    players: [{ hand: ['red 4'] }, { rows: { blue: [1] } }],
    deckSize: 1,
  });
  play(state, discard('red 4'), draw);
  return state;
}

const end = (state: State, ending: Ending) => {
  state.ending = ending;
};

const fourAcross = () =>
  position({
    players: [{ rows: { blue: AT_BRIDGE, red: BEYOND } }, { rows: { brown: BEYOND, yellow: BEYOND, green: BEYOND } }],
  });

type Fault = readonly [what: string, from: () => State, code: string, harm: (state: State) => void];

const FAULTS: readonly Fault[] = [
  ['a card too many', sound, 'cardCount', ({ deck }) => (deck[card('green 1')]! += 1)],
  [
    'a card less than none',
    sound,
    'cardCount',
    ({ deck, hands }) => {
      hands[card('green 1')]! -= 1;
      deck[card('green 1')]! += 1;
    },
  ],
  ['a red card on the green pile', sound, 'pileColour', ({ piles }) => piles[2]!.push(piles[3]!.pop()!)],
  ['a hand that is told larger than it is', sound, 'handSize', ({ handSizes }) => (handSizes[1]! += 1)],
  [
    'a hand of nine',
    sound,
    'handSize',
    ({ hands, handSizes, deck }) => {
      deck[card('green 1')]! -= 1;
      hands[card('green 1')]! += 1;
      handSizes[0]! += 1;
    },
  ],
  ['seven cards before a card is played', drawing, 'handSize', (state) => (state.stage = 'card')],
  ['a deck that is told smaller', sound, 'deckSize', (state) => (state.deckSize -= 1)],
  [
    'a game that goes on without a deck',
    over,
    'deckSize',
    (state) => Object.assign(state, { ending: null, stage: 'card' }),
  ],
  ['a deck left at its end', sound, 'deckSize', (state) => end(state, 'deck')],
  ['a row whose last card was never laid', sound, 'rowEnds', ({ tops }) => (tops[0] = card('brown 7'))],
  [
    'a row that fell where rows rise',
    sound,
    'rowEnds',
    ({ firsts, tops }) => ([firsts[0], tops[0]] = [tops[0]!, firsts[0]!]),
  ],
  ['a row without a figure', sound, 'rowAlone', ({ steps }) => (steps[0] = 0)],
  ['a figure without a row', sound, 'rowAlone', ({ steps }) => (steps[1] = 1)],
  ['a figure behind its row', sound, 'figureStep', ({ steps }) => (steps[0] = 3)],
  ['a figure beyond its path', sound, 'figureStep', ({ steps }) => (steps[0] = 10)],
  ['a researcher where no figure is', sound, 'researcherAstray', ({ researchers }) => (researchers[0] = 1)],
  ['an explorer too many', sound, 'explorerCount', ({ explorersLeft }) => (explorersLeft[0] = 4)],
  ['five across the bridges and no end', fourAcross, 'crossings', ({ steps }) => (steps[4] = 7)],
  [
    'a tile where no mark is',
    sound,
    'tileAstray',
    ({ tiles }) => {
      tiles[space('brown 1')] = tiles[space('brown 9')]!;
      tiles[space('brown 9')] = -1;
    },
  ],
  ['a statue too many', sound, 'tileCount', ({ statues }) => (statues[1]! += 1)],
  [
    'a statue left where a figure has been',
    sound,
    'statueAstray',
    ({ tiles }) => {
      const statue = tiles.indexOf(0);
      [tiles[space('brown 3')], tiles[statue]] = [0, -1];
    },
  ],
  ['a statue of somebody who never came there', sound, 'statuesFound', ({ statues }) => statues.splice(0, 2, 0, 1)],
  [
    'points of a tile nobody got',
    sound,
    'rewards',
    ({ rewards, points }) => {
      rewards[1]! -= 5;
      points[1]! -= 5;
    },
  ],
  ['a figure that walked further than anything let it', sound, 'stepsUnearned', ({ steps }) => (steps[9] = 6)],
  ['a turn of nobody', sound, 'turn', (state) => (state.turn = -1)],
  ['a game that the second seat has started', () => newGame(2), 'turn', (state) => (state.turn = 1)],
  ['a free step without a reason', drawing, 'stage', (state) => (state.stage = 'bonus')],
  [
    'a free step of a path without a step tile',
    stepping,
    'pending',
    ({ pending }) => (pending[0] = { source: 'tile', colour: 3 }),
  ],
  [
    'a free step of a last space nobody has come to',
    stepping,
    'pending',
    ({ pending }) => (pending[0] = { source: 'summit', colour: 3 }),
  ],
  ['the same free step twice', stepping, 'pending', ({ pending }) => pending.push(pending[0]!)],
  ['a discard that doesn’t lie there', drawing, 'discarded', (state) => (state.discarded = 0)],
  ['a discard before it', sound, 'discarded', (state) => (state.discarded = 3)],
  ['so many turns without progress', sound, 'stalled', (state) => (state.stalled = 50)],
  ['turns without progress and without discards', () => newGame(2), 'stalled', (state) => (state.stalled = 1)],
  ['an expedition too many', sound, 'expeditionCount', ({ expeditions }) => expeditions.push(expeditions[1]!)],
  [
    'a finished expedition with more statues than there are',
    sound,
    'expedition',
    (state) => {
      state.expeditions[0] = { ...state.expeditions[0]!, statues: [0, 10] };
    },
  ],
  [
    'a last expedition that isn’t what lies there',
    over,
    'expedition',
    ({ expeditions }) => {
      expeditions[0] = { ...expeditions[0]!, steps: expeditions[0]!.steps.with(9, 2) };
    },
  ],
  ['points from nowhere', sound, 'points', ({ points }) => (points[0]! += 5)],
  ['a statue chip from nowhere', sound, 'statueChips', ({ statueChips }) => (statueChips[0]! += 1)],
];

test.each(FAULTS)('%s can’t be', (_, from, code, harm) => {
  const state = from();
  expect(impossible(state)).toBeUndefined();
  harm(state);
  expect(impossible(state)).toMatchObject({ code });
});

test('every reason there is has such a fault', () => {
  const reasons = readFileSync(new URL('./impossible/reason.ts', import.meta.url), 'utf8');
  const codes = [...reasons.matchAll(/code: '(\w+)'/g)].map(([, code]) => code!);
  expect(codes.filter((code) => !FAULTS.some((fault) => fault[2] === code))).toEqual([]);
});
