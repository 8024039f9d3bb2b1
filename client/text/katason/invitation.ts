/** What invites to Katason on the home page, which loads no more of its words. */
import type { Language } from '../../kept/language.ts';

export const invitation: Readonly<Record<Language, string>> = {
  ja: '小さな島に、五つの実り。土はいつも足りません。先に建て、うまく交渉した人の島です。',
  en: 'A small island, five harvests, never enough brick. Build first, and haggle well.',
};
