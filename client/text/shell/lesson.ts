/** The words of the frame around every lesson. The words of each lesson stand with its game. */
import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';

interface LessonText {
  titleOf(game: string): string;
  /** The link to a lesson. */
  readonly learn: string;
  /** The same link, once the lesson was taken to its end. */
  readonly learned: string;
  /** What screen readers call a lesson's frame. */
  readonly label: string;
  progress(step: number, steps: number): string;
  readonly next: string;
  readonly back: string;
  readonly othersPlay: string;
  /** To somebody who plays before reading. */
  readonly readFirst: string;
  readonly restart: string;
  readonly doneHeading: string;
  readonly playOn: string;
  /** A whole game against bots of this strength. */
  newGame(level: string): string;
  readonly readRules: string;
  readonly stale: string;
  readonly home: string;
}

export const lessonTexts: Readonly<Record<Language, LessonText>> = {
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
  en: {
    titleOf: (game) => `Learn ${game} by playing`,
    learn: 'Learn by playing',
    learned: 'Learned: take it again',
    label: 'Guide',
    progress: (step, steps) => `${step}/${steps}`,
    next: 'Next',
    back: 'One step back',
    othersPlay: 'The others play.',
    readFirst: 'Read on first: press “Next”.',
    restart: 'From the start',
    doneHeading: 'You can play now',
    playOn: 'Play on from here against bots',
    newGame: (level) => `Play a whole game, ${level} bots`,
    readRules: 'Read the rules',
    stale: 'This lesson no longer fits the rules. Please read the rules page.',
    home: 'Home',
  },
};

export function useLessonText(): LessonText {
  return lessonTexts[useLanguage()];
}
