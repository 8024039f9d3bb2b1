import { Client } from '#bgio/client';
import { MCTSBot } from '#bgio/ai';
import { CreateGameReducer, InitializeGame } from '#bgio/internal';
import { Local } from '#bgio/multiplayer';
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { fromAction, playerIdOf, seatOf, toAction } from '../../games/kit/action.ts';
import { type Table, makeGame } from '../../games/kit/game.ts';
import type { Move, Seat } from '../../games/kit/rules.ts';
import { type Bazaar, type BazaarMove, meta, rules } from './bazaar.ts';

type Match = State<Table<Bazaar>>;

const game = makeGame(rules, meta);
const reduce = CreateGameReducer({ game }) as unknown as (state: Match, action: object) => Match;

function start(players = 2, seed = 'bazaar'): Match {
  return InitializeGame({ game, numPlayers: players, setupData: { seed } }) as Match;
}

function act(match: Match, seat: Seat, type: string, args: readonly unknown[] = []): Match {
  return reduce(match, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } });
}

function play(match: Match, seat: Seat, move: Move | BazaarMove): Match {
  const { type, arg } = toAction(move);
  const next = act(match, seat, type, [arg]);
  expect(next._stateID, `${JSON.stringify(move)} of ${seat}`).toBe(match._stateID + 1);
  return next;
}

const undo = (match: Match, seat: Seat) =>
  reduce(match, { type: 'UNDO', payload: { type: null, playerID: `${seat}` } });
const redo = (match: Match, seat: Seat) =>
  reduce(match, { type: 'REDO', payload: { type: null, playerID: `${seat}` } });

/** Both bid; the returned seat won the market. */
function market(match: Match): { match: Match; seat: Seat } {
  const first = rules.legal(match.G.state, 0)[0] as Move;
  const last = rules.legal(match.G.state, 1).at(-1) as Move;
  const next = play(play(match, 0, first), 1, last);
  expect(next.ctx.phase).toBe('market');
  return { match: next, seat: next.G.state.turn };
}

test('a game says how many may play and checks setup data in words', () => {
  expect(game.minPlayers).toBe(2);
  expect(game.maxPlayers).toBe(4);
  const complaint = (data: unknown, players = 2) => game.validateSetupData?.(data, players);
  expect(complaint(undefined)).toBeUndefined();
  expect(complaint({ options: { rounds: 'long' }, seed: 'shared deal' })).toBeUndefined();
  expect(complaint({ options: { rounds: 'endless' } })).toContain('unknownChoice');
  expect(complaint({ options: { speed: 'fast' } })).toContain('unknownOption');
  expect(complaint({ seed: 7 })).toContain('seed');
  expect(complaint({ seed: '' })).toContain('seed');
  expect(complaint({ rounds: 'long' })).toContain('rounds');
  expect(complaint([])).toContain('object');
  expect(complaint(undefined, 5)).toContain('2 to 4');
});

test('setup refuses what validateSetupData refuses', () => {
  expect(() => InitializeGame({ game, numPlayers: 2, setupData: { seed: '' } })).toThrow('seed');
  expect(() => InitializeGame({ game, numPlayers: 9 })).toThrow('2 to 4');
});

