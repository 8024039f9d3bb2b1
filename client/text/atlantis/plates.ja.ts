import { HANDS, PAWNS } from '../../../games/atlantis/data.ts';
import { lists } from '../lists.ts';
import { labels } from './labels.ja.ts';
import type { plateWords as english } from './plates.en.ts';

export const plateWords: typeof english = {
  plates: {
    move: ({ item, won }) =>
      `{seat:0}が{card:${item}}を出すと、コマは、それが描かれた前方の一番近いタイル（囲んだタイル）へ進みます。{seat:0}は、その後ろで誰もいない一番近いタイル{tile:${won}}を獲得します。`,
    chain: ({ first, second }) =>
      `一番近い{card:${first}}には{seat:1}のコマがいます。{seat:0}はそこから{card:${second}}も続けて出し、空いているタイルに着きます。`,
    pair: () => 'コマの後ろのタイルは2枚重ねです。上の1枚が獲得されると下の1枚が現れ、そこへも進めるようになります。',
    toll: ({ near, far, all }) =>
      `囲んだタイルまでに穴が2つあります。通行料はそれぞれ両端の小さいほうの数字で、初めの穴が${near}、次の穴が${far}です。{seat:0}は合わせて${all}を払います。`,
    bridge: ({ all }) =>
      `同じ道の、初めの穴に橋が架かっています。この穴は誰でも無料で渡れるので、{seat:0}が払うのは${all}です。`,
  },
  setUp: (players) =>
    `アトランティスから本土までの道です。中央は海です。${players}人がそれぞれアトランティスにコマ${PAWNS}つと橋を1つ持ち、手番順に${lists.ja.several(HANDS.slice(0, players).map((count) => `${count}枚`))}のカードで始めます。`,
  end: '終わった対局です。残った道と、{seat:0}、{seat:1}、{seat:2}の得点です。',
  components: { tiles: '道のタイル', cards: 'カード（各アイテム同数）', pawns: 'コマ', bridges: '橋' },
  legend: [...labels.items.map((name, item) => [`{card:${item}}`, name] as const), ['{bridge}', '橋']],
};
