/** Hearts, one deal: three cards are passed to the left, then thirteen tricks are played. */
import {
  cards,
  counter,
  defineGame,
  flag,
  from,
  metaOf,
  pile,
  piles,
  range,
  showable,
  some,
} from '../../../games/kit/define/index.ts';

const french = cards(range(0, 51));
const suitOf = (card: number) => Math.floor(card / 13);
const CLUBS_TWO = 0;
const HEARTS = 3;
/** The queen of spades. */
const QUEEN = 2 * 13 + 10;
const penaltyOf = (taken: readonly number[]) =>
  taken.filter((card) => suitOf(card) === HEARTS).length + (taken.includes(QUEEN) ? 13 : 0);

export const hearts = defineGame({
  meta: metaOf({ id: 'hearts', names: { ja: 'ハーツ', en: 'Hearts' }, players: [4, 4] }),
  state: {
    deck: pile(french, 'nobody'),
    hand: showable(piles(french, 'each', 'owner')),
    trick: piles(french, 'each'),
    taken: piles(french, 'each'),
    led: counter({ start: -1 }),
    broken: flag(),
  },
  moves: {
    pass: { fields: { cards: some('hand', 3) }, secret: ['cards'] },
    play: {
      fields: { card: from('hand') },
      refuse({ hand, led, broken }, { card }, seat) {
        const own = hand[seat]!;
        if (own.includes(CLUBS_TWO) && card !== CLUBS_TWO) return 'leadTheTwo';
        if (led >= 0) return suitOf(card) !== led && own.some((each) => suitOf(each) === led) ? 'follow' : undefined;
        return suitOf(card) === HEARTS && !broken && own.some((each) => suitOf(each) !== HEARTS) ? 'notYet' : undefined;
      },
      apply(state, { card }, { move, moveAll, next }) {
        const { trick, seats } = state;
        if (state.led < 0) state.led = suitOf(card);
        if (suitOf(card) === HEARTS) state.broken = true;
        move('hand', 'trick', card);
        if (trick.flat().length < seats) return;
        const worth = trick.map(([played = 0]) => (suitOf(played) === state.led ? played : -1));
        const winner = worth.indexOf(Math.max(...worth));
        for (let of = 0; of < seats; of++) moveAll(['trick', of], ['taken', winner]);
        state.led = -1;
        next(winner);
      },
    },
  },
  phases: {
    passing: {
      moves: ['pass'],
      together({ hand, seats }, passes, { move, goTo, next }) {
        for (const [seat, pass] of passes.entries())
          if (pass.type === 'pass')
            for (const card of pass.cards) move(['hand', seat], ['hand', (seat + 1) % seats], card);
        goTo('tricks');
        next(hand.findIndex((own) => own.includes(CLUBS_TWO)));
      },
    },
    tricks: { moves: ['play'] },
  },
  setup({ seats }, { draw }) {
    for (let seat = 0; seat < seats; seat++) draw('deck', ['hand', seat], 13);
  },
  ends: { allTaken: ({ taken }) => taken.flat().length === 52 },
  score({ taken }, seat) {
    const moon = taken.findIndex((own) => penaltyOf(own) === 26);
    return { penalty: moon < 0 ? -penaltyOf(taken[seat]!) : moon === seat ? 0 : -26 };
  },
  bot: { spread: 6, horizon: 60 },
});
