/**
 * Groups a build's scripts into few files by who needs them: every page, every table, tables of one kind, or one game. By
 * itself a bundler makes a file for every set of pages that share something; most would be smaller than their request.
 */
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { CLIENT } from './bundled.ts';

/** Ids of modules, together with all that these import. */
type Modules = ReadonlySet<string>;

/** The pages' files. */
const PAGES = {
  first: 'main.tsx',
  home: 'home/HomePage.tsx',
  local: 'app/LocalRoute.tsx',
  online: 'online/begin.ts',
  room: 'lobby/room/WaitingRoom.tsx',
  lobby: 'lobby/list/LobbyPage.tsx',
};
const BOARD = /\/boards\/(?!plain\/)([\w-]+)\/index\.tsx$/;

/** In the order in which they are filled. */
const COMMON = ['agora', 'table', 'home', 'lobby', 'local', 'online', 'room'];

interface Graph {
  readonly ids: readonly string[];
  /** The modules that a module imports statically. */
  imports(id: string): readonly string[];
}

/** The groups by name. A module goes to the first group that has it, and no group needs a later one. */
export function groupsOf(graph: Graph, client: string): ReadonlyMap<string, Modules> {
  const of = (path: string) => closure(graph, [`${client}/${path}`]);
  const [home, lobby, room] = [of(PAGES.home), of(PAGES.lobby), of(PAGES.room)];
  const [local, online] = [of(PAGES.local), of(PAGES.online)];
  const games = gamesIn(graph);
  const tables = new Set([...both(local, online), ...games.flatMap(([, one], i) => sharedBy(one, games.slice(i + 1)))]);
  const [atTables, elsewhere] = [new Set([...tables, ...local, ...online]), new Set([...home, ...lobby])];
  return new Map<string, Modules>([
    ['agora', new Set([...of(PAGES.first), ...both(atTables, elsewhere)])],
    ['table', tables],
    ['home', home],
    ['lobby', both(room, lobby)],
    ['local', local],
    ['online', online],
    ['room', room],
    ...games,
  ]);
}

/** Each game's rules with its board. */
function gamesIn(graph: Graph): readonly (readonly [string, Modules])[] {
  return graph.ids.flatMap((board) => {
    const game = BOARD.exec(board)?.[1];
    if (game === undefined) return [];
    return [[game, closure(graph, [board, ...rulesOf(graph, game)])] as const];
  });
}

/** Without what bots know, which is needed only where they think. A game made by `defineGame` has a single file. */
function rulesOf({ ids }: Graph, game: string): readonly string[] {
  const of = (file: string) => ids.filter((id) => id.endsWith(`/games/${game}/${file}.ts`));
  const rules = of('rules');
  return rules.length > 0 ? rules : of('index');
}

function sharedBy(one: Modules, others: readonly (readonly [string, Modules])[]): readonly string[] {
  return others.flatMap(([, other]) => [...both(one, other)]);
}

const both = (one: Modules, other: Modules) => new Set([...one].filter((id) => other.has(id)));

function closure({ imports }: Graph, ids: readonly string[]): Modules {
  const found = new Set(ids);
  for (const id of found) for (const imported of imports(id)) found.add(imported);
  return found;
}

export function fewFiles(): Plugin {
  let groups: ReadonlyMap<string, Modules> = new Map();
  const names = [...COMMON, ...readdirSync(`${CLIENT}/boards`)];
  const among = (name: string, i: number) => ({
    name,
    priority: names.length - i,
    test: (id: string) => groups.get(name)?.has(id) ?? false,
  });
  return {
    name: 'few-files',
    apply: 'build',
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      groups = groupsOf({ ids: [...this.getModuleIds()], imports }, CLIENT);
    },
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: names.map(among) } } } } }),
  };
}
