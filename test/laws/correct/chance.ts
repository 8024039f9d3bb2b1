/** Small correct games of chance: no law may accuse them. */
import {
  amount,
  cards,
  choice,
  counter,
  counters,
  defineGame,
  metaOf,
  pile,
  player,
  range,
  value,
} from '../../../games/kit/define/index.ts';

const GOAL = 40;

/** Pig: roll as long as you dare; a 1 loses what was rolled. */
export const pig = defineGame({
  meta: metaOf({ id: 'pig', names: { en: 'Pig' }, players: [2, 5], options: { short: [false, true] } }),
  state: { kept: counters('each'), rolled: counter() },
  tells: { die: { pips: 'number' } },
  moves: {
    roll: {
      fields: {},
      refuse: ({ rolled }) => (rolled < 20 ? undefined : 'enough'),
      apply(state, _, { chance, tell, again }) {
        const pips = chance(6) + 1;
        tell('die', { pips });
        state.rolled = pips === 1 ? 0 : state.rolled + pips;
        if (pips > 1) again();
      },
    },
    hold: {
      fields: {},
      refuse: ({ rolled }) => (rolled > 0 ? undefined : 'nothing'),
      apply(state, _, { seat }) {
        state.kept[seat]! += state.rolled;
        state.rolled = 0;
      },
    },
  },
  ends: { goal: ({ kept, options }) => kept.some((points) => points >= (options.short ? GOAL / 2 : GOAL)) },
  score: ({ kept }, seat) => kept[seat]!,
});

/** The next seat that is still in. */
function nextIn(lives: readonly number[], seat: number): number {
  for (let on = 1; on <= lives.length; on++) {
    const other = (seat + on) % lives.length;
    if (lives[other]! > 0) return other;
  }
  return seat;
}

/** Throws at others until one is left: who is out is passed over. */
export const duel = defineGame({
  meta: metaOf({ id: 'duel', names: { en: 'Duel' }, players: [2, 6] }),
  state: { lives: counters('each', { start: 2 }), out: counters('each') },
  tells: { hit: { whom: 'seat' } },
  moves: {
    throw: {
      fields: { at: player(), how: choice('low', 'high') },
      refuse: ({ lives }, { at }) => (lives[at]! > 0 ? undefined : 'isOut'),
      apply({ lives, out, seats }, { at, how }, { seat, chance, tell, next }) {
        if (chance(how === 'low' ? 2 : 3) === 0) {
          tell('hit', { whom: at });
          lives[at]! -= 1;
          if (lives[at] === 0) out[at] = seats - out.filter((place) => place > 0).length;
        }
        next(nextIn(lives, seat));
      },
    },
  },
  ends: { lastOne: ({ lives }) => lives.filter((left) => left > 0).length === 1 },
  score: ({ out, seats }, seat) => (out[seat] === 0 ? seats : seats - out[seat]!),
});

/** All say at once a number in the open: the most wins a coin that chance has minted, unless two say it. */
export const shout = defineGame({
  meta: metaOf({ id: 'shout', names: { en: 'Shout' }, players: [2, 4] }),
  state: { coins: counters('each'), prize: counter({ start: 1 }), rounds: counter() },
  tells: { won: { by: 'seat', coins: 'number' }, minted: { coins: 'number' } },
  moves: { say: { fields: { number: amount(0, 6) } } },
  phases: {
    saying: {
      moves: ['say'],
      together(state, said, { tell, chance }) {
        const most = Math.max(...said.map(({ number }) => number));
        const by =
          said.filter(({ number }) => number === most).length === 1
            ? said.findIndex((each) => each.number === most)
            : null;
        tell('won', { by, coins: state.prize });
        if (by !== null) state.coins[by]! += state.prize;
        state.prize = chance(3) + 1;
        tell('minted', { coins: state.prize });
        state.rounds += 1;
      },
    },
  },
  ends: { sixRounds: ({ rounds }) => rounds === 6 },
  score: ({ coins }, seat) => coins[seat]!,
});

const PURSE = cards(range(1, 6));

/** Spins of a wheel of a hundred: in most games nothing ever moves, so that nobody can learn from them what may. */
export const wheel = defineGame({
  meta: metaOf({ id: 'wheel', names: { en: 'Wheel' }, players: [2, 3] }),
  state: {
    purse: pile(PURSE, 'nobody'),
    won: pile(PURSE),
    spins: counter(),
    lucky: counters('each'),
    light: value('off', true),
  },
  moves: {
    spin: {
      fields: {},
      apply(state, _, { seat, chance, draw }) {
        state.spins += 1;
        if (chance(100) > 0) return;
        state.lucky[seat]! += 100_000;
        draw('purse', 'won');
        state.light = true;
      },
    },
  },
  ends: { thirty: ({ spins }) => spins === 30 },
  score: ({ lucky }, seat) => lucky[seat]!,
});
