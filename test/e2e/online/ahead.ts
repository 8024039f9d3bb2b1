/** Online tables whose game is under way, where playing all of it in browsers would show nothing new. */
import { expect } from '@playwright/test';
import { Client, LobbyClient } from '#bgio/client';
import { SocketIO } from '#bgio/multiplayer';
import { shelf } from '../../../games/index.ts';
import { toAction } from '../../../games/kit/action.ts';
import type { Table } from '../../../games/kit/table.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Player } from '../player.ts';

/** A seat of a match and what proves that one holds it. */
interface Seated {
  readonly playerID: string;
  readonly credentials: string;
}

/** Somebody at a table with a stock client of boardgame.io and no browser. */
export interface Guest extends Seated {
  /** Gets up for good. */
  leave(): Promise<void>;
}

/** Sits a guest down at the next free seat of the table behind `link`. */
export async function guestAt(link: string, game: string, playerName: string): Promise<Guest> {
  const { server, matchID } = tableOf(link);
  const lobby = new LobbyClient({ server });
  const { playerID, playerCredentials: credentials } = await lobby.joinMatch(game, matchID, { playerName });
  return { playerID, credentials, leave: () => lobby.leaveMatch(game, matchID, { playerID, credentials }) };
}

/** A random game, the same for the same seed. Throws where the shelf has no such game. */
export async function randomGame(
  game: string,
  players: number,
  seed: string,
  options: Readonly<Record<string, string>> = {},
): Promise<GameRecord> {
  const { rules, meta } = await fromShelf(game);
  return recordRandomGame(rules, { players, options: { ...defaultOptions(meta), ...options }, seed }).record;
}

/**
 * Plays the first `share` of a recorded game at the table behind `link`, which has the same deal and whose seats are held in
 * this order. Meanwhile the people's browsers are elsewhere, and stock clients of boardgame.io sit in their seats.
 */
export async function playAhead(
  link: string,
  seats: readonly (Player | Guest)[],
  record: GameRecord,
  share: number,
): Promise<void> {
  const { game } = await fromShelf(record.game);
  const { server, matchID } = tableOf(link);
  // Whoever is led away before they said that they are ready would be waited for.
  await expect.poll(() => statusOf(link)).toBe('playing');
  const clients: ReturnType<typeof Client>[] = [];
  for (const holder of seats) {
    const { playerID, credentials } = holder instanceof Player ? await awayFrom(holder, matchID) : holder;
    const seated = { playerID, credentials };
    const client = Client({ game, matchID, ...seated, debug: false, multiplayer: SocketIO({ server }) });
    client.start();
    clients.push(client);
  }
  const first = record.turns.slice(0, Math.floor(record.turns.length * share));
  for (const [index, { seat, move }] of first.entries()) {
    const client = clients[seat];
    await arrival(client, index);
    const { type, arg } = toAction(move);
    client?.moves[type]?.(...(arg === null ? [] : [arg]));
  }
  for (const client of clients) {
    await arrival(client, first.length);
    client.stop();
  }
  for (const holder of seats) if (holder instanceof Player) await holder.page.goto(link);
}

/**
 * Makes so many random moves, or all there are, at the table behind `link`: stock clients of boardgame.io sit in the seats of
 * these people beside their browsers, which see it go on.
 */
export async function playBeside(
  link: string,
  game: string,
  people: readonly Player[],
  most = Infinity,
): Promise<void> {
  const { game: played, rules } = await fromShelf(game);
  const { server, matchID } = tableOf(link);
  const clients: ReturnType<typeof Client<Table>>[] = [];
  for (const { page } of people) {
    const seated = await page.evaluate(seatedAt, matchID);
    const client = Client<Table>({ game: played, matchID, ...seated, debug: false, multiplayer: SocketIO({ server }) });
    client.start();
    clients.push(client);
    await expect.poll(() => client.getState()?._stateID).toBeGreaterThanOrEqual(0);
  }
  const random = randomFrom(matchID);
  const begun = clients[0]?.getState()?._stateID ?? 0;
  for (let made = 0; ; made++) {
    for (const client of clients) await arrival(client, begun + made);
    const seat = clients.findIndex((client) => client.getState()?.isActive === true);
    const table = clients[seat]?.getState();
    if (table === null || table === undefined || made === most) break;
    const { type, arg } = toAction(random.pick(rules.legal(table.G.state, seat)));
    clients[seat]?.moves[type]?.(...(arg === null ? [] : [arg]));
  }
  for (const client of clients) client.stop();
}

function tableOf(link: string): { readonly server: string; readonly matchID: string } {
  const { origin, pathname } = new URL(link);
  return { server: origin, matchID: pathname.split('/').at(-1) ?? '' };
}

async function statusOf(link: string): Promise<string | undefined> {
  const { server, matchID } = tableOf(link);
  const { status } = (await (await fetch(`${server}/api/matches/${matchID}`)).json()) as Partial<MatchSummary>;
  return status;
}

async function fromShelf(game: string) {
  const shelved = shelf.get(game);
  if (shelved === undefined) throw new Error(`no game "${game}" on the shelf`);
  return { ...(await shelved.load()), meta: shelved.meta };
}

/** Leads somebody's browser away from their match. Returns their seat there. */
async function awayFrom({ page }: Player, matchID: string): Promise<Seated> {
  const seated = await page.evaluate(seatedAt, matchID);
  await page.goto('about:blank');
  return seated;
}

/** Waits until a client knows of so many moves. */
async function arrival(client: Pick<ReturnType<typeof Client>, 'getState'> | undefined, moves: number): Promise<void> {
  await expect.poll(() => client?.getState()?._stateID, { intervals: [2, 2, 5, 5, 10, 20] }).toBe(moves);
}

/** In the page: whose seat its browser holds at a match. */
function seatedAt(matchID: string): Seated {
  const { playerID, credentials } = JSON.parse(localStorage.getItem('agora.seats') ?? '{}')[matchID];
  return { playerID, credentials };
}
