/** The words of time: how much a table gives, and what happens when it is up. */
import type { Pace, Patience } from '../../../server/contract/tables.ts';
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { plural } from '../plural.ts';

/** A number of seconds as a length of time, written out. */
function long(seconds: number): string {
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

/** What keeps a bot from playing on: whatever one does at the board, a word (once a decision), or a move alone. */
export type VoteStop = 'anything' | 'word' | 'move';

/** 秒数を読みやすい単位で。 */
function duration(seconds: number): string {
  if (seconds < 60 || seconds % 60 !== 0) return `${seconds}秒`;
  if (seconds < 3600 || seconds % 3600 !== 0) return `${seconds / 60}分`;
  if (seconds < 86_400 || seconds % 86_400 !== 0) return `${seconds / 3600}時間`;
  return `${seconds / 86_400}日`;
}

/** What stops that. */
const STOPS = catalog<Readonly<Record<VoteStop, string>>>({
  en: {
    anything: 'Anything you do at the board stops that.',
    word: 'A word or a move stops that.',
    move: 'Only a move stops that now.',
  },
  ja: {
    anything: '盤で何か操作すれば止まります。',
    word: 'ひとこと伝えるか、ゲームを進める操作をすれば止まります。',
    move: 'ゲームを進める操作をすれば止まります。',
  },
});

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

    away: 'If somebody is away',
    usualPatience: 'A bot stands in after the usual time',
    /** How long the match waits for somebody who is away. */
    patience: (patience: Patience): string =>
      patience === 'never' ? 'No bot stands in' : `A bot stands in after ${short(patience)}`,
    /** What is left of a slow turn. */
    remains: (seconds: number): string =>
      seconds >= 172_800
        ? long(86_400 * Math.floor(seconds / 86_400))
        : seconds >= 7200
          ? long(3600 * Math.floor(seconds / 3600))
          : long(60 * Math.max(1, Math.floor(seconds / 60))),
    reserve: (time: string): string => `${time} in reserve`,
    timeLeft: (time: string): string => `${time} left`,
    timeAndReserve: (time: string, reserve: string): string => `${time} left, then ${reserve} in reserve`,
    nearlyUp: 'Your time is nearly up.',
    nearlyUpIn: (time: string): string => `Your time is nearly up: ${time}`,
    timeUp: 'Your time was up, so a bot decided for you.',

    botPlays: 'A bot plays for you. Move, or press “I’m here”.',
    botPlaysShort: 'a bot plays on',
    botDecides: 'time is up, a bot decides',
    here: 'I’m here',
    /** For the player everybody waits for, who may just be thinking. */
    thinking: 'I’m thinking',
    /** To that player, before and after somebody has asked. */
    othersMay: (stop: VoteStop): string => `The others may let a bot play on for you. ${STOPS.en[stop]}`,
    asksForYou: (name: string, stop: VoteStop): string =>
      `${name} asks to let a bot play on for you. ${STOPS.en[stop]}`,
    /** To the others. */
    mayAsk: (name: string): string => `Everybody is waiting for ${name}.`,
    ask: 'Let a bot play on',
    asks: (asking: string, name: string, agreed: number, needed: number): string =>
      `${asking} asks to let a bot play on for ${name} (${agreed} of ${needed} agree).`,
    agree: 'Agree',
    youAsked: (name: string, agreed: number, needed: number): string =>
      `You want a bot to play on for ${name} (${agreed} of ${needed} agree).`,
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

    away: '離席した人がいたら',
    usualPatience: '標準の時間でボットが代行',
    patience: (patience) => (patience === 'never' ? 'ボットは代行しない' : `${duration(patience)}後にボットが代行`),
    remains: (seconds) =>
      seconds >= 172_800
        ? duration(86_400 * Math.floor(seconds / 86_400))
        : seconds >= 7200
          ? duration(3600 * Math.floor(seconds / 3600))
          : duration(60 * Math.max(1, Math.floor(seconds / 60))),
    reserve: (time) => `予備${time}`,
    timeLeft: (time) => `残り${time}`,
    timeAndReserve: (time, reserve) => `残り${time}、そのあと予備${reserve}`,
    nearlyUp: 'まもなく時間切れです。',
    nearlyUpIn: (time) => `まもなく時間切れです：${time}`,
    timeUp: '時間切れのため、ボットが代わりに判断しました。',

    botPlays: 'ボットが代行中です。操作するか、「戻りました」を押してください。',
    botPlaysShort: 'ボットが代行中',
    botDecides: '時間切れ・ボットが判断',
    here: '戻りました',
    thinking: '考えています',
    othersMay: (stop) => `ほかの人は、あなたの代わりにボットで進められます。${STOPS.ja[stop]}`,
    asksForYou: (name, stop) => `${name}が、あなたの代わりにボットで進めようと提案しています。${STOPS.ja[stop]}`,
    mayAsk: (name) => `みんなが${name}を待っています。`,
    ask: 'ボットで進める',
    asks: (asking, name, agreed, needed) =>
      `${asking}が、${name}の代わりにボットで進めようと提案しています（賛成${agreed}／${needed}人）。`,
    agree: '賛成する',
    youAsked: (name, agreed, needed) =>
      `${name}の代わりにボットで進める提案に賛成しました（賛成${agreed}／${needed}人）。`,
    patienceHint: '判断を待たれている間だけ数えます。ボットは本人が戻るまで続けます。',
  },
});

export type PaceText = (typeof pace)['en'];

/** The words of time in the current language. */
export const usePaceText = () => useWords(pace);
