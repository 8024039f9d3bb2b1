import type { AttikaReason } from '../../../games/attika/bot/reasons.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { lists } from '../lists.ts';
import { name } from '../sentences.ts';
import { labels } from './labels.ja.ts';
import { hexesBeside, siteOf } from './sentences.ts';

const building = (kind: number) => `{building:${kind}}${labels.buildings[kind]}`;

export const advice = adviceOf<State, AttikaMove, AttikaReason>(
  {
    drawBuilding: ({ stack }) => `${stack + 1}番目の山から建物をめくる。`,
    build: ({ kind, hex }, state) => `${siteOf(state, hex, labels)}に${building(kind)}を建設する。`,
    keepBuilding: (_move, state) => `${building(state.revealed)}を配置ボードに置く。`,
    layLand: ({ cell }, { land }) =>
      `新しいボードタイルを、${lists.ja.several(hexesBeside(land, cell).map((hex) => labels.hex(hex + 1)))}に接するように置く。`,
    useAmphora: '{amphora}アンフォラで行動を1回追加する。',
    endTurn: ({ amphorae }) =>
      amphorae === 0 ? '手番を終了する。' : `アンフォラ${amphorae}つをカードにして、手番を終了する。`,
  },
  {
    lastBuilding: '最後の建物なので、勝ちます。',
    linksShrines: '2つの聖堂がつながり、勝ちます。',
    link: ({ missing }) => `このあと、あと${missing}つ建設すると、聖堂が2つつながります。`,
    blocks: ({ seat, missing }) =>
      missing === null
        ? `今ある土地では、${name(seat)}が聖堂をつなぐ道はなくなります。`
        : `${name(seat)}が聖堂をつなぐには、あと${missing}つ必要になります。`,
    free: 'ここなら無料です。',
    cheap: ({ cards }) =>
      cards === 0 ? 'ここなら土地のマークだけで足り、カードはいりません。' : `ここならカード${cards}枚で済みます。`,
    frees: ({ kinds }) => `その隣に無料で建設できるようになります：${lists.ja.several(kinds.map(building))}。`,
    group: ({ group, left }) => `「${labels.groups[group]}」の残りは、これであと${left}つです。`,
    completes: ({ group, amphora }) =>
      amphora
        ? `「${labels.groups[group]}」が完成し、{amphora}アンフォラを1つもらいます。`
        : `「${labels.groups[group]}」が完成し、アンフォラがもうないので、カードを1枚もらいます。`,
    joins: '自分の建物につながるので、開拓地コストがかかりません。',
    cards: ({ count }) => `カードを${count}枚引きます。`,
    stack: ({ left, land }) =>
      land
        ? 'その山がなくなり、新しいボードタイルを置けます。'
        : left === 0
          ? 'その山がなくなります。置けるボードタイルはもうありません。'
          : `その山に残る建物は${left}つになります。`,
  },
);
