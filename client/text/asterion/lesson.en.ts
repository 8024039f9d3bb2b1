import type { LessonStep } from '../../../games/asterion/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson = {
  steps: {
    aim: {
      say: 'In the heart of the labyrinth waits {bull} Asterion. You lay its passages tile by tile, and on every tile stands one of your explorers. You play {seat:0}.',
    },
    killing: {
      say: 'Explorers whose passages join Asterion’s are killed at once. The turn player gets a point for each of the others’ and loses one for each of their own.',
      meanwhile: '{seat:1} begins.',
    },
    wall: {
      say: 'Tiles join only where both have a passage. Yours has just one: place it with a wall towards Asterion, and your explorer is safe.',
      task: 'Press the lit cell, then “Place it here”.',
      meanwhile: '{seat:1} places a tile.',
    },
    corner: {
      say: 'Every tile must share a side with another. A passage may end at a wall.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    turn: {
      say: 'Instead of placing the tile you hold, you may give it up and turn one of your own, swap two, or move one. Only tiles with a living explorer and at most three neighbours can be handled.',
      task: 'Press “Turn”, the lit tile, and “Turn it”.',
    },
    away: {
      say: 'Further out, explorers live longer and get outside more easily.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    bait: {
      say: 'Passages join whatever their colours. What happens to your neighbours may happen to you.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    further: {
      say: 'The more of {seat:1}’s explorers are joined, the more a single link to Asterion kills.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    swap: {
      say: 'Now! Swap two of your tiles, and Asterion gets into the western passages: two of your explorers die, but also three of {seat:1}’s. Look at the balance before you do it.',
      task: 'Press “Swap”, both lit tiles one after the other, and “Swap them”.',
      meanwhile: 'One point for you! The black markers are the dead.',
    },
    kill: {
      say: 'East of Asterion three more of {seat:1}’s explorers are joined. Place a tile that lets him in: you lose only the one on it.',
      task: 'Press the lit cell, then “Place it here”.',
    },
    trapped: {
      say: 'Two more points! But nobody may trap Asterion: one of his passages must always lead outside.',
    },
    coins: {
      say: 'The game ends when all have used 16 tiles. A living explorer scores every {coin} coin in its passages, if they lead outside.',
    },
    feathers: {
      say: 'Two {feather} feathers in the passages let explorers out as well. Keep some alive until then, and beware of Asterion!',
    },
  },
  learned: [
    'Place a tile beside another; passages join where both are open.',
    'Let Asterion into the others’ passages, and keep him out of yours.',
    'Give up the tile you hold to turn, swap or move your own.',
    'Never trap Asterion.',
    'Bring living explorers outside, by a passage or two feathers, with coins in their passages.',
  ],
} satisfies LessonWords<LessonStep>;
