import type { PaceText, VoteStop } from './pace.en.ts';

/** 秒数を読みやすい単位で。 */
function duration(seconds: number): string {
  if (seconds < 60 || seconds % 60 !== 0) return `${seconds}秒`;
  if (seconds < 3600 || seconds % 3600 !== 0) return `${seconds / 60}分`;
  if (seconds < 86_400 || seconds % 86_400 !== 0) return `${seconds / 3600}時間`;
  return `${seconds / 86_400}日`;
}

export const paceJa: PaceText = {
  time: '持ち時間',
  noClock: '制限なし',
  paces: {
    quick: '速い',
    normal: 'ふつう',
    relaxed: 'ゆっくり',
    halfDay: '1日に2回',
    day: '1日に1回',
    threeDays: '気の向いたときに',
  },
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
  othersMay: (stop) => `ほかの人は、あなたの代わりにボットで進められます。${STOPS[stop]}`,
  asksForYou: (name, stop) => `${name}が、あなたの代わりにボットで進めようと提案しています。${STOPS[stop]}`,
  mayAsk: (name) => `みんなが${name}を待っています。`,
  ask: 'ボットで進める',
  asks: (asking, name, agreed, needed) =>
    `${asking}が、${name}の代わりにボットで進めようと提案しています（賛成${agreed}／${needed}人）。`,
  agree: '賛成する',
  youAsked: (name, agreed, needed) =>
    `${name}の代わりにボットで進める提案に賛成しました（賛成${agreed}／${needed}人）。`,
  patienceHint: '判断を待たれている間だけ数えます。ボットは本人が戻るまで続けます。',
};

const STOPS: Readonly<Record<VoteStop, string>> = {
  anything: '盤で何か操作すれば止まります。',
  word: 'ひとこと伝えるか、ゲームを進める操作をすれば止まります。',
  move: 'ゲームを進める操作をすれば止まります。',
};
