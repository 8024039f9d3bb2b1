/** What invites to Atlantis on the home page, which loads no more of its words. */
import type { Language } from '../../kept/language.ts';

export const invitation: Readonly<Record<Language, string>> = {
  ja: '逃げ道が、足もとから沈んでいきます。持てるだけ持って、歩きましょう。',
  en: 'The road to safety sinks beneath your feet. Take what you can carry, and walk.',
};
