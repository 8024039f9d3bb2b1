import { EXPLORERS, HAND, SET_ASIDE } from '../../../games/lost-cities/data.ts';
import { labels } from './labels.ja.ts';
import type { plateWords as english } from './plates.en.ts';
import { signed } from '../points.ts';

export const plateWords: typeof english = {
  plates: {
    row: ({ cards, step }) =>
      `{seat:0}の列です。${cards}枚が、前のカードと同じか大きい数字で並んでいます。最初の1枚で駒を進路に置き、そのあとは1枚ごとに1歩進めたので、駒は${step}マス目にいます。`,
    path: ({ step }) => `この列の駒です。進路の、囲んだ${step}マス目にいます。札の数字は、列の最後のカードです。`,
    tiles: ({ points }) =>
      `囲んだマスに、1歩進む{step}、${points}ポイント{points:${points}}、彫像{statue}のタイルがあります。{seat:1}は1歩進むタイルのマスにいます。{seat:0}はこれから3つとも通ります。`,
    bridge: ({ crossed, all }) =>
      `${crossed}つの駒が橋を渡っています。{seat:0}が囲んだマスの手前の駒を進めると${all}つ目になり、探検はすぐに終わります。`,
    worth: ({ low = 0, high = 0, researcher = 0, all = 0 }) =>
      `{seat:0}の駒の得点は${signed(low)}点と${signed(high)}点、調査員はマスの数字の2倍の${signed(researcher)}点で、合わせて${signed(all)}点です。`,
  },
  setUp: (players) => {
    const dealt = `イベントタイルを並べた地図です。${players}人がそれぞれ探検家${EXPLORERS}人、調査員1人、カード${HAND}枚を持ちます。`;
    const aside = SET_ASIDE[players] ?? 0;
    return aside === 0 ? dealt : `${dealt}ほかに${aside}枚が、見ないで除かれています。`;
  },
  end: '終わった対局の探検日誌と、{seat:0}、{seat:1}、{seat:2}の得点の内訳です。',
  components: {
    cards: 'カード（5色、0から10）',
    statue: '彫像のタイル',
    step: '1歩進むタイル',
    points5: '5ポイントのタイル',
    points10: '10ポイントのタイル',
    points15: '15ポイントのタイル',
    explorers: '探検家',
    researchers: '調査員',
  },
  legend: [
    ...labels.colours.map((name, colour): [string, string] => [`{path:${colour}}`, `${name}の進路`]),
    ['{statue}', '彫像'],
    ['{step}', '1歩進む'],
    ['{points:10}', 'ポイント'],
    ['{figure:explorer}', '探検家'],
    ['{figure:researcher}', '調査員'],
  ],
};
