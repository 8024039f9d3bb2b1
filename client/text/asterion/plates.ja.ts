import { TILES } from '../../../games/asterion/data.ts';
import { labels } from './labels.ja.ts';
import type { plateWords as english } from './plates.en.ts';

export const plateWords: typeof english = {
  plates: {
    joined: () =>
      '囲んだタイルは、アステリオンのタイルと接する辺に通路があります。2枚はつながり、{seat:0}の探検者は殺されました。×印のタイルは壁で接しているので、{seat:1}の探検者は生きています。',
    kill: ({ dead }) =>
      `アステリオンの通路は、囲んだ${dead}枚につながっています。そこの探検者${dead}人は殺されました{dead}。下のタイルは壁で接しているので、その探検者は生きています。`,
    handle: ({ own, handled, neighbours }) =>
      `{seat:0}のタイル${own}枚のうち、回す、入れ替える、移動することができるのは、囲んだ${handled}枚だけです。×印の1枚は隣に${neighbours}枚あり、もう1枚は探検者が殺されています。`,
    escape: ({ escaped, coins }) =>
      `囲んだタイルはつながり、外に通じています。今ゲームが終われば探検者は${escaped}人とも脱出し、コイン{coin}で1人につき${coins}点になります。`,
  },
  setUp: (players) =>
    `アステリオンのタイルから迷宮が広がります。${players}人がそれぞれ${TILES}枚の山札を持ち、1枚ずつ引いています。`,
  end: '終わった対局です。{seat:0}、{seat:1}、{seat:2}の得点を表に示します。',
  components: {
    asterion: 'アステリオンのタイル',
    tiles: '探検者（タイル1枚に1人）',
    ...Object.fromEntries(labels.faces.map((name, face) => [face, name])),
  },
  legend: [
    ['{bull}', 'アステリオン'],
    ['{coin}', 'コイン'],
    ['{feather}', '羽'],
    ['{dead}', '殺された探検者'],
  ],
};
