/** The words of a table's terms: time, hints, and whether it is rated. */
import type { Pace, Patience } from '../../../server/contract/tables.ts';
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { plural } from '../plural.ts';

/** A number of seconds as a length of time, written out. */
export function long(seconds: number): string {
  if (seconds < 60 || seconds % 60 !== 0) return plural(seconds, 'second', 'seconds');
  if (seconds < 3600 || seconds % 3600 !== 0) return plural(seconds / 60, 'minute', 'minutes');
  if (seconds < 86_400 || seconds % 86_400 !== 0) return plural(seconds / 3600, 'hour', 'hours');
  return plural(seconds / 86_400, 'day', 'days');
}

/** The same where there is little room. */
function short(seconds: number): string {
  if (seconds < 60 || seconds % 60 !== 0) return `${seconds} s`;
  return seconds < 3600 || seconds % 3600 !== 0 ? `${seconds / 60} min` : long(seconds);
}

/** 秒数を読みやすい単位で。 */
export function duration(seconds: number): string {
  if (seconds < 60 || seconds % 60 !== 0) return `${seconds}秒`;
  if (seconds < 3600 || seconds % 3600 !== 0) return `${seconds / 60}分`;
  if (seconds < 86_400 || seconds % 86_400 !== 0) return `${seconds / 3600}時間`;
  return `${seconds / 86_400}日`;
}

/** By the names of paces. */
const PACES = catalog<Readonly<Record<string, string>>>({
  en: {
    quick: 'Quick',
    normal: 'Normal',
    relaxed: 'Relaxed',
    halfDay: 'Twice a day',
    day: 'Once a day',
    threeDays: 'Now and then',
  },
  ja: {
    quick: '速い',
    normal: 'ふつう',
    relaxed: 'ゆっくり',
    halfDay: '1日に2回',
    day: '1日に1回',
    threeDays: '気の向いたときに',
  },
});

export const pace = catalog({
  en: {
    time: 'Time',
    noClock: 'No clock',
    paces: PACES.en,
    /** A clock's name with its figures. */
    named: (name: string, figures: string): string => `${name}: ${figures}`,
    /** How much time decisions get. */
    pace: (pace: Pace): string =>
      pace.kind === 'slow'
        ? `${long(pace.turn)} a turn`
        : `${short(pace.decision)} a decision, ${short(pace.bank)} in reserve`,
    /** The same, with what happens afterwards. */
    paceHint: (pace: Pace): string =>
      pace.kind === 'slow'
        ? `Each turn may take ${long(pace.turn)}, whether you are here or not. Then a bot finishes it.`
        : `Each decision may take ${long(pace.decision)}; anything longer comes out of a reserve of ${long(pace.bank)} for the whole match. When that is used up, a bot makes the decision.`,

    hints: 'Hints',
    hintsAllowed: 'Allowed',
    hintsOff: 'Not allowed',
    allowHints: 'Allow hints',
    allowHintsHint: 'Players may ask what a bot would do in their place. Everybody at the table is told who does.',

    rating: 'Rating',
    rated: 'Rated',
    notRated: 'Not rated',

    away: 'If somebody is away',
    usualPatience: 'A bot stands in after the usual time',
    /** How long the match waits for somebody who is away. */
    patience: (patience: Patience): string =>
      patience === 'never' ? 'No bot stands in' : `A bot stands in after ${short(patience)}`,
    patienceHint: 'This counts when it is their turn to decide. The bot plays until they are back.',
  },

  ja: {
    time: '持ち時間',
    noClock: '制限なし',
    paces: PACES.ja,
    named: (name, figures) => `${name}（${figures}）`,
    pace: (pace) =>
      pace.kind === 'slow'
        ? `1手番${duration(pace.turn)}`
        : `1回の判断に${duration(pace.decision)}、予備${duration(pace.bank)}`,
    paceHint: (pace) =>
      pace.kind === 'slow'
        ? `1手番に${duration(pace.turn)}まで使えます。席にいない間も進み、尽きるとその手番の残りはボットが進めます。`
        : `1回の判断に${duration(pace.decision)}まで使えます。超えた分は、対局を通して${duration(pace.bank)}の予備から減ります。予備も尽きると、その判断はボットがします。`,

    hints: 'ヒント',
    hintsAllowed: '使える',
    hintsOff: '使えない',
    allowHints: 'ヒントを使えるようにする',
    allowHintsHint: 'ボットならどうするかを聞けます。誰が聞いたかは、卓の全員に伝わります。',

    rating: 'レーティング',
    rated: '対象',
    notRated: '対象外',

    away: '離席した人がいたら',
    usualPatience: '標準の時間でボットが代行',
    patience: (patience) => (patience === 'never' ? 'ボットは代行しない' : `${duration(patience)}後にボットが代行`),
    patienceHint: '判断を待たれている間だけ数えます。ボットは本人が戻るまで続けます。',
  },
});

export type PaceText = (typeof pace)['en'];

export const usePaceText = () => useWords(pace);
