/** What the figures of a match are called: the sheets stand once, with their names in every language. */
import type { Language } from '../kept/language.ts';
import type { StatisticsWords } from './words.ts';

type Name = Readonly<Record<Language, string>>;

/** By the codes the game gives to its sheets and rows. */
export interface StatisticsSaid {
  readonly points: Name;
  readonly sheets: Readonly<Record<string, { readonly title: Name; readonly rows: Readonly<Record<string, Name>> }>>;
}

export function statisticsIn(language: Language, { points, sheets }: StatisticsSaid): StatisticsWords {
  return {
    points: points[language],
    sheets: each(sheets, ({ title, rows }) => ({ title: title[language], rows: each(rows, (row) => row[language]) })),
  };
}

function each<From, To>(of: Readonly<Record<string, From>>, made: (from: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(of).map(([code, value]) => [code, made(value)]));
}
