/**
 * What lobbies and clients of boardgame.io ask of a server, rightly and wrongly: each request at a table of its own. What
 * comes back is written down as a status and the names in the answer.
 */
import { LobbyClient } from '#bgio/client';
import { io } from 'socket.io-client';

/** A server, its table with one player at it, and that player's key. */
interface Asked {
  readonly url: string;
  readonly id: string;
  readonly key: { readonly playerID: string; readonly credentials: string };
}

type Body = object | string | undefined;

/** The names in an answer, as deep as a list of players. */
function namesIn(answer: unknown): string {
  if (Array.isArray(answer)) return `[${answer.length === 0 ? '' : namesIn(answer[0])}]`;
  if (typeof answer !== 'object' || answer === null) return typeof answer;
  // Ours always says whether somebody is connected; a stock server only of those who have been.
  const told = Object.entries(answer).filter(([name]) => name !== 'isConnected');
  const names = told.map(([name, value]) => (Array.isArray(value) ? `${name}: ${namesIn(value)}` : name));
  return `{${names.toSorted().join(', ')}}`;
}

async function ask(url: string, method: string, path: string, body?: Body): Promise<string> {
  const isForm = typeof body === 'string' && !body.startsWith('{');
  const answer = await fetch(`${url}${path}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
  });
  const text = await answer.text();
  return answer.ok ? `${answer.status} ${namesIn(JSON.parse(text))}` : String(answer.status);
}

const get =
  (path: string) =>
  ({ url }: Asked) =>
    ask(url, 'GET', path);
const atMatch =
  (rest: string, of: (asked: Asked) => Body = () => undefined, method = 'POST') =>
  (asked: Asked) =>
    ask(asked.url, method, `/games/ballots/${asked.id}${rest}`, of(asked));
const create =
  (body?: Body, game = 'ballots') =>
  ({ url }: Asked) =>
    ask(url, 'POST', `/games/${game}/create`, body);

/** Creates a table, and reads what the lobby says of it. */
const created =
  (body: object) =>
  async ({ url }: Asked) => {
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('ballots', { numPlayers: 2, ...body });
    const { setupData, unlisted, players } = await lobby.getMatch('ballots', matchID);
    const { matches } = await lobby.listMatches('ballots');
    return JSON.stringify({
      setupData: setupData as unknown,
      unlisted,
      of: players.length,
      listed: matches.some((match) => match.matchID === matchID),
    });
  };

/** Sits down in the second seat, so that the match is full. */
const fill = ({ url, id }: Asked) => ask(url, 'POST', `/games/ballots/${id}/join`, { playerName: 'Bo' });

/** What a socket hears of a match after each word of its own; in the second part, all that it tells of the position. */
function socket(say: (asked: Asked) => readonly (readonly [event: string, ...args: unknown[]])[], before = fill) {
  return async (asked: Asked): Promise<string> => {
    await before(asked);
    const at = io(`${asked.url}/ballots`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const heard: Told[] = [];
    at.onAny((event: string, ...args: unknown[]) => {
      if (event === 'update' || event === 'sync') heard.push(told(event, args));
      if (event === 'chat') heard.push(said(args));
    });
    try {
      for (const [event, ...args] of say(asked)) {
        const count = heard.length;
        at.emit(event, ...args);
        await quiet(() => heard.length > count);
      }
      return `${heard.map(({ short }) => short).join(', ') || 'nothing'} # ${heard.map(({ whole }) => whole).join()}`;
    } finally {
      at.close();
    }
  };
}

interface Told {
  readonly short: string;
  readonly whole: string;
}

/** What a message tells of the position. */
function told(event: string, [, given, deltalog]: readonly unknown[]): Told {
  type Sent = { state: object; log: object[] };
  const { state, log } = (event === 'sync' ? given : { state: given, log: deltalog }) as Sent;
  const { G, ctx, _stateID } = state as { G: object; ctx: object; _stateID: number };
  const logged = (log as { action: { payload: { type: string; args: unknown } } }[]).map(
    ({ action: { payload } }) => `${payload.type}(${JSON.stringify(payload.args ?? [])})`,
  );
  const whole = JSON.stringify([G, ctx, Object.keys(state).toSorted()]);
  return { short: [`${event} ${_stateID}`, ...logged].join(' '), whole };
}

/** What a message of the chat says. */
function said([, message]: readonly unknown[]): Told {
  const short = `chat ${JSON.stringify((message as { payload: unknown }).payload)}`;
  return { short, whole: short };
}

/** Waits for an answer, or so long that none can be on its way. */
async function quiet(isHere: () => boolean): Promise<void> {
  for (let tries = 0; tries < 60 && !isHere(); tries++)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
}

const sync = ({ id, key }: Asked) => ['sync', id, key.playerID, key.credentials, 2] as const;
const move =
  (type: string, args: unknown, stateID = 0) =>
  ({ id, key }: Asked) =>
    ['update', { type: 'MAKE_MOVE', payload: { type, args, ...key } }, stateID, id, key.playerID] as const;
const event =
  (type: string, args: unknown[] = [], stateID = 0) =>
  ({ id, key }: Asked) =>
    ['update', { type: 'GAME_EVENT', payload: { type, args, ...key } }, stateID, id, key.playerID] as const;

const chat =
  (payload: unknown) =>
  ({ id, key }: Asked) =>
    ['chat', id, { id: 'a', sender: key.playerID, payload }, key.credentials] as const;

