import type { LessonStep } from '../../../games/lost-cities/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson = {
  steps: {
    aim: {
      say: 'Five paths lead to lost cities. You send figures up them, and each scores the space it has reached when the expedition ends. You play {seat:0} against {seat:1}.',
    },
    cards: {
      say: 'Cards move your figures: five colours, one for each path, with numbers from 0 to 10. You always hold eight.',
    },
    start: {
      say: 'A path starts with the lowest card you hold of its colour. You have {card:4-0}, {card:4-3} and {card:4-6}: a good row for the researcher, whose space counts double.',
      task: 'Press blue 0 in your hand, then “Send the researcher”.',
    },
    draw: {
      say: 'Your researcher stands on the first blue space. Every turn is one card out, one card in.',
      task: 'Draw a card from the deck.',
    },
    advance: {
      say: 'The same or a higher number moves your figure one space, however large the gap. Small gaps leave you more cards to play later.',
      task: 'Press blue 3, then “Advance”.',
    },
    statue: {
      say: 'You found a {statue} statue! The first to come takes it. Statues count at the end of the game.',
      task: 'Draw a card from the deck.',
    },
    freeStep: {
      say: 'The next blue space has a {step} free step. Blue 6 takes you there.',
      task: 'Play blue 6.',
    },
    moveFigure: {
      say: 'With the free step you may move any of your figures that is on its way. So far only the researcher is.',
      task: 'Press the lit place on the blue path.',
      meanwhile: 'From +10 on it pays. You draw a card, and {seat:1} plays.',
    },
    explorer: {
      say: 'You also have four explorers, one figure a path. A started path costs points at first, so start what you can climb: red 1 is a good beginning.',
      task: 'Press red 1, then “Send an explorer”.',
      meanwhile: 'You draw, and {seat:1} plays.',
    },
    lowest: {
      say: 'A figure counts only once it has started, and the three lowest spaces count −20, −15 and −10. You hold brown 3 and 10, and more brown may come.',
      task: 'Start the brown path with brown 3.',
    },
    discard: {
      say: 'Blue 1 is too low for your row, which is at 6. Discard what fits nowhere, face up on the pile of its colour.',
      task: 'Press blue 1, then “Discard”.',
      meanwhile: 'Instead of drawing from the deck, anybody may take the top card of a pile.',
    },
    gap: {
      say: 'You have red 8 and 9, and your red row is at 1. From 1 to 8 is a big gap, but nothing lower has come, and the explorer must get out of the negative spaces.',
      task: 'Play red 8.',
    },
    lastFigure: {
      say: 'You have drawn yellow 4, and you hold a yellow 9 and two 10s: four cards for one path.',
      task: 'Start the yellow path with yellow 4.',
    },
    brown: {
      say: '{seat:1} discarded {card:4-10}. Before you can take it, play a card: brown 5 fits your row.',
      task: 'Play brown 5.',
    },
    takeDiscard: {
      say: 'Blue 10 fits your blue row. Take it before {seat:1} does.',
      task: 'Press the blue discard pile.',
    },
    points: {
      say: 'The next brown space has {points:10} points, for everybody who comes. The researcher doesn’t double them.',
      task: 'Play brown 10.',
    },
    spaces: {
      say: 'From here you know the way. Beyond the bridges the spaces count 30, 35 and 50. A figure at the top lets another take a step.',
    },
    end: {
      say: 'An expedition ends as soon as five figures, of all players together, have crossed the bridges, or the deck runs out. Then the spaces are counted.',
    },
    statues: {
      say: 'A game has three expeditions. Statues are counted last: few of them cost points, many bring up to 100. Good luck on the way!',
    },
  },
  learned: [
    'Play or discard a card, then draw one from the deck or a discard pile.',
    'Start a path with your lowest card, and climb with the same or higher numbers.',
    'Start only paths you can climb: the first three spaces cost points.',
    'Put the researcher, who counts double, where you hold most.',
    'Hurry once figures begin to cross the bridges: the fifth ends the expedition.',
  ],
} satisfies LessonWords<LessonStep>;
