/** The words of the frame around every lesson. The words of each lesson stand with its game. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';

export const lessonTexts = catalog({
  en: {
    titleOf: (game: string) => `Learn ${game} by playing`,
    /** The link to a lesson. */
    learn: 'Learn by playing',
    /** The same link, once the lesson was taken to its end. */
    learned: 'Learned: take it again',
    /** What screen readers call a lesson's frame. */
    label: 'Guide',
    progress: (step: number, steps: number) => `${step}/${steps}`,
    next: 'Next',
    back: 'One step back',
    othersPlay: 'The others play.',
    /** To somebody who plays before reading. */
    readFirst: 'Read on first: press “Next”.',
    restart: 'From the start',
    doneHeading: 'You can play now',
    playOn: 'Play on from here against bots',
    /** A whole game against bots of this strength. */
    newGame: (level: string) => `Play a whole game, ${level} bots`,
    readRules: 'Read the rules',
    stale: 'This lesson no longer fits the rules. Please read the rules page.',
    home: 'Home',
  },

  ja: {
    titleOf: (game) => `${game}を遊んで覚える`,
    learn: '遊んで覚える',
    learned: '覚えました：もう一度',
    label: '案内',
    progress: (step, steps) => `${step}/${steps}`,
    next: '次へ',
    back: '1つ戻る',
    othersPlay: 'ほかの人の手番です。',
    readFirst: '先に「次へ」を押して読み進めてください。',
    restart: '最初から',
    doneHeading: 'もう遊べます',
    playOn: 'この続きをボットと遊ぶ',
    newGame: (level) => `ボット（${level}）と最初から遊ぶ`,
    readRules: 'ルールを読む',
    stale: 'この案内は今のルールに合わなくなりました。ルールのページをご覧ください。',
    home: 'ホームへ',
  },
});

export const useLessonText = () => useWords(lessonTexts);
