import type { LessonStep } from '../../../games/atlantis/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson = {
  steps: {
    aim: {
      say: 'Atlantis is sinking! Your three pawns flee along the road of tiles to the mainland, and win tiles behind them. The most points at the end win.',
    },
    rivalFirst: {
      say: 'You play {seat:0}, and {seat:1} begins. Later players start with more cards.',
      meanwhile: '{seat:1} plays a card and wins the nearest tile behind the pawn.',
    },
    firstMove: {
      say: 'A card takes one of your pawns to the nearest tile ahead that shows its item. Then you win the nearest tile behind it without a pawn, and draw a card.',
      task: 'Press the vase {card:3} in your hand, then the lit place.',
      meanwhile: 'You have won a seven! Now {seat:1} plays.',
    },
    hole: {
      say: 'The last tile of the marked slot is gone, and the sea comes in. To cross a hole, pay the lower of the two tiles beside it.',
    },
    secondPawn: {
      say: 'Your other pawns must come along, too. The nearest statue lies just behind the hole.',
      task: 'Press the statue {card:5} in your hand, then the lit place.',
    },
    toll: {
      say: 'The hole costs 3. You pay with cards, one point each, or with tiles you have won, at their value. No change is given, so your seven is too good for that.',
      task: 'The cheapest payment lies ready: the flag {card:0}, the olive {card:1} and a ring {card:4}. Press “Pay”.',
    },
    thirdPawn: {
      say: 'The third pawn goes only as far as the tile just before the hole: no toll.',
      task: 'Press the olive {card:1}, then the lit place.',
      meanwhile: '{seat:1} came to a pawn, so more cards had to follow until a free tile was reached.',
    },
    sell: {
      say: 'You are short of cards. Once a turn, before you move, you may give up a tile and draw half its value in cards.',
      task: 'Press “Buy cards”, then the ring 2.',
    },
    bridge: {
      say: 'Also before a move, once in the game, you may build your bridge. That hole is free for everybody from then on. One of the holes ahead lies on your way.',
      task: 'Press “Build bridge”, then the lit hole.',
    },
    chain: {
      say: '{seat:1}’s pawn stands on the nearest statue, so another card must follow: the vase takes you on across two holes.',
      task: 'Press the one of your pawns that stands between the others, then the lit place.',
    },
    smallToll: {
      say: 'Thanks to the bridge only one hole is left to pay for: 1 point.',
      task: 'The ring {card:4} lies ready. Press “Pay”.',
    },
    home: {
      say: 'Where no tile ahead shows a card’s item, that card takes the pawn to the mainland. Each pawn there brings you one card more every turn.',
    },
    end: {
      say: 'When somebody’s third pawn reaches the mainland, that player draws four cards and the game ends. All other pawns cross, and pay for every hole. Don’t be left behind!',
    },
    stuck: {
      say: 'Your tiles score their values, each card 1 point. If you can’t move, show your hand and draw two. Now lead your pawns to the mainland!',
    },
  },
  learned: [
    'Play a card: a pawn goes to the next tile with that item, and on from tiles with a pawn.',
    'Win the nearest free tile behind the pawn you moved.',
    'Pay each hole the lower of its two neighbours, in cards or tiles.',
    'Buy cards with small tiles, and build your bridge where the toll is high.',
    'Watch for a third pawn that reaches the mainland: it ends the game.',
  ],
} satisfies LessonWords<LessonStep>;
