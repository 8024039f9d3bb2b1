/** What invites to Asterion on the home page, which loads no more of its words. */
import type { Language } from '../../kept/language.ts';

export const invitation: Readonly<Record<Language, string>> = {
  ja: 'タイルを1枚置くたび、誰かの通路が怪物のもとへつながります。自分の通路を守り抜きましょう。',
  en: 'Every tile you lay may join somebody’s passage to the monster’s. Keep yours apart.',
};
