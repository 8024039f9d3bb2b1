/** The words of the page that reviews a match. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { plural } from '../plural.ts';

const percent = (chance: number) => `${Math.round(100 * chance)}%`;
const change = (by: number) => `${by < 0 ? '−' : '+'}${Math.round(100 * Math.abs(by))}`;

const review = catalog({
  en: {
    title: (game: string) => `Review: ${game}`,
    lead: 'How the bots see the match. From each moment they play it out many times with all hands open; the chance to win is the average. They judge quickly and miss things.',
    percent,
    change: (by: number) => `${change(by)} points`,

    progress: (done: number, all: number) => `${done} of ${all} analysed`,
    finished: 'Analysis complete.',
    onward: 'And now?',
    stop: 'Stop',
    goOn: 'Go on',
    failed: 'The bots can’t think just now. Please try again.',

    chances: 'Chance to win',
    /** What screen readers say at a point of a chart. */
    standing: (name: string, value: string) => `${name} ${value}`,
    cursor: (chart: string) => `${chart}: moment (arrow keys)`,
    asTable: 'As a table',
    move: 'Move',
    moveNumber: (move: number) => `Move ${move}`,
    after: (move: number, moves: number) => (move === 0 ? 'Before the first move' : `After move ${move} of ${moves}`),
    see: 'See this moment',

    turnings: 'Where it turned',
    turning: (number: number, name: string, before: number, after: number) =>
      `Turning point ${number}: ${name} from ${percent(before)} to ${percent(after)}`,
    noTurning: 'No single move changed much.',
    stillLooking: 'The turning points show once enough moments have been analysed.',

    decisions: 'Decisions',
    whose: 'Whose',
    decisionsLead:
      'What a bot that sees no more than the player would have done, what speaks for it where that can be said, and the chance to win it saw in that.',
    played: 'Played',
    best: 'A bot’s choice',
    worth: 'Chance to win',
    agreed: (agreed: number, all: number) =>
      `A bot would have played the same in ${agreed} of ${plural(all, 'decision', 'decisions')}.`,
    costly: 'The costliest first; the others cost next to nothing.',
    nothingCostly: 'So far none of them cost anything worth mentioning.',
    from: (before: number, after: number) => `${percent(after)} instead of ${percent(before)}`,
    showAll: (count: number) => `Show all ${count}`,

    figures: 'Figures',
    player: 'Player',
    what: 'What',
    counted: 'Rolled',
    expected: 'Expected',
    notOver: 'This match still goes on. It can be reviewed when it is over.',
    notOfThis: 'There are no reviews of this game. You can look at the match move by move.',
  },

  ja: {
    title: (game) => `検討：${game}`,
    lead: 'ボットから見た対局です。それぞれの局面から、手札をすべて開いて何度も終わりまで打ち進めた結果の平均が勝率です。判断は素早いぶん、見落としもあります。',
    percent,
    change: (by) => `${change(by)}ポイント`,

    progress: (done, all) => `${all}か所中${done}か所を検討`,
    finished: 'すべて検討しました。',
    onward: '次は何をしますか？',
    stop: '止める',
    goOn: '続ける',
    failed: 'ボットが今は考えられません。もう一度お試しください。',

    chances: '勝率',
    standing: (name, value) => `${name}：${value}`,
    cursor: (chart) => `${chart}：場面（矢印キー）`,
    asTable: '表で見る',
    move: '手',
    moveNumber: (move) => `${move}手目`,
    after: (move, moves) => (move === 0 ? '最初の操作の前' : `${moves}手中${move}手目のあと`),
    see: 'この場面を見る',

    turnings: '流れが変わったところ',
    turning: (number, name, before, after) => `転機${number}：${name}が${percent(before)}から${percent(after)}へ`,
    noTurning: '流れを大きく変えた手はありません。',
    stillLooking: '十分な数の場面を検討すると、転機が表示されます。',

    decisions: '判断',
    whose: '誰の判断',
    decisionsLead: '同じものしか見えないボットなら何をしたか、理由を言えるときはその理由、そして見込んだ勝率です。',
    played: '実際の手',
    best: 'ボットの手',
    worth: '勝率',
    agreed: (agreed, all) => `${all}回の判断のうち${agreed}回は、ボットも同じことをします。`,
    costly: '損の大きい順です。ほかはほとんど損をしていません。',
    nothingCostly: '今のところ、目立って損をした判断はありません。',
    from: (before, after) => `勝率${percent(before)}→${percent(after)}`,
    showAll: (count) => `全${count}件を表示`,

    figures: '数字で見る',
    player: 'プレイヤー',
    what: '項目',
    counted: '出た回数',
    expected: '期待値',
    notOver: 'この対局はまだ続いています。終わると検討できます。',
    notOfThis: 'このゲームは検討できません。対局を一手ずつ見ることはできます。',
  },
});

/** The words of reviews in the current language. */
export const useReviewText = () => useWords(review);
