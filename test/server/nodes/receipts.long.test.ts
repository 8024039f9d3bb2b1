/** What people ask of each other while the server dies that looks after their match: they are answered once, and it is done once. */
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toAction } from '../../../games/kit/action.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { launch, listening } from '../../soak/load/process.ts';
import {
  legalMoves,
  type Seated,
  seatedMatch,
  serve,
  type StockClient,
  stockClient,
  tableOf,
  type TestServer,
  until,
  chatOf,
  logOf,
} from '../harness.ts';
import { needCluster } from '../need.ts';

const cluster = await needCluster();
/** A busy machine may stand still for a while: nobody else is to own what this server does. */
const beat = { every: 100, lasts: 5000 };
/** A busy machine is slow. */
const LONG = { timeout: 20_000 };
const PROGRAM = fileURLToPath(new URL('../agora-process.ts', import.meta.url));

/** Whatever changes a match takes a while to be stored. */
const SLOW = `
  CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.state_id <> OLD.state_id OR NEW.metadata <> OLD.metadata THEN PERFORM pg_sleep(0.7); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER slowly BEFORE UPDATE ON match FOR EACH ROW EXECUTE FUNCTION slowly()`;
const SLEEPING = "SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'";

describe('the server that looks after a match dies', () => {
  /** A match that a server in another process looks after, and all its players at this one. */
  const apart = async () => {
    const databaseUrl = await cluster.fresh();
    const env = { PORT: '0', DATA_DIR: ':memory:', DATABASE_URL: databaseUrl, AWAY_PATIENCE_S: '1' };
    const owner = await listening(launch(env, PROGRAM));
    onTestFinished(() => void owner.process.kill('SIGKILL'));
    const { matchID, seats } = await seatedMatch(owner.url, 3);
    const other = await serve({ databaseUrl }, { beat });
    const clients = seats.map((seated) => stockClient(other.url, matchID, seated));
    await until(() => clients.every(isComplete));
    const kill = async () => {
      owner.process.kill('SIGKILL');
      await owner.ended;
    };
    /** Kills the owner once it has sent off what changes the match, and before anybody can be told of it. */
    const killBeforeAnswer = async () => {
      await expect.poll(async () => (await cluster.rows(SLEEPING)).length, LONG).toBe(1);
      await kill();
      await cluster.run('DROP TRIGGER slowly ON match');
    };
    const bid = async (seat: number) => {
      const before = clients[seat]!.getState()!._stateID;
      play(clients[seat]!);
      await until(() => clients.every((client) => client.getState()?._stateID === before + 1));
    };
    const ask = (seat: number, path: string, more: object = {}) =>
      post(other, `/api/matches/${matchID}/${path}`, { ...(seats[seat] as Seated), ...more });
    return { owner, other, matchID, clients, bid, ask, kill, killBeforeAnswer };
  };

  test('that has taken a move back which all agreed to', async () => {
    const { other, matchID, clients, bid, ask, killBeforeAnswer } = await apart();
    await bid(0);
    expect(await ask(0, 'undo')).toEqual({});
    expect(await ask(1, 'undo/answer', { seat: 0, agrees: true })).toEqual({});
    await cluster.run(SLOW);
    const [answer] = await Promise.all([ask(2, 'undo/answer', { seat: 0, agrees: true }), killBeforeAnswer()]);
    expect(answer).toEqual({});
    await until(() => clients.every((client) => client.getState()?._stateID === 2));
    expect([tableOf(other, matchID).step, (await logOf(other, matchID)).length]).toEqual([0, 2]);
  });

  test('that has let a bot play on because most voted for it', async () => {
    const { other, matchID, bid, ask, killBeforeAnswer } = await apart();
    for (const seat of [1, 2]) await bid(seat);
    const vote = (seat: number) => ask(seat, 'vote', { seat: 0 });
    await expect.poll(() => vote(1), LONG).toEqual({});
    await cluster.run(SLOW);
    const [answer] = await Promise.all([vote(2), killBeforeAnswer()]);
    expect(answer).toEqual({});
    await until(async () => (await logOf(other, matchID)).some(({ metadata }) => metadata !== undefined));
    expect(other.store.metadata(matchID)?.players[0]?.standInUntil).toBe('command');
  });

  test('whatever is asked then is done by who is next', async () => {
    const { other, matchID, clients, bid, ask, kill } = await apart();
    await bid(0);
    await kill();
    const said = clients[1]!.chatMessages;
    clients[1]!.sendChatMessage('is anybody there?');
    const answers = await Promise.all([
      ask(0, 'undo'),
      ask(0, 'wishes', { wish: 'hurry' }),
      ask(1, 'vote', { seat: 0 }),
    ]);
    expect(answers).toEqual([
      {},
      expect.objectContaining({ error: { code: 'noBots' } }),
      expect.objectContaining({ error: { code: 'noVote', seat: 0 } }),
    ]);
    const asked = async () => (await summary(other, matchID)).seats[0]?.asksUndo;
    await expect.poll(asked, LONG).toEqual({ agreed: [], needed: 2 });
    expect(said).toEqual([]);
    await until(() => clients.every((client) => client.chatMessages.length === 1));
    expect(await chatOf(other, matchID)).toHaveLength(1);
  });
});

const isComplete = (client: StockClient): boolean =>
  client.getState() !== null && client.matchData?.every(({ isConnected }) => isConnected === true) === true;

function play(client: StockClient): void {
  const { type, arg } = toAction(legalMoves(client)[0] as Move);
  client.moves[type]?.(arg);
}

async function summary({ url }: TestServer, id: string) {
  return (await (await fetch(`${url}/api/matches/${id}`)).json()) as { seats: { asksUndo?: object }[] };
}

async function post({ url }: TestServer, path: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
