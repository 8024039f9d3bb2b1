import type { LessonStep } from '../../../games/asterion/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson: LessonWords<LessonStep> = {
  steps: {
    aim: {
      say: 'In the heart of the labyrinth waits {bull} Asterion. You lay its passages tile by tile, and on every tile stands one of your explorers. You play {seat:0}.',
    },
    killing: {
      say: 'Explorers whose passages join Asterion’s are killed at once. Whoever’s turn it is gets a point for each of the others’, and loses one for each of their own.',
      meanwhile: '{seat:1} begins.',
    },
    wall: {
      say: 'Tiles join only where both have a passage. Yours has three: lay it with the wall towards Asterion, and your explorer is safe.',
      task: 'Press the lit cell, then “Place it here”.',
      meanwhile: '{seat:1} lays a tile.',
    },
    corner: {
      say: 'Every tile lies beside another, edge to edge. A passage may well face a wall.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    turn: {
      say: 'Instead of laying the tile you hold, you may give it up and turn one of your own, swap two, or move one. Only tiles with a living explorer and at most three neighbours can be handled.',
      task: 'Press “Turn”, the lit tile, and “Turn it”.',
    },
    away: {
      say: 'Further out explorers live longer, and come to the outside more easily.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    bait: {
      say: 'The tiles of all colours make up common networks. What happens to your neighbours may happen to you.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    further: {
      say: 'The more of {seat:1}’s explorers hang together, the more a single link to Asterion will kill.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    swap: {
      say: 'Now! Swap two of your tiles, and Asterion gets into the western passages: two of your explorers die, but three of {seat:1}’s. Look at the balance beside the tile.',
      task: 'Press “Swap”, both lit tiles one after the other, and “Swap them”.',
      meanwhile: 'One point for you! The black markers are the dead.',
    },
    kill: {
      say: 'East of Asterion three more of {seat:1}’s explorers hang together. Lay a tile that lets him in: it costs you the one on it.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    trapped: {
      say: 'Two points more. One thing nobody may do is shut Asterion in: one of his passages must always lead to the outside.',
    },
    coins: {
      say: 'After sixteen turns each the game ends. Whoever lives scores every {coin} coin in their network, if that leads to the outside.',
    },
    feathers: {
      say: 'Two {feather} feathers in a network carry its explorers out as well. Keep some alive until then, and beware of Asterion!',
    },
  },
  learned: [
    'Lay a tile beside another; passages join where both are open.',
    'Let Asterion into the others’ passages, and keep him out of yours.',
    'Give up the tile you hold to turn, swap or move your own.',
    'Never shut Asterion in.',
    'Bring living explorers outside, by a passage or two feathers, with coins in their network.',
  ],
};
