/** The words that chats and searches show for a link before it is opened. */
import { catalog } from '../catalog.ts';
import type { Language } from '../../kept/language.ts';
import { lists } from '../lists.ts';
import { plural } from '../plural.ts';

/** What everybody with the link may know of a table. */
export interface TableSeen {
  readonly game: string;
  /** The host, who invites; undefined if nobody sits there. */
  readonly host?: string | undefined;
  /** The people who sit there. */
  readonly people: readonly string[];
  readonly bots: number;
  readonly free: number;
}

const everybody = (language: Language, { people, bots }: TableSeen, botsOf: (bots: number) => string) =>
  lists[language].all(bots === 0 ? people : [...people, botsOf(bots)]);
const inJapanese = (table: TableSeen) => everybody('ja', table, (bots) => `ボット${bots}体`);
const inEnglish = (table: TableSeen) => everybody('en', table, (bots) => plural(bots, 'bot', 'bots'));
const sit = ({ people, bots }: TableSeen) => (people.length + bots === 1 ? 'sits' : 'sit');

export const preview = catalog({
  en: {
    /** The picture's name for screen readers. */
    picture: (site: string) => `Games of ${site}`,
    local: (game: string) => `${game} on one screen`,
    waiting: (table: TableSeen) => ({
      title:
        table.host === undefined
          ? `A table of ${table.game}: ${plural(table.free, 'seat', 'seats')} free`
          : `${table.host} invites you to play ${table.game}`,
      description:
        table.people.length + table.bots === 0
          ? 'Nobody sits at this table yet. Open the link to take a seat.'
          : `${inEnglish(table)} ${sit(table)} at this table, ${plural(table.free, 'seat is', 'seats are')} free. Open the link to take one.`,
    }),
    playing: (table: TableSeen) => ({
      title: `A table of ${table.game}: in play`,
      description: `${inEnglish(table)} are playing. Open the link to watch.`,
    }),
    over: (table: TableSeen) => ({
      title: `A table of ${table.game}: finished`,
      description: `The match of ${inEnglish(table)} is over. Open the link to see how it ended.`,
    }),
  },

  ja: {
    picture: (site) => `${site}のゲーム`,
    local: (game) => `ひとつの画面で${game}`,
    waiting: (table) => ({
      title:
        table.host === undefined
          ? `${table.game}の卓：空席${table.free}`
          : `${table.host}が「${table.game}」に誘っています`,
      description:
        table.people.length + table.bots === 0
          ? 'まだ誰も卓についていません。リンクを開けば座れます。'
          : `${inJapanese(table)}が卓についています。空席は${table.free}、リンクを開けば座れます。`,
    }),
    playing: (table) => ({
      title: `${table.game}の卓：対局中`,
      description: `${inJapanese(table)}が対局しています。リンクを開けば観戦できます。`,
    }),
    over: (table) => ({
      title: `${table.game}の卓：終局`,
      description: `${inJapanese(table)}の対局は終わりました。リンクを開けば結果を見られます。`,
    }),
  },
});
