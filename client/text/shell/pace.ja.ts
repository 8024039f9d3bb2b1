import type { PaceText } from './pace.en.ts';

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
  paces: { quick: '速い', normal: 'ふつう', relaxed: 'ゆっくり' },
  pace: (pace) =>
    pace.kind === 'slow'
      ? `1手番${duration(pace.turn)}`
      : `1回の判断に${duration(pace.decision)}、予備${duration(pace.bank)}`,
  paceHint: (pace) =>
    pace.kind === 'slow'
      ? `1手番に${duration(pace.turn)}まで使えます。席にいない間も進み、尽きるとその手番の残りはボットが進めます。`
      : `1回の判断に${duration(pace.decision)}まで使えます。超えた分は、対局を通して${duration(pace.bank)}の予備から減ります。予備も尽きると、その判断はボットがします。`,

  away: '離席した人がいたら',
  usualPatience: '標準の時間でボットが代行',
  patience: (patience) => (patience === 'never' ? 'ボットは代行しない' : `${duration(patience)}後にボットが代行`),
  patienceHint: '判断を待たれている間だけ数えます。ボットは本人が戻るまで続けます。',
};
