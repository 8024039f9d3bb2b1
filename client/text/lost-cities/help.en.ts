import type { Options } from '../../../games/lost-cities/meta.ts';
import type { HelpSentences } from './sentences.ts';

/** The rules in short, as they hold with these options. */
export const help = ({ length, summitBonus, lowestStart, takeBack, bothDirections }: Options): HelpSentences => ({
  aim: [
    'The aim',
    length === 'full' ? 'Collect the most points in three expeditions.' : 'Collect the most points in one expedition.',
    'Points come from the spaces your figures reach, from point tiles, and from statues counted at the end. Point chips lie face down until then.',
    'You have {figure:explorer} four explorers and {figure:researcher} one researcher, whose space counts double.',
  ],
  setUp: [
    'Setting up',
    'The 25 event tiles are shuffled and laid face up, one on each mark of the paths.',
    'Everybody takes four explorers and a researcher and is dealt eight cards. The rest is the deck.',
    'With two players 30 cards, seen by nobody, stay out of each deal.',
    'The player in the first seat is the start player.',
  ],
  turn: ['A turn', 'Play or discard one card, then draw one, so that you hold eight again. You can’t pass either.'],
  playing: [
    'Playing a card',
    lowestStart && !bothDirections
      ? 'Start: with your lowest card of a colour you have no row of, put an explorer or the researcher on the first space of its path.'
      : 'Start: with any card of a colour you have no row of, put an explorer or the researcher on the first space of its path.',
    bothDirections
      ? 'Advance: add a card to your row and move that colour’s figure one space. Each row rises or falls, whichever its first two different numbers do; the same number always fits.'
      : 'Advance: add the same or a higher number to your row and move that colour’s figure one space.',
    'Discard: put any card face up on the pile of its colour.',
    'You have at most one figure on each path. Other players’ figures may stand on the same space.',
  ],
  drawing: [
    'Drawing',
    takeBack
      ? 'Take the top card of the deck or of any discard pile, even the card you have just discarded.'
      : 'Take the top card of the deck or of any discard pile, but not the card you have just discarded.',
  ],
  tiles: [
    'Event tiles',
    '{statue} Statue: the first to come takes it.',
    '{step} Free step: you may move one of your figures on its way one space. The tile it comes to takes effect, and so on.',
    '{points:10} Points: every figure that comes gets them. The researcher doesn’t double these.',
  ],
  ruins: [
    'The ruins',
    ...{
      arrival: [
        'When a figure comes to space nine, another of your figures on its way may take a free step, once the tile there has taken effect.',
        'Cards that fit may still be added to its row. They move nobody.',
      ],
      laterCards: [
        'A figure that comes to space nine gives no free step.',
        'Each fitting card added to its row later lets another of your figures on its way take one.',
      ],
    }[summitBonus],
  ],
  ending: [
    'The end of an expedition',
    'It ends at once when the fifth figure of all players together crosses a bridge, after space six. The tile there has no effect.',
    'It also ends when the last card of the deck is drawn, and after 50 turns in a row of discarding and drawing discards only.',
    'Figures score their spaces, from −20 on the first to 50 on the ninth, the researcher double, below zero too. Those that never set out score nothing.',
    'All your figures are added up first. Nobody’s points fall below 0.',
    ...(length === 'full'
      ? [
          'Tiles and cards are then laid out and dealt anew; points and statues are kept.',
          'The player to the left of the one who took the last turn starts the next expedition.',
        ]
      : []),
  ],
  statues: [
    'Statues',
    length === 'full'
      ? 'They score at the end of the game: nothing for five, ten more for each further one, at most 100 for fifteen. Each one short of five costs ten.'
      : 'They score at the end of the game: −20 for none, −15 for one, then 10, 15, 30, and 50 for five or more.',
    'A tie goes to the player with more statues. Players still tied share the place.',
  ],
});
