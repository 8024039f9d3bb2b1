import { MOST_OFFERS } from '../../../games/katason/data.ts';
import type { Options } from '../../../games/katason/meta.ts';
import type { HelpSection } from '../words.ts';

const AIM: HelpSection = {
  title: '目的',
  part: 'aim',
  see: ['awards', 'cards'],
  text: [
    '10点以上になり、自分の手番に勝利宣言をした人の勝ちです。ダイスを振る前でも後でも宣言できます。誰かが宣言するまで続きます。',
    '家は1点、街は2点、得点カードは1枚につき1点、道賞と騎士賞はそれぞれ2点です。',
    '得点カードは最後まで伏せられています。ほかの人の得点は、見えているより高いことがあります。',
  ],
};

const START: HelpSection = {
  title: '初期配置',
  part: 'start',
  see: ['building'],
  text: [
    '席順に家1軒と道1本を置きます。全員が置いたら、逆の順でもう1軒と1本を置きます。',
    '家は頂点に、道は辺に置きます。このときの道は、今置いた家に接する辺に置きます。',
    '家は、自分の家からもほかの人の家からも2辺以上離します。',
    '2軒目の家を置くと、接する土地から資源を1枚ずつもらえます。',
  ],
};

const NUMBERS: Readonly<Record<Options['numbers'], string>> = {
  ordered: '数字は、くじで決めた島の角から決まった順に並びます。',
  random: '数字はランダムに並びますが、6や8どうしは隣り合いません。',
};

const DICE: Readonly<Record<Options['dice'], string>> = {
  fair: 'まずダイスを2つ振ります。出た目の合計と同じ数字の土地から、頂点の家1軒に1枚、街1つに2枚の資源が出ます。',
  bag: 'まず、2つのダイスの36通りの組を入れた袋から1組を引きます。残りが5組になると、すべて袋に戻します。出た目の合計と同じ数字の土地から、頂点の家1軒に1枚、街1つに2枚の資源が出ます。',
};

const BUILDING: HelpSection = {
  title: 'コストと置き場所',
  part: 'building',
  see: ['start', 'trade'],
  text: [
    '道{card:0}{card:4}：自分の道・家・街につながる、空いている辺に置きます。ほかの人の家や街の先へは伸ばせません。',
    '家{card:0}{card:1}{card:3}{card:4}：自分の道の先の空いている頂点に、ほかの建物から2辺以上離して置きます。',
    '街{card:2}{card:2}{card:2}{card:3}{card:3}：自分の家と置き換えます。家は手元に戻ります。',
    'カード{card:1}{card:2}{card:3}：25枚の山がなくなるまで引けます。',
    'コマは1人につき道15本、家5軒、街4つです。使い切ると、それ以上は置けません。',
  ],
};

const ROBBER: HelpSection = {
  title: '7と盗賊',
  part: 'robber',
  see: ['cards'],
  text: [
    '7が出ると、手札が8枚以上の人はバーストになり、半分（端数は切り捨て）を捨てます。',
    '次に手番の人が盗賊を別の土地へ動かし、そこに家か街を持つ1人から資源を無作為に1枚奪います。',
    '盗賊のいる土地は資源を産出しません。',
  ],
};

const CARDS: HelpSection = {
  title: 'カード',
  part: 'cards',
  see: ['robber', 'awards'],
  text: [
    '{dev:0}騎士：盗賊を動かし、資源を1枚奪います。',
    '{dev:1}得点：引いたときから1点になります。使うことはありません。',
    '{dev:2}街道：道を2本、無料で置きます。道や置ける辺が足りなければ、置けるだけ置きます。',
    '{dev:3}収穫：銀行にある好きな資源を2枚もらいます。',
    '{dev:4}独占：資源を1種類選び、全員からその資源をすべて奪います。',
    '使えるのは1手番に1枚で、ダイスの前でも後でもかまいません。その手番に引いたカードは使えません。使ったカードは表向きで自分の前に残ります。',
  ],
};

const BANK =
  '海外貿易：銀行に同じ資源4枚を払い、銀行にある好きな資源1枚をもらいます。汎用港に家か街があれば3枚、専門港にあればその資源は2枚で済みます。';

const TRADE: Readonly<Record<Options['trade'], readonly string[]>> = {
  players: [
    '国内貿易：手番の人が、ダイスを振ったあとに1人または全員へ提案します。お互いに今持っている資源を1枚以上出し、同じ資源どうしは交換できません。提案は、もらう枚数以上の手札を持つ人にだけ届きます。',
    '提案された人は、応じるか、断るか、逆提案をします。返事は成立するまで変えられます。手番の人は、応じた人や逆提案をした人から1人を選んで成立させるか、逆提案を断るか、提案を取り下げます。',
    `成立しない提案は、1手番に${MOST_OFFERS}回までです。成立した提案は数えません。`,
    '間違えた貿易は、同じ手番のうちに2人の合意で巻き戻せます。手番の人が頼めるのは、1つの貿易につき1回です。',
    BANK,
  ],
  bank: ['この卓では国内貿易をしません。', BANK],
};

const AWARDS: HelpSection = {
  title: '道賞と騎士賞',
  part: 'awards',
  see: ['building', 'cards'],
  text: [
    '道賞は、一筆書きで5本以上の最も長い道を持つ人のものです。同じ道は2度数えず、ほかの人の家や街は道を断ち切ります。',
    '長さが同じなら、先にその長さにした人のものです。',
    '騎士賞は、騎士を3枚以上、最も多く使った人のものです。並ばれただけでは移りません。',
  ],
};

/** The rules in short, as they hold with these options. */
export function help(options: object): readonly HelpSection[] {
  const { numbers, dice, trade } = options as Options;
  return [
    AIM,
    { ...START, text: [NUMBERS[numbers], ...START.text] },
    {
      title: '手番の流れ',
      part: 'turn',
      see: ['robber', 'building'],
      text: [
        DICE[dice],
        '銀行の資源は各19枚です。出るはずの枚数に足りない種類は、その回は誰ももらえません。',
        'そのあとは、道・家・街を置く、カードを引く・使う、貿易をする、といった行動を好きな順に好きなだけ行い、手番を終了します。',
      ],
    },
    BUILDING,
    ROBBER,
    CARDS,
    { title: '貿易', part: 'trade', see: ['turn'], text: TRADE[trade] },
    AWARDS,
  ];
}
