import { localeOf } from '../../text/locale.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: 'numeric', timeZoneName: 'short' } as const;

/** When members meet, by the reader's own clock. `at` is in milliseconds since 1970. */
export const whenIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...DAY, ...TIME }).format(at);
