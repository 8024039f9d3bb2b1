import type { LessonStep } from '../../../games/attika/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson = {
  steps: {
    aim: {
      say: 'You found a city in Attica. Build all thirty buildings first, or link two shrines by connected buildings, and you win. You play {seat:0}.',
    },
    mat: {
      say: 'Of your thirty buildings those on your mat that lie ready can be built. They cost terrain cards, which you hold: {terrain:0} hill, {terrain:1} mountain, {terrain:2} forest, {terrain:3} lake.',
    },
    modes: {
      say: 'In each turn you either build, up to three times, or draw new buildings, up to twice. The first action decides.',
    },
    capital: {
      say: 'Your capital lies ready. It costs one card of each terrain, but marks on its site and on the empty sites around save cards: here two.',
      task: 'Press the capital among your ready buildings, the lit site, and “Build for 2 cards”.',
    },
    temple: {
      say: 'The temple goes next to it. Any two cards stand in for one you lack.',
      task: 'Press the temple, the lit site, and “Build for 2 cards”.',
    },
    endTurn: {
      say: 'For every action you don’t use you draw a terrain card at the end of your turn. You have one left.',
      task: 'Press “End turn”.',
      meanwhile: '{seat:1} builds.',
    },
    draw: {
      say: 'You can pay for little now, so draw buildings. Your four stacks hide the rest of them.',
      task: 'Press the third stack.',
    },
    keep: {
      say: 'A building just drawn can be built at once or put on the mat. The fortress costs too much now.',
      task: 'Press “Put it on the mat”.',
    },
    drawAgain: {
      say: 'You can draw one more building this turn.',
      task: 'Press the fourth stack.',
    },
    arrow: {
      say: 'The gymnasium! Among your buildings it comes after the capital. Beside the building it comes after, a building is free.',
      task: 'Press the lit site beside your capital.',
    },
    endSecond: {
      say: 'Both actions are used, and the free building took none of your cards.',
      task: 'Press “End turn”.',
      meanwhile: '{seat:1} does nothing, and draws three cards for that.',
    },
    stadium: {
      say: 'After the gymnasium comes the stadium, which lies ready on your mat. Beside the gymnasium it is free.',
      task: 'Press the stadium, then the lit site.',
    },
    cards: {
      say: 'Two actions are left, so you get two cards. Saving up is often best.',
      task: 'Press “End turn”.',
    },
    settlements: {
      say: 'Connected buildings are a settlement. A building apart from them founds a new one, for one more card for each settlement you have.',
    },
    amphorae: {
      say: 'A whole group of buildings, all connected, earns you an {amphora} amphora: one more action, or one more card.',
    },
    land: {
      say: 'When you draw the last building of a stack, you lay new land. Covered marks no longer save cards, so the best sites are soon gone.',
    },
    win: {
      say: 'Watch the shrines: a chain of your buildings from one to another wins at once. Your rivals try the same, so stand in their way. Have a good game!',
    },
  },
  learned: [
    'Either build up to three times or draw up to two buildings.',
    'Build where marks save cards; any two cards stand in for one.',
    'Build on from what stands: beside the building that it comes after, a building is free.',
    'Turn actions you don’t need into cards.',
    'Win with thirty buildings, or with a chain between two shrines.',
  ],
} satisfies LessonWords<LessonStep>;
