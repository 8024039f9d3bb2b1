/** What invites to Attika on the home page, which loads no more of its words. */
import type { Language } from '../../kept/language.ts';

export const invitation: Readonly<Record<Language, string>> = {
  ja: 'オリーブの丘に、石を積んで都市を築きます。気づかれる前に聖堂をつなぐ手もあります。',
  en: 'Found your city on the olive hills, stone by stone, or join two shrines before they see it.',
};
