/** What invites to Lost Cities on the home page, which loads no more of its words. */
import type { Language } from '../../kept/language.ts';

export const invitation: Readonly<Record<Language, string>> = {
  ja: '五つの進路が、失われた都へ続きます。欲ばって歩き出すと、途中までしか進めず減点です。',
  en: 'Five paths to five lost ruins. Set out on too many, and a figure left near the start costs points.',
};
