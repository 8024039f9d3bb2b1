import type { HelpSection } from '../../table/board.ts';

export const help: readonly HelpSection[] = [
  {
    title: 'The aim',
    text: [
      'Collect the most points in three expeditions, or in one in the short game.',
      'Points come from the steps your figures reach, from point tiles, and from statues counted at the end.',
    ],
  },
  {
    title: 'A turn',
    text: ['Play one card, then draw one, so that you hold eight again. You can’t pass either.'],
  },
  {
    title: 'Playing a card',
    text: [
      'Start: with your lowest card of a colour you have no row of, put {figure:explorer} an explorer or {figure:researcher} the researcher on its first step.',
      'Advance: lay the same or a higher number on your row and move that colour’s figure one step.',
      'Discard: put any card face up on the pile of its colour.',
      'You have at most one figure on each path.',
    ],
  },
  {
    title: 'Drawing',
    text: ['Take the deck’s top card or that of any discard pile, but not the card you have just discarded.'],
  },
  {
    title: 'Event tiles',
    text: [
      '{statue} Statue: the first to come takes it.',
      '{step} Free step: one of your figures on its way may move one step, and carries out the tile it comes to.',
      '{points:10} Points: every figure that comes gets them. The researcher doesn’t double these.',
    ],
  },
  {
    title: 'The ruins',
    text: ['When a figure comes to step nine, another of your figures on its way may take a step.'],
  },
  {
    title: 'The end of an expedition',
    text: [
      'It ends at once when the fifth figure of all players together crosses a bridge. The tile there isn’t carried out.',
      'It also ends when the last card of the deck is drawn.',
      'Figures score their steps, the researcher double, below zero too. Nobody’s points fall below 0.',
      'The left neighbour of whoever took the last turn starts the next expedition.',
    ],
  },
  {
    title: 'Statues',
    text: [
      'They score at the end of the game: nothing for five, ten more for each further one, at most 100 for fifteen. Each one missing to five costs ten.',
      'In the short game, from none on: −20, −15, 10, 15, 30, and 50 for five or more.',
      'A tie goes to whoever has more statues.',
    ],
  },
];
