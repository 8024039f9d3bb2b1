import type { Options } from '../../../games/lost-cities/meta.ts';
import type { HelpSection } from '../words.ts';

/** The rules in short as they hold with these options. */
export function help(options: Options): readonly HelpSection[] {
  return [
    aim(options),
    {
      title: '準備',
      part: 'setUp',
      text: [
        '25枚のイベントタイルを混ぜ、進路の印に1枚ずつ表向きで置きます。',
        '全員が探検家4人と調査員1人を取り、カードを8枚ずつ配られます。残りは山札です。',
        '2人で遊ぶときは、配るたびに30枚を見ないで除きます。',
        '最初の席の人がスタートプレイヤーです。',
      ],
    },
    {
      title: '手番の流れ',
      part: 'turn',
      see: ['drawing'],
      text: ['手札を1枚出すか捨て、次に1枚引いて8枚に戻します。どちらもパスはできません。'],
    },
    playing(options),
    {
      title: 'カードを引く',
      part: 'drawing',
      text: [
        options.takeBack
          ? '山札から、またはどれかの捨て札の一番上から引きます。自分が今捨てたカードも取れます。'
          : '山札から、またはどれかの捨て札の一番上から引きます。自分が今捨てたカードは取れません。',
      ],
    },
    {
      title: 'イベントタイル',
      part: 'tiles',
      see: ['ruins'],
      text: [
        '{statue}彫像：最初に来た人が取ります。',
        '{step}1歩進む：歩き始めている自分の駒を1つ、1歩進められます。その先にタイルがあれば、その効果も続けて受けます。',
        '{points:10}ポイント：来た駒ごとにポイントをもらいます。調査員でも2倍にはなりません。',
      ],
    },
    ruins(options),
    ending(options),
    statues(options),
  ];
}

function aim({ length }: Options): HelpSection {
  return {
    title: '目的',
    part: 'aim',
    see: ['ending', 'statues'],
    text: [
      length === 'full'
        ? '3回の探検で、できるだけ多くのポイントを集めます。'
        : '1回の探検で、できるだけ多くのポイントを集めます。',
      '得点は、駒が着いたマス、ポイントタイル、そして最後に数える彫像から入ります。ポイントチップは最後まで伏せておきます。',
      '駒は{figure:explorer}探検家4人と{figure:researcher}調査員1人です。調査員はマスの得点が2倍になります。',
    ],
  };
}

function playing({ lowestStart, bothDirections }: Options): HelpSection {
  return {
    title: 'カードを出す',
    part: 'playing',
    see: ['ruins'],
    text: [
      lowestStart && !bothDirections
        ? '始める：まだ列のない色なら、その色で手札の一番小さいカードを出し、探検家か調査員をその進路の1マス目に置きます。'
        : '始める：まだ列のない色なら、その色のどれかのカードを出し、探検家か調査員をその進路の1マス目に置きます。',
      bothDirections
        ? '進める：自分の列にカードを重ね、その色の駒を1歩進めます。大きい順か小さい順かは列ごとに、最初に違う数字を出したときに決まります。同じ数字はいつでも出せます。'
        : '進める：自分の列の最後のカードと同じか大きい数字を重ね、その色の駒を1歩進めます。',
      '捨てる：どのカードでも、その色の捨て札の上に表向きで置けます。',
      '1つの進路に置ける自分の駒は1つです。ほかの人の駒とは同じマスに立てます。',
    ],
  };
}

function ruins({ summitBonus }: Options): HelpSection {
  return {
    title: '遺跡',
    part: 'ruins',
    see: ['playing'],
    text:
      summitBonus === 'arrival'
        ? [
            '駒が9マス目の遺跡に着くと、そこのタイルの効果を受けたあと、歩き始めているほかの自分の駒を1つ、1歩進められます。',
            'そのあとも列に出せるカードは出せますが、駒は動きません。',
          ]
        : [
            '駒が9マス目の遺跡に着いても、そのときは1歩進められません。',
            '着いたあと列に出せるカードを出すたびに、歩き始めているほかの自分の駒を1つ、1歩進められます。',
          ],
  };
}

function ending({ length }: Options): HelpSection {
  const next = [
    'タイルとカードは、混ぜて並べ直し、配り直します。ポイントと彫像は持ち続けます。',
    '最後の手番の人の左隣から、次の探検を始めます。',
  ];
  return {
    title: '探検の終わり',
    part: 'ending',
    see: ['statues'],
    text: [
      '全員合わせて5つ目の駒が、6マス目の先の橋を渡ると、すぐに終わります。そのマスのタイルの効果は受けません。',
      '山札の最後の1枚が引かれたときと、捨てて捨て札から引くだけの手番が50回続いたときも終わります。',
      '駒はマスの数字（1マス目の−20点から9マス目の50点まで）を得点し、調査員はマイナスでも2倍です。始めていない駒は0点です。',
      '自分の駒をすべて合計してから加えます。手持ちのポイントは0を下回りません。',
      ...(length === 'full' ? next : []),
    ],
  };
}

function statues({ length }: Options): HelpSection {
  return {
    title: '彫像',
    part: 'statues',
    see: ['ending'],
    text: [
      length === 'full'
        ? 'ゲームの最後に、集めた数で得点します。5体で0点、6体から10点ずつ増え、15体以上は100点です。足りない分は、5体まで1体につき10点のマイナスです。'
        : 'ゲームの最後に、集めた数で得点します。0体で−20点、1体で−15点、2体から順に10点、15点、30点、5体以上で50点です。',
      '同点なら彫像の多い人の勝ちです。それも同じなら順位を分け合います。',
    ],
  };
}
