import { BANK_COUNT, KINDS, LEAST_TRAIL, PIECES } from '../../../games/katason/data.ts';
import { labels } from './labels.ja.ts';
import type { plateWords as english } from './plates.en.ts';

export const plateWords: typeof english = {
  plates: {
    distance: ({ corners }) =>
      `{seat:0}の家が、囲んだ頂点にあります。その隣の${corners}つの頂点には、{seat:0}も、ほかの人も家を置けません。`,
    yield: ({ sum, resource, house, city }) =>
      `ダイスの目の合計は${sum}です。囲んだ土地から、{seat:0}は家で{card:${resource}}を${house}枚、{seat:1}は街で${city}枚もらいます。`,
    blocked: () =>
      '{seat:0}の道の先に{seat:1}の家があります。{seat:0}はその先へ道を伸ばせません。×印の辺には置けません。',
    robber: ({ sum }) =>
      `ダイスの目の合計は${sum}ですが、囲んだ土地に盗賊がいます。{seat:0}の家も{seat:1}の街も、何ももらえません。`,
    harbours: ({ resource, special, generic }) =>
      `{seat:0}の家は専門港にあり、{card:${resource}}${special}枚で好きな資源1枚を買えます。{seat:1}の家は汎用港にあり、どの資源でも同じ種類${generic}枚で買えます。`,
    run: ({ length }) =>
      `囲んだ${length}本が、{seat:0}の最も長い道です。分かれた1本は、一筆書きに入らないので数えません。`,
    cut: ({ length }) =>
      `同じ道の途中に{seat:1}の家があります。道はそこで断ち切られ、{seat:0}の最も長い道は${length}本になりました。道賞には${LEAST_TRAIL}本以上が必要です。`,
  },
  setUp: (players) =>
    `最初の家を置く前の島です。盗賊は砂漠にいます。${players}人がそれぞれ道${PIECES.roads}本、家${PIECES.houses}軒、街${PIECES.cities}つを持ちます。銀行の資源は各${BANK_COUNT}枚です。`,
  end: '終わった対局です。{seat:0}、{seat:1}、{seat:2}、{seat:3}の得点の内訳を表に示します。1人が10点になって勝利宣言をしました。',
  components: {
    hexes: '土地',
    tokens: '数字チップ',
    harbours: '港',
    robber: '盗賊',
    resources: '資源カード',
    knight: '騎士カード',
    point: '得点カード',
    road: '街道カード',
    harvest: '収穫カード',
    monopoly: '独占カード',
    dice: 'ダイス',
    combinations: '袋の中の、2つのダイスの組',
    roads: '道',
    houses: '家',
    cities: '街',
  },
  legend: [
    ...labels.terrain.slice(0, KINDS).map((name, kind) => [`{card:${kind}}`, name] as const),
    ['{robber}', '盗賊'],
    ...labels.cards.map((name, card) => [`{dev:${card}}`, name] as const),
  ],
};