test('the same seed gives the same deal, no seed a fresh one', () => {
  expect(start(2, 'a').G).toEqual(start(2, 'a').G);
  expect(start(2, 'a').G.state).not.toEqual(start(2, 'b').G.state);
  const fresh = [1, 2].map(() => (InitializeGame({ game, numPlayers: 2 }) as Match).G.seed);
  expect(fresh[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(fresh[0]).not.toBe(fresh[1]);
});

test('simultaneous decisions make exactly the deciding seats active', () => {
  const match = start(3);
  expect(match.ctx.phase).toBe('bidding');
  expect(match.ctx.activePlayers).toEqual({ 0: null, 1: null, 2: null });
  const next = play(match, 1, rules.legal(match.G.state, 1)[0] as Move);
  expect(next.ctx.activePlayers).toEqual({ 0: null, 2: null });
  const last = play(next, 0, rules.legal(next.G.state, 0)[0] as Move);
  expect(last.ctx.activePlayers).toBeNull();
  expect(last.ctx.currentPlayer).toBe('2');
});

test('a refused move changes nothing and throws nothing', () => {
  const match = start();
  const before = JSON.stringify(match);
  const wrong: [string, readonly unknown[]][] = [
    ['bid', []],
    ['bid', [null]],
    ['bid', [{ card: 9 }]],
    ['bid', [{ card: '0' }]],
    ['bid', [{ card: 0, extra: 1 }]],
    ['bid', [{ card: 0 }, 'second']],
    ['bid', [{ type: 'roll' }]],
    ['bid', [[0]]],
    ['bid', ['0']],
    ['bid', [JSON.parse('{"__proto__":{"card":0},"card":0}')]],
    ['roll', []],
    ['toString', []],
    ['hasOwnProperty', ['x']],
    ['constructor', []],
    ['__proto__', []],
    ['noSuchMove', []],
  ];
  for (const [type, args] of wrong) {
    const next = act(match, 0, type, args);
    expect(next._stateID, type).toBe(0);
    expect(next.G, type).toBe(match.G);
  }
  expect(JSON.stringify(match)).toBe(before);
});

test.each(['7', '-1', '00', '1.0', ' 0', 'constructor', '__proto__', 'spectator', ''])(
  'player id %j plays no seat and sees what a spectator sees',
  (playerID) => {
    const match = start();
    const action = { type: 'MAKE_MOVE', payload: { type: 'bid', args: [{ card: 0 }], playerID } };
    expect(reduce(match, action).G).toBe(match.G);
    const view = (id: string | null) => game.playerView?.({ G: match.G, ctx: match.ctx, playerID: id });
    expect(view(playerID)).toEqual(view(null));
  },
);

test('a fault in the rules is heard of, and changes nothing', () => {
  const faulty = makeGame(
    {
      ...rules,
      id: 'faulty',
      apply: () => {
        throw new Error('fault');
      },
    },
    meta,
  );
  const reduceFaulty = CreateGameReducer({ game: faulty }) as unknown as typeof reduce;
  const match = InitializeGame({ game: faulty, numPlayers: 2 }) as Match;
  const { type, arg } = toAction(rules.legal(match.G.state, 0)[0] as Move);
  const before = JSON.stringify(match);
  const make = () => reduceFaulty(match, { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID: '0' } });
  expect(make).toThrow('fault');
  expect(JSON.stringify(match)).toBe(before);
});

test('a view holds no seed, no chance, no other hand and no other secret', () => {
  const match = start();
  const bid = rules.legal(match.G.state, 0)[0] as Move & { card: number };
  const next = play(match, 0, bid);
  const view = (playerID: string | null) => game.playerView?.({ G: next.G, ctx: next.ctx, playerID }) as Table<Bazaar>;
  expect(view('1').seed).toBe('');
  expect(view('1').random).toEqual([0, 0, 0, 0]);
  expect(view('1').state.hands.slice(0, 5)).toEqual([-1, -1, -1, -1, -1]);
  expect(view('1').events).toEqual([{ type: 'bidPlaced', seat: 0 }]);
  expect(view(null).events).toEqual([{ type: 'bidPlaced', seat: 0 }]);
  expect(view('0').events).toEqual([{ type: 'bidPlaced', seat: 0, secret: { seats: [0], card: bid.card } }]);
});

test('the reducer leaves the states it was given as they were', () => {
  const match = start(3);
  const before = JSON.stringify(match);
  const next = play(match, 0, rules.legal(match.G.state, 0)[0] as Move);
  const between = JSON.stringify(next);
  play(next, 2, rules.legal(next.G.state, 2)[0] as Move);
  expect(JSON.stringify(match)).toBe(before);
  expect(JSON.stringify(next)).toBe(between);
});

test('undo takes back moves of one turn one by one, and redo brings them again', () => {
  const { match, seat } = market(start());
  const open = play(match, seat, { type: 'openStall' });
  const one = play(open, seat, { type: 'buy', points: 1 });
  const two = play(one, seat, { type: 'buy', points: 1 });
  const back = undo(two, seat);
  expect(back.G).toEqual(one.G);
  const further = undo(back, seat);
  expect(further.G).toEqual(open.G);
  expect(redo(redo(further, seat), seat).G).toEqual(two.G);
});

test('undo reaches over a change of phase', () => {
  const { match, seat } = market(start());
  const open = play(match, seat, { type: 'openStall' });
  expect(open.ctx.phase).toBe('stall');
  const back = undo(open, seat);
  expect(back.G).toEqual(match.G);
  expect(back.ctx).toEqual(match.ctx);
  const again = redo(back, seat);
  expect(again.ctx).toEqual(open.ctx);
  expect(play(again, seat, { type: 'buy', points: 1 }).G.undoable).toBe(true);
});

test('undo reaches no roll, draw or reveal, nor anything before them', () => {
  const { match, seat } = market(start());
  expect(undo(match, seat).G).toBe(match.G);
  for (const type of ['roll', 'draw']) {
    const told = play(match, seat, { type });
    expect(undo(told, seat).G, type).toBe(told.G);
    const after = play(told, seat, { type: 'openStall' });
    const back = undo(after, seat);
    expect(back.G, type).toEqual(told.G);
    expect(undo(back, seat).G, type).toEqual(told.G);
  }
});

test('redo brings back no move once another was made', () => {
  const { match, seat } = market(start());
  const open = play(match, seat, { type: 'openStall' });
  const other = play(undo(open, seat), seat, { type: 'roll' });
  expect(redo(other, seat).G).toBe(other.G);
});

test('undo and redo reach no move after which somebody else decides', () => {
  const { match, seat } = market(start());
  const other = 1 - seat;
  const ended = play(match, seat, { type: 'endTurn' });
  expect(undo(ended, seat).G).toBe(ended.G);
  expect(undo(ended, other).G).toBe(ended.G);
  const bid = play(ended, seat, rules.legal(ended.G.state, seat)[0] as Move);
  expect(undo(bid, seat).G).toBe(bid.G);
  expect(undo(bid, other).G).toBe(bid.G);
  const open = play(match, seat, { type: 'openStall' });
  expect(undo(open, other).G).toBe(open.G);
  const back = undo(open, seat);
  expect(redo(back, other).G).toBe(back.G);
});

test('who passed the decision on without telling anything may ask for it, and who learned something may not', () => {
  const { match, seat } = market(start());
  expect(play(match, seat, { type: 'endTurn' }).G.askable).toBe(seat);
  expect(play(match, seat, { type: 'openStall' }).G).not.toHaveProperty('askable');
  const rolled = play(match, seat, { type: 'roll' });
  expect(rolled.G).not.toHaveProperty('askable');
  const ended = play(rolled, seat, { type: 'endTurn' });
  const bid = play(ended, 1, rules.legal(ended.G.state, 1)[0] as Move);
  expect(bid.G.askable).toBe(1);
});

test('what all agree to is undone move by move, whoever made them, back to the last move that stands', () => {
  const { match, seat } = market(start());
  const rolled = play(match, seat, { type: 'roll' });
  const open = play(rolled, seat, { type: 'openStall' });
  const ended = play(open, seat, { type: 'closeStall' });
  const bid = play(ended, 1, rules.legal(ended.G.state, 1)[0] as Move);
  // As the server has it undone (server/match/commands/master.ts).
  const agreed = (at: Match, asker: Seat) => undo({ ...at, G: { ...at.G, undoable: true } }, asker);
  const back = agreed(bid, 1);
  expect([back.G, back.ctx, back.plugins]).toEqual([ended.G, ended.ctx, ended.plugins]);
  const now = agreed(agreed(back, seat), seat);
  expect([now.G, now.ctx, now.plugins]).toEqual([rolled.G, rolled.ctx, rolled.plugins]);
  expect(now._undo).toHaveLength(1);
});

test('what is stored for undo holds nothing below a move that stands', () => {
  const { match, seat } = market(start());
  const rolled = play(match, seat, { type: 'roll' });
  expect(rolled._undo).toHaveLength(1);
  expect(play(rolled, seat, { type: 'openStall' })._undo).toHaveLength(2);
});

test('a whole game in the stock client ends with a winner in boardgame.io’s words', () => {
  const client = Client({ game, numPlayers: 2, setupData: { seed: 'ends' } } as Parameters<typeof Client>[0]);
  for (let count = 0; count < 200; count++) {
    const { G, ctx } = client.getState() as Match;
    if (ctx.gameover !== undefined) break;
    const seat = Number(Object.keys(ctx.activePlayers ?? {})[0] ?? ctx.currentPlayer);
    client.updatePlayerID(playerIdOf(seat));
    const own = (client.getState() as Match).G.state;
    const { type, arg } = toAction(rules.legal(own, seat)[G.step % 2] ?? (rules.legal(own, seat)[0] as Move));
    client.moves[type]?.(arg);
  }
  const { ctx } = client.getState() as Match;
  expect(ctx.gameover.ending).toBe('lastRound');
  expect(ctx.gameover.draw === true || ctx.gameover.winner === playerIdOf(ctx.gameover.places[0].seat)).toBe(true);
});

test('a shared first place is a draw', () => {
  const places = [0, 1].map((seat) => ({ seat, rank: 1, score: 0, items: [] }));
  const drawn = makeGame(
    { ...rules, id: 'drawn', toMove: () => [], result: () => ({ ending: 'lastRound', places }) },
    meta,
  );
  const match = InitializeGame({ game: drawn, numPlayers: 2 }) as Match;
  expect(match.ctx.gameover).toEqual({ ending: 'lastRound', places, draw: true });
});

test('the stock MCTSBot finds a legal move', async () => {
  const match = start();
  const bot = new MCTSBot({
    game,
    enumerate: game.ai?.enumerate as NonNullable<typeof game.ai>['enumerate'],
    iterations: 50,
    seed: 'stock',
  });
  const { action } = await bot.play(match as never, '1');
  const { type, args, playerID } = action.payload;
  expect(playerID).toBe('1');
  expect(rules.refuse(match.G.state, 1, fromAction(type, args[0]))).toBeUndefined();
});

test('two stock clients of a local master see their own views', async () => {
  const multiplayer = Local();
  const clients = ['0', '1'].map((playerID) => Client({ game, numPlayers: 2, playerID, multiplayer, debug: false }));
  for (const client of clients) client.start();
  const [zero, one] = clients.map((client) => client.getState() as Match) as [Match, Match];
  expect(zero.G.state.hands.slice(5)).toEqual([-1, -1, -1, -1, -1]);
  expect(one.G.state.hands.slice(0, 5)).toEqual([-1, -1, -1, -1, -1]);
  const { type, arg } = toAction(rules.legal(zero.G.state, 0)[0] as Move);
  clients[0]?.moves[type]?.(arg);
  await Promise.resolve();
  const seen = clients[1]?.getState() as Match;
  expect(seen.G.state.bids).toEqual([-2, -1]);
  expect(JSON.stringify(seen.deltalog ?? [])).not.toContain('card');
  for (const client of clients) client.stop();
});

test('moves become actions and back', () => {
  for (const move of [{ type: 'roll' }, { type: 'bid', card: 3 }, { type: 'give', cards: [1, 2], to: null }]) {
    const { type, arg } = toAction(move);
    expect(fromAction(type, arg)).toEqual(move);
  }
  expect(toAction({ type: 'roll' })).toEqual({ type: 'roll', arg: null });
  expect(fromAction('roll', undefined)).toEqual({ type: 'roll' });
  expect(fromAction('roll', {})).toEqual({ type: 'roll' });
  expect(fromAction('bid', 'text')).toBeUndefined();
  expect(fromAction('bid', [1])).toBeUndefined();
});

test('seats become player ids and back', () => {
  expect([0, 3, 11].map((seat) => seatOf(playerIdOf(seat)))).toEqual([0, 3, 11]);
  for (const odd of [null, undefined, 0, '', '01', '+1', '1e0', '100', '-1', '0x1', ' 1']) {
    expect(seatOf(odd)).toBeNull();
  }
});
