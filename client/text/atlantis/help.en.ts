import type { HelpSentences } from './sentences.ts';

export const help: HelpSentences = {
  aim: [
    'The aim',
    'Bring your three pawns from sinking Atlantis to the mainland, and win tiles of the road on the way.',
    'The game ends when anybody’s third pawn reaches the mainland. Tiles score their value, cards in hand 1 point each. The highest score wins; equal scores share the place.',
  ],
  setUp: [
    'Setting up',
    'The road has 53 slots with tiles of seven items and values from 1 to 7. At either end and beside the middle they lie two high; the lower tile is hidden. The slot in the middle is water from the start.',
    'Everybody has three pawns in Atlantis and one bridge. The start player is drawn at random and gets 4 cards; the next players get 5, 6 and 7. There are 15 cards of each item.',
  ],
  turn: [
    'A turn',
    'Choose a pawn and play a card. The pawn goes to the nearest tile ahead that shows the card’s item.',
    'If a pawn stands there, yours or another’s, play another card from there, until a free tile or the mainland is reached.',
    'If no tile ahead shows the item, the pawn goes straight to the mainland.',
    'You win the nearest tile behind your pawn without a pawn on it, the upper one where there are two. The lower one is revealed and is in play at once.',
    'Then draw a card, and one more for each of your pawns on the mainland. When the deck is empty, the discards become the new deck.',
  ],
  stuck: [
    'No way on',
    'If none of your pawns can move, show your hand and draw two cards. You may first buy cards or build your bridge to be able to move. If you can move, you must.',
  ],
  holes: [
    'Holes and tolls',
    'Where the last tile of a slot is taken, water remains. Water between two tiles is one hole, however wide; at the ends of the road it is none.',
    'Crossing a hole costs as many points as the lower of the tiles at its two ends. Several holes add up.',
    'Pay with tiles you have won, at their value, and with cards, at 1 each. You may pay more, but get no change, and may not add what isn’t needed.',
    'Neither the cards of this move nor the tile it wins can pay. You can’t cross what you can’t pay for.',
  ],
  bridges: [
    'Bridges',
    'Before moving, once a game, put your bridge over any hole that has none. Everybody crosses it for free from then on, even after it has grown.',
  ],
  buying: [
    'Buying cards',
    'Before moving, once a turn, give up a tile of 2 or more and draw half its value in cards, rounded down. The tile leaves the game.',
  ],
  last: [
    'The last crossing',
    'The player whose third pawn arrives wins a tile and draws 4 cards as usual. Then the game ends at once.',
    'The others’ pawns go to the mainland without cards. They win no tiles, but pay for every hole, in the way that costs least.',
    'What you can’t pay counts against you. No more bridges can be built, and bridges score nothing.',
  ],
};
