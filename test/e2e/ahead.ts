/** Online tables whose game is under way, where playing all of it in browsers would show nothing new. */
import { expect } from '@playwright/test';
import { Client } from '#bgio/client';
import { SocketIO } from '#bgio/multiplayer';
import { shelf } from '../../games/index.ts';
import { toAction } from '../../games/kit/game.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import type { Player } from './player.ts';

interface Deal {
  /** The id of the table's game. */
  readonly game: string;
  /** Where they are not the usual ones. */
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: string;
}

/**
 * Plays the first `share` of a random game at the table behind `link`, whose deal is known and whose seats `people` hold in
 * this order. Meanwhile their browsers are elsewhere, and stock clients of boardgame.io sit in their seats.
 */
export async function playAhead(link: string, people: readonly Player[], deal: Deal, share: number): Promise<void> {
  const shelved = shelf.get(deal.game);
  if (shelved === undefined) throw new Error(`no game "${deal.game}" on the shelf`);
  const { rules, game } = await shelved.load();
  const { origin, pathname } = new URL(link);
  const matchID = pathname.split('/').at(-1) ?? '';
  const clients: ReturnType<typeof Client>[] = [];
  for (const { page } of people) {
    const seated = await page.evaluate(seatedAt, matchID);
    await page.goto('about:blank');
    const client = Client({ game, matchID, ...seated, debug: false, multiplayer: SocketIO({ server: origin }) });
    client.start();
    clients.push(client);
  }
  const options = { ...defaultOptions(shelved.meta), ...deal.options };
  const { turns } = recordRandomGame(rules, { players: people.length, options, seed: deal.seed }).record;
  const first = turns.slice(0, Math.floor(turns.length * share));
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
  for (const { page } of people) await page.goto(link);
}

/** Waits until a client knows of so many moves. */
async function arrival(client: ReturnType<typeof Client> | undefined, moves: number): Promise<void> {
  await expect.poll(() => client?.getState()?._stateID, { intervals: [2, 2, 5, 5, 10, 20] }).toBe(moves);
}

/** In the page: whose seat its browser holds at a match. */
function seatedAt(matchID: string): { readonly playerID: string; readonly credentials: string } {
  const { playerID, credentials } = JSON.parse(localStorage.getItem('agora.seats') ?? '{}')[matchID];
  return { playerID, credentials };
}
