/** What comes after a match on a server: the next one of the same players, or the tournament whose table it was. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { lists } from '../lists.ts';

const next = catalog({
  en: {
    join: 'Join the next match',
    go: 'To your seat',
    watch: 'Watch the next match',
    waitsForYou: (names: readonly string[], time: string) =>
      `${lists.en.all(names)} ${names.length === 1 ? 'waits' : 'wait'} for you at the next table. Your seat is kept for ${time}.`,
    waits: (names: readonly string[]) =>
      `${lists.en.all(names)} ${names.length === 1 ? 'waits' : 'wait'} for the others at the next table.`,
    free: (names: readonly string[]) =>
      `${lists.en.all(names)} ${names.length === 1 ? 'sits' : 'sit'} at the next table, and a seat is free.`,
    begun: 'The next match has begun.',
    yours: 'You have a seat in the next match.',
    toTournament: 'To the tournament',
  },

  ja: {
    join: '次の対局に加わる',
    go: '次の席へ',
    watch: '次の対局を観戦する',
    waitsForYou: (names, time) =>
      `${lists.ja.all(names)}が次の卓であなたを待っています。席はあと${time}取ってあります。`,
    waits: (names) => `${lists.ja.all(names)}が次の卓でほかの人を待っています。`,
    free: (names) => `${lists.ja.all(names)}が次の卓に座っています。空席があります。`,
    begun: '次の対局が始まりました。',
    yours: '次の対局に、あなたの席があります。',
    toTournament: '大会へ',
  },
});

export type NextText = (typeof next)['en'];

export const useNextText = () => useWords(next);