const wrong = { credentials: 'wrong' };

export const requests: Readonly<Record<string, (asked: Asked) => Promise<string>>> = {
  'all games': get('/games'),
  'the matches of a game': get('/games/ballots'),
  'the matches of no game': get('/games/chess'),
  'matches that are over': get('/games/ballots?isGameover=true'),
  'matches under way, changed since': get('/games/ballots?isGameover=false&updatedAfter=1'),
  'matches changed before nonsense': get('/games/ballots?updatedBefore=nonsense'),
  'a match': atMatch('', undefined, 'GET'),
  'no match': get('/games/ballots/nowhere'),
  'a match by another game': ({ url, id }) => ask(url, 'GET', `/games/tricks/${id}`),
  'create without a body': create(),
  'create for three': create({ numPlayers: 3 }),
  'create for three, as a text': create({ numPlayers: '3' }),
  'create for a word': create({ numPlayers: 'three' }),
  'create for too few': create({ numPlayers: 1 }),
  'create for too many': create({ numPlayers: 9 }),
  'create no game': create({ numPlayers: 2 }, 'chess'),
  'create with setupData': created({ setupData: { rounds: 2 } }),
  'create with setupData the game refuses': create({ numPlayers: 2, setupData: { rounds: 9 } }),
  'create with setupData the game doesn’t know': created({ setupData: { colour: 'red', deep: [1, { two: 3 }] } }),
  'create with setupData that is no object': create({ numPlayers: 2, setupData: 7 }),
  'create unlisted': created({ unlisted: true }),
  'create by a form': create('numPlayers=2&unlisted=true'),
  'create by broken JSON': create('{"numPlayers":'),
  join: atMatch('/join', () => ({ playerName: 'Bo' })),
  'join a seat': atMatch('/join', () => ({ playerID: '1', playerName: 'Bo' })),
  'join a seat by number': atMatch('/join', () => ({ playerID: 1, playerName: 'Bo' })),
  'join with data': atMatch('/join', () => ({ playerName: 'Bo', data: { hat: 'red' } })),
  'join by a form': atMatch('/join', () => 'playerID=1&playerName=Bo'),
  'join without a name': atMatch('/join', () => ({ playerID: '1' })),
  'join a taken seat': atMatch('/join', ({ key }) => ({ playerID: key.playerID, playerName: 'Bo' })),
  'join no seat': atMatch('/join', () => ({ playerID: '7', playerName: 'Bo' })),
  'join a full match': async (asked) => `${await fill(asked)}, ${await fill(asked)}`,
  'join no match': ({ url }) => ask(url, 'POST', '/games/ballots/nowhere/join', { playerName: 'Bo' }),
  'another name': atMatch('/update', ({ key }) => ({ ...key, newName: 'Anna' })),
  'another name by number': atMatch('/update', ({ key }) => ({
    ...key,
    playerID: Number(key.playerID),
    newName: 'Anna',
  })),
  'another name by rename': atMatch('/rename', ({ key }) => ({ ...key, newName: 'Anna' })),
  'other data': atMatch('/update', ({ key }) => ({ ...key, data: { hat: 'blue' } })),
  'update nothing': atMatch('/update', ({ key }) => key),
  'a name that is no text': atMatch('/update', ({ key }) => ({ ...key, newName: 5 })),
  'update with wrong credentials': atMatch('/update', ({ key }) => ({ ...key, ...wrong, newName: 'Anna' })),
  leave: async (asked) => {
    await fill(asked);
    return ask(asked.url, 'POST', `/games/ballots/${asked.id}/leave`, asked.key);
  },
  'leave with wrong credentials': atMatch('/leave', ({ key }) => ({ ...key, ...wrong })),
  'leave without a seat': atMatch('/leave', ({ key }) => ({ credentials: key.credentials })),
  'leave no seat': atMatch('/leave', ({ key }) => ({ ...key, playerID: '7' })),
  'play again before the end': atMatch('/playAgain', ({ key }) => key),
  'play again with wrong credentials': atMatch('/playAgain', ({ key }) => ({ ...key, ...wrong })),
  'sync as a player': socket((asked) => [sync(asked)]),
  'sync as a spectator': socket(({ id }) => [['sync', id, null, undefined, 2]]),
  'sync no match': socket(() => [['sync', 'nowhere', null, undefined, 2]]),
  'a move': socket((asked) => [sync(asked), move('choose', [2])(asked)]),
  'a move with several arguments': socket((asked) => [sync(asked), move('choose', [2, true])(asked)]),
  'a move with an argument that is no list': socket((asked) => [sync(asked), move('choose', 2)(asked)]),
  'a move that isn’t of this phase': socket((asked) => [sync(asked), move('note', ['early'])(asked)]),
  'an event': socket((asked) => [sync(asked), event('endPhase')(asked)]),
  'an event that is false': socket((asked) => [sync(asked), event('setPhase', ['noting'])(asked)]),
  'ending the game by an event': socket((asked) => [sync(asked), event('endGame', [{ winner: '0' }])(asked)]),
  'a word in the chat': socket((asked) => [sync(asked), chat('hi')(asked)]),
  'a word that is no text': socket((asked) => [sync(asked), chat({ mood: 'glad' })(asked)]),
  'a move before all seats are taken': socket(
    (asked) => [sync(asked), move('choose', [2])(asked)],
    async () => '',
  ),
};
