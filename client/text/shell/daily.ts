/** The words of the page with everybody's results in a deal of the day. */
import { catalog } from '../catalog.ts';
import { plural } from '../plural.ts';

export const daily = catalog({
  en: {
    heading: 'Everybody’s results',
    /** For a day that is over. */
    headingOf: (date: string) => `Everybody’s results of ${date}`,
    looking: 'Looking up the results…',
    nobody: 'No results yet.',
    /** Instead of the results, until the reader has played the deal. */
    hidden: (people: number) =>
      `${plural(people, 'person has a result', 'people have results')}. Play it to the end, and compare here.`,
    show: 'Show them now',
    position: 'Rank',
    name: 'Name',
    place: 'At the table',
    points: 'Points',
    nameless: 'No name',
    you: 'You',
    /** After the results: what the server knows of them. */
    known: 'The server has played all moves again. Whether it was bots that made the bots’ moves, it can’t know.',
    /** After the results that are shown: how many there are besides. */
    more: (people: number) => plural(people, 'more person', 'more people'),
    /** After the first match of the deal: `place` is a rank, `points` with their word. */
    ask: (place: string, points: string) => `You came ${place} with ${points}. List it among everybody’s results?`,
    once: 'Your first match counts. Your choice holds for later days; you can change it at any time.',
    withName: 'With my name',
    withoutName: 'Without a name',
    standsAs: (name: string) => `You are listed as ${name}.`,
    standsNameless: 'You are listed without a name.',
    change: 'Change the name',
    takeOut: 'Delete my results',
    /** The question before results are deleted. */
    takingOut: {
      title: 'Delete your results?',
      lead: 'Your results of all days are deleted. The matches kept in this browser stay.',
    },
    takenOut: 'Your results are deleted, those of other days too.',
    waits: 'The server can’t be reached. Your result is listed once it can.',
    away: 'The server can’t be reached. Everybody’s results show here once it can.',
    /** The link to this page at the end of such a match. */
    link: 'Everybody’s results',
    /** How everybody did over some weeks. */
    weeks: {
      heading: 'The last four weeks',
      rule: (least: number) =>
        `Each day counts which part of the others you came before, equal results by half; the figure is the mean of the days you played. Listed is whoever has played on ${least} or more days on which others played, too.`,
      few: (days: number, least: number) =>
        `You have played on ${plural(days, 'such day', 'such days')} so far; with ${least} you are listed.`,
      nobody: 'Nobody has played on enough days yet.',
      circles: 'Your circles',
      everybody: 'Everybody',
      days: 'Days',
      share: 'Came before',
      percent: (share: number) => `${Math.round(100 * share)} %`,
    },
  },

  ja: {
    heading: 'みんなの結果',
    headingOf: (date) => `みんなの結果（${date}）`,
    looking: '結果を読み込んでいます…',
    nobody: 'まだ結果はありません。',
    hidden: (people) => `${people}人の結果があります。一局終えると、ここで比べられます。`,
    show: '先に見る',
    position: '順位',
    name: '名前',
    place: '卓での順位',
    points: '得点',
    nameless: '名前なし',
    you: 'あなた',
    known: '手はどれもサーバーが並べて確かめました。ボットの手を本当にボットが選んだかどうかは、分かりません。',
    more: (people) => `ほか${people}人`,
    ask: (place, points) => `あなたの結果は${place}、${points}でした。みんなの結果に載せますか？`,
    once: '最初の一局が載ります。選び方は次の日からも同じで、いつでも変えられます。',
    withName: '名前を出して載せる',
    withoutName: '名前なしで載せる',
    standsAs: (name) => `「${name}」として載っています。`,
    standsNameless: '名前なしで載っています。',
    change: '名前を変える',
    takeOut: '結果を削除',
    takingOut: {
      title: '結果を削除しますか？',
      lead: 'どの日のものも、みんなの結果から消えます。この端末に残る対局はそのままです。',
    },
    takenOut: 'あなたの結果は、どの日のものも載らなくなりました。',
    waits: 'サーバーにつながりません。つながったときに、あなたの結果を載せます。',
    away: 'サーバーにつながりません。つながると、みんなの結果を見られます。',
    link: 'みんなの結果',
    weeks: {
      heading: 'この四週間',
      rule: (least) =>
        `一日ごとに、ほかの人のうち何割を上回ったか（同じ結果は半分）を数え、遊んだ日で平均します。載るのは、ほかの人も遊んだ日に${least}日以上遊んだ人です。`,
      few: (days, least) => `あなたがそうして遊んだのは、まだ${days}日です。${least}日になると載ります。`,
      nobody: 'まだ、必要な日数だけ遊んだ人はいません。',
      circles: 'あなたのサークル',
      everybody: '全員',
      days: '日数',
      share: '上回った割合',
      percent: (share) => `${Math.round(100 * share)}%`,
    },
  },
});
