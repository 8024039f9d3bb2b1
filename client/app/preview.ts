/** Which pages there are, and what a link to each shows. It is built for the server, which knows no pages itself. */
import { saidIn } from '../../games/kit/languages.ts';
import type { Card, PageWords, Subject } from '../../server/contract/pages.ts';
import type { MatchSummary } from '../../server/contract/tables.ts';
import type { Language } from '../kept/language.ts';
import { en } from '../text/shell/en.ts';
import { ja } from '../text/shell/ja.ts';
import { lessonTexts } from '../text/shell/lesson.ts';
import { results } from '../text/shell/results.ts';
import { preview } from '../text/shell/preview.ts';
import { tableEn } from '../text/shell/table.en.ts';
import { tableJa } from '../text/shell/table.ja.ts';
import { PATHS, tidied } from './paths.ts';

type Words = Pick<Card, 'title' | 'description'>;

const shell = { ja, en };
const tables = { ja: tableJa, en: tableEn };
const invitations = import.meta.glob<Readonly<Record<Language, string>>>('../text/*/invitation.ts', {
  eager: true,
  import: 'invitation',
});

/** The code that each page needs: its module, or the name of a chunk. */
const PARTS: Readonly<Record<string, string>> = {
  home: 'home',
  tables: 'lobby/list/LobbyPage.tsx',
  game: 'lobby/list/LobbyPage.tsx',
  match: 'online',
  local: 'local',
  kept: 'local',
  matchReplay: 'replay/sources.tsx',
  gameReplay: 'replay/sources.tsx',
  lesson: 'lesson/LessonPage.tsx',
  rules: 'app/RulesPage.tsx',
} satisfies Partial<Record<keyof typeof PATHS, string>>;
/** The code that a table needs while seats are free. */
const ROOM = 'room';
/** The pages that need the board of their game. */
const WITH_BOARD: ReadonlySet<string> = new Set(['match', 'kept', 'lesson', 'rules']);

export const pageWords: PageWords = {
  languages: ['en', 'ja'],
  at(path) {
    const parts = tidied(path)
      .replace(/(?<=.)\/$/, '')
      .split('/');
    const found = Object.entries(PATHS).find(([, pattern]) => fits(pattern.split('/'), parts));
    if (found === undefined) return undefined;
    const [name, pattern] = found;
    const part = (parameter: string) => parts[pattern.split('/').indexOf(parameter)];
    const [game, match] = [part(':game'), name === 'match' ? part(':id') : undefined];
    return { name, ...(game !== undefined && { game }), ...(match !== undefined && { match }) };
  },
  say(subject, language, site) {
    const spoken: Language = language === 'ja' ? 'ja' : 'en';
    const { game, match } = subject;
    const picture = preview[spoken].picture(site);
    const arriving = game && match && { heading: saidIn(game.names, spoken), lead: tables[spoken].connecting };
    return { ...cardOf(subject, spoken, site), picture, ...(arriving && { arriving }) };
  },
  needs({ page, missing, game, match }) {
    const part = PARTS[page];
    if (part === undefined || missing !== undefined) return [];
    const board = WITH_BOARD.has(page) && game !== undefined ? [game.id] : [];
    return [part, ...board, ...(match?.status === 'open' ? [ROOM] : [])];
  },
};

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}

function cardOf({ page, missing, game, match }: Subject, language: Language, site: string): Words {
  const { home, lobby, rules, settings, trouble } = shell[language];
  if (missing === 'match') return { title: trouble.noMatch, description: trouble.noMatchLead };
  if (missing !== undefined)
    return { title: missing === 'game' ? trouble.noGame : trouble.notFound, description: trouble.notFoundLead };
  if (page === 'tables') return { title: lobby.titleAll, description: home.noAccount };
  if (page === 'you') return { title: results[language].heading, description: results[language].lead };
  if (page === 'settings') return { title: settings.heading, description: settings.lead };
  if (game === undefined) return { title: site, description: home.lead };
  const name = saidIn(game.names, language);
  if (match !== undefined) return tableCard(match, name, language);
  const description = saidIn(invitations[`../text/${game.id}/invitation.ts`] ?? { [language]: home.lead }, language);
  if (page === 'rules') return { title: rules.heading(name), description };
  if (page === 'lesson') return { title: lessonTexts[language].titleOf(name), description };
  return {
    title: page === 'local' || page === 'kept' ? preview[language].local(name) : lobby.titleOf(name),
    description,
  };
}

function tableCard({ status, seats, host }: MatchSummary, game: string, language: Language): Words {
  const table = {
    game,
    host: seats.find(({ seat }) => seat === host)?.name,
    people: seats.flatMap(({ name, bot }) => (name === undefined || bot !== undefined ? [] : [name])),
    bots: seats.filter(({ bot }) => bot !== undefined).length,
    free: seats.filter(({ name }) => name === undefined).length,
  };
  if (status === 'open') return preview[language].waiting(table);
  return status === 'playing' ? preview[language].playing(table) : preview[language].over(table);
}
