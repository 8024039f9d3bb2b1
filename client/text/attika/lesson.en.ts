import type { LessonStep } from '../../../games/attika/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson: LessonWords<LessonStep> = {
  steps: {
    aim: {
      say: 'You found a city in Attica. Whoever first has all thirty buildings on the land wins, and so does whoever links two shrines by connected buildings. You play {seat:0}.',
    },
    mat: {
      say: 'Your mat shows all your buildings with what they cost. Those that lie ready can be built. Below are your terrain cards: {terrain:0} hill, {terrain:1} mountain, {terrain:2} forest, {terrain:3} lake.',
    },
    modes: {
      say: 'In each turn you either build, up to three times, or draw new buildings, up to twice. The first action decides.',
    },
    capital: {
      say: 'Your capital lies ready. It costs one card of each terrain, but signs on its site and on the empty sites around pay their share: here they save you two cards.',
      task: 'Press the capital on your mat, the lit site, and “Build for 2 cards”.',
    },
    temple: {
      say: 'Next to it the temple. Two cards of whatever kind stand in for one you lack.',
      task: 'Press the temple, the lit site, and “Build for 2 cards”.',
    },
    endTurn: {
      say: 'For every action you don’t use you draw a terrain card at the end of your turn. You have one left.',
      task: 'Press “End turn”.',
      meanwhile: '{seat:1} builds.',
    },
    draw: {
      say: 'Little can be paid for now, so draw buildings. Each of your four stacks hides some of them.',
      task: 'Press the third stack.',
    },
    keep: {
      say: 'A building just drawn can be built at once or put on the mat. The fortress is too dear today.',
      task: 'Press “Put it on the mat”.',
    },
    drawAgain: {
      say: 'One more building can be drawn this turn.',
      task: 'Press the fourth stack.',
    },
    arrow: {
      say: 'The gymnasium! An arrow leads to it from the capital. Beside the building where an arrow begins, the next one is free.',
      task: 'Press the lit site beside your capital.',
    },
    endSecond: {
      say: 'Both actions are used, and the free building took none of your cards.',
      task: 'Press “End turn”.',
      meanwhile: '{seat:1} does nothing, and draws three cards for that.',
    },
    stadium: {
      say: 'From the gymnasium an arrow leads to the stadium, which lies ready on your mat. Beside the gymnasium it is free.',
      task: 'Press the stadium, then the lit site.',
    },
    cards: {
      say: 'Two actions are left, so you get two cards. To save them up is often the best there is.',
      task: 'Press “End turn”.',
    },
    settlements: {
      say: 'Connected buildings are a settlement. One that stands apart founds a new settlement, for one more card for every settlement you have.',
    },
    amphorae: {
      say: 'A whole group of buildings, all connected, earns you an {amphora} amphora: one more action, or one more card.',
    },
    land: {
      say: 'Whoever draws the last building of a stack lays a new piece of land. Covered signs save nothing any more, so the best sites are soon gone.',
    },
    win: {
      say: 'Watch the shrines: a chain of your buildings from one to another wins at once. Your rivals try the same, so stand in their way. Have a good game!',
    },
  },
  learned: [
    'Either build up to three times or draw up to two buildings.',
    'Build where signs pay; two cards stand in for any one.',
    'Follow the arrows: beside the building before it, the next one is free.',
    'Turn actions you don’t need into cards.',
    'Win with thirty buildings, or with a chain between two shrines.',
  ],
};
