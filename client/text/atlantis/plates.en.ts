import { HANDS, PAWNS } from '../../../games/atlantis/data.ts';
import { lists } from '../lists.ts';
import type { PlateWords } from '../plates.ts';
import { labels } from './labels.en.ts';

export const plateWords = {
  plates: {
    move: ({ item, won }) =>
      `{seat:0} plays {card:${item}}, and the pawn goes to the ringed tile, the nearest ahead that shows it. {seat:0} wins {tile:${won}}, the nearest tile behind it without a pawn.`,
    chain: ({ first, second }) =>
      `A pawn of {seat:1} stands on the nearest {card:${first}}. From there {seat:0} plays {card:${second}} as well, and comes to a free tile.`,
    pair: () =>
      'The tiles behind the pawn lie two high. When the upper one of a pair is won, the lower one is revealed and is in play from then on.',
    toll: ({ near, far, all }) =>
      `On the way to the ringed tile lie two holes. The first costs ${near} and the second ${far}, the lower of the two tiles beside each; {seat:0} pays ${all} in all.`,
    bridge: ({ all }) =>
      `The same way with a bridge over the first hole. That one is free for everybody, so {seat:0} pays ${all}.`,
  },
  setUp: (players) =>
    `The road from Atlantis to the mainland, with water in the middle. Each of the ${players} players has ${PAWNS} pawns in Atlantis and a bridge; they begin with ${lists.en.all(HANDS.slice(0, players).map(String))} cards.`,
  end: 'A match that is over: what is left of the road, and the points of {seat:0}, {seat:1} and {seat:2}.',
  components: { tiles: 'Road tiles', cards: 'Cards, as many of each item', pawns: 'Pawns', bridges: 'Bridges' },
  legend: [...labels.items.map((name, item) => [`{card:${item}}`, name] as const), ['{bridge}', 'A bridge']],
} satisfies PlateWords;
