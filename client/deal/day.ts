/** Which day a deal is of. */
import { type Deal, dailyDeal } from '../../games/kit/deal.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { localeOf } from '../text/locale.ts';

const DAY = 86_400_000;
/** The server takes results of a day for as many days after. */
const TAKEN_FOR = 6;

/** A day as 2026-11-22, which is everywhere the same day. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day whose deal it is, where results of that are taken still. */
export function dayOf(meta: Meta, { game, players, options, seed, format }: Deal, now: number): string | undefined {
  const same = (day: string) => {
    const daily = dailyDeal(meta, format, day);
    return (
      daily.seed === seed && daily.players === players && JSON.stringify(daily.options) === JSON.stringify(options)
    );
  };
  const days = Array.from({ length: TAKEN_FOR + 1 }, (_, ago) => dayAt(now - ago * DAY));
  return game === meta.id ? days.find(same) : undefined;
}

/** A day as people write it. */
export function dateOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
