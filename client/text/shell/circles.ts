/** The words of circles: groups of people who play together. */
import { catalog } from '../catalog.ts';
import { plural } from '../plural.ts';

export const circles = catalog({
  en: {
    heading: 'Circles',
    lead: 'A circle is a group of people who play together: its tables, how they ended, and who stands where. A link is enough to come in.',
    open: 'Open a circle',
    name: 'What the circle is called',
    nameMissing: 'Please give the circle a name.',
    count: (members: number) => plural(members, 'member', 'members'),
    openTables: (tables: number) => plural(tables, 'open table', 'open tables'),
    meets: (when: string) => `meets ${when}`,

    /** To whoever has the link and doesn't belong to it. */
    invited: (name: string) => `You are invited to the circle ${name}.`,
    joinLead: (members: number) =>
      `${plural(members, 'person belongs', 'people belong')} to it. They see your name and how matches end that you play at its tables.`,
    join: 'Come in',

    tables: 'Tables',
    tablesLead:
      'A press opens a table for the circle, by the settings of its last one of that game. Its link is for whoever else should come.',
    noTables: 'No table is open.',
    openTable: (game: string) => `Open a table of ${game}`,

    standings: 'Standings',
    /** How they are ordered. */
    order: 'In the order of matches won; of those who have won as many, of the share of opponents each came before.',
    noResults: 'When a match at a table of the circle is over, it stands here.',
    always: 'Always',
    /** Since the first of the months, as `Oct`, until the last. */
    season: (first: string, last: string) => `${first} to ${last}`,
    who: 'Name',
    played: 'Played',
    won: 'Won',
    ahead: 'Came before',
    percent: (share: number) => `${Math.round(100 * share)} %`,

    members: 'Members',
    keeper: 'keeper',
    keepers:
      'Keepers may rename the circle, invite anew, take lines and meetings away, have a chat service told, send people away and close it.',
    makeKeeper: (name: string) => `Make ${name} a keeper`,
    noKeeper: (name: string) => `${name} is a keeper no longer`,
    away: (name: string) => `Send ${name} away`,
    sentAway: (name: string) =>
      `${name} doesn’t belong to the circle any more. Whoever has the link can come back; invite anew if they shouldn’t.`,
    nameless: 'Somebody',

    link: 'Link to the circle',
    invite: 'Invite',
    inviteLead: 'Whoever has the link can come in.',
    anew: 'Make another link',
    anewDone: 'The link of before leads nowhere any more.',
    rename: 'Rename the circle',
    renamed: 'The circle has its new name.',
    keep: 'Keep',
    leave: 'Leave the circle',
    leaving: {
      title: 'Leave the circle?',
      lead: 'Its matches stay on your page. By the link you can come back.',
      yes: 'Leave',
    },
    left: 'You don’t belong to the circle any more.',
    close: 'Close the circle',
    closing: {
      title: 'Close the circle?',
      lead: 'Members, standings and the link are gone for everybody. Everybody’s own results stay with them.',
      yes: 'Close it',
    },
    closed: 'The circle is closed.',
  },

  ja: {
    heading: 'サークル',
    lead: 'サークルは、一緒に遊ぶ仲間の集まりです。卓、対局の結果、順位がまとまります。リンクがあれば入れます。',
    open: 'サークルを作る',
    name: 'サークルの名前',
    nameMissing: 'サークルの名前を入れてください。',
    count: (members) => `${members}人`,
    openTables: (tables) => `開いている卓：${tables}`,
    meets: (when) => `次の集まり：${when}`,
    invited: (name) => `サークル「${name}」に招かれています。`,
    joinLead: (members) => `${members}人が入っています。あなたの名前と、サークルの卓での対局の結果が仲間に見えます。`,
    join: '入る',
    tables: '卓',
    tablesLead:
      '1回押すと、そのゲームを前に遊んだときの設定で、サークルの卓が開きます。ほかに来てほしい人には、卓のリンクを送ってください。',
    noTables: '開いている卓はありません。',
    openTable: (game) => `${game}の卓を開く`,
    standings: '順位',
    order: '勝った対局の多い順です。同じ数なら、上の順位になった相手の割合で決まります。',
    noResults: 'サークルの卓で対局が終わると、ここに並びます。',
    always: 'これまで全部',
    season: (first, last) => `${first}〜${last}`,
    who: '名前',
    played: '対局',
    won: '勝ち',
    ahead: '上回った相手',
    percent: (share) => `${Math.round(100 * share)}%`,
    members: '仲間',
    keeper: '世話役',
    keepers:
      '世話役は、サークルの名前とリンクを変え、発言と集まりを消し、チャットサービスに知らせ、人を外し、サークルを閉じられます。',
    makeKeeper: (name) => `${name}さんを世話役にする`,
    noKeeper: (name) => `${name}さんを世話役から外す`,
    away: (name) => `${name}さんをサークルから外す`,
    sentAway: (name) =>
      `${name}さんはもうサークルにいません。リンクがあればまた入れます。入れたくないときは、リンクを作り直してください。`,
    nameless: '名前のない人',
    link: 'サークルのリンク',
    invite: '招く',
    inviteLead: 'リンクを知っている人は誰でも入れます。',
    anew: 'リンクを作り直す',
    anewDone: '前のリンクは使えなくなりました。',
    rename: 'サークルの名前を変える',
    renamed: 'サークルの名前を変えました。',
    keep: '変える',
    leave: 'サークルから抜ける',
    leaving: {
      title: 'サークルから抜けますか？',
      lead: '対局の結果はあなたのページに残ります。リンクがあればまた入れます。',
      yes: '抜ける',
    },
    left: 'サークルから抜けました。',
    close: 'サークルを閉じる',
    closing: {
      title: 'サークルを閉じますか？',
      lead: '仲間、順位、リンクが全員から消えます。それぞれの対局の結果は、各自のページに残ります。',
      yes: '閉じる',
    },
    closed: 'サークルを閉じました。',
  },
});
