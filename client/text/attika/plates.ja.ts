import { HANDS, LAYOUTS, PIECES } from '../../../games/attika/data.ts';
import { lists } from '../lists.ts';
import { labels } from './labels.ja.ts';
import type { plateWords as english } from './plates.en.ts';

export const plateWords: typeof english = {
  plates: {
    link: ({ missing }) =>
      `{seat:0}は、印のあるマスにあと${missing}つ建設すると、2つの聖堂がつながります。つないだ人がその場で勝ちます。`,
    cost: ({ building = 0, cost, saved, due }) =>
      `{building:${building}}${labels.buildings[building] ?? ''}のコストは${cost}枚です。囲んだマスと隣り合う空きマスのマークで${saved}枚減り、{seat:0}が払うのは${due}枚です。{seat:1}の建物で隠れたマークは数えません。`,
    free: ({ building = 0, due }) =>
      `首都の隣の{building:${building}}${labels.buildings[building] ?? ''}です。配置ボードの矢印が首都から向かっているので、{seat:0}が払うのは${due}枚です。`,
    mat: () =>
      '{seat:0}の配置ボードです。矢印は、隣にあれば無料になる建物から次の建物へ向かいます。建設できる建物には色が付き、建設した建物にはチェックが付いています。',
    fee: ({ building = 0, due, fee }) =>
      `囲んだマスに{building:${building}}${labels.buildings[building] ?? ''}を建設すると、{seat:0}の新しい開拓地になります。払う${due}枚のうち${fee}枚は、すでにある開拓地の分です。`,
    group: ({ buildings, amphorae }) =>
      `1つのグループの建物${buildings}個がすべてつながり、{seat:0}はアンフォラ{amphora}を${amphorae}つもらいました。`,
  },
  setUp: (players) =>
    `ボードタイル${LAYOUTS[players]!.tiles.length}枚と聖堂${LAYOUTS[players]!.shrines.length}つです。${players}人がそれぞれ建物${PIECES}個を持ち、手番順に${lists.ja.several(HANDS.slice(0, players).map((count) => `${count}枚`))}の地形カードで始めます。`,
  end: '終わった対局です。{seat:0}、{seat:1}、{seat:2}、{seat:3}の建物の数を表に示します。1人が30個すべてを建設しました。',
  components: {
    tiles: 'ボードタイル',
    shrines: '使う聖堂',
    cards: '地形カード',
    amphorae: 'アンフォラ',
    buildings: '建物',
    mats: '配置ボード',
  },
  legend: [
    ...labels.terrain.map((name, terrain) => [`{terrain:${terrain}}`, name] as const),
    ['{amphora}', 'アンフォラ'],
    ...labels.buildings.map((name, kind) => [`{building:${kind}}`, name] as const),
  ],
};
