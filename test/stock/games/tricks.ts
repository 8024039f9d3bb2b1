/**
 * Hidden cards, stages and a view: whoever leads plays a card, the others answer face down, and the highest takes the
 * trick. Its author hasn't written `bluff` yet.
 */
import type { Game } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from '#bgio/core';

interface Tricks {
  /** The cards on the table, by player; the answers are added when all are there. */
  pile: Record<string, number>;
  taken: number[];
  last: number[];
  /** What only the server knows. */
  secret: { deck: number[]; answers: Record<string, number> };
  /** What only that player knows. */
  players: Record<string, { hand: number[] }>;
}

const HAND = 3;

function take(G: Tricks, playerID: string, card: number): boolean {
  const { hand } = G.players[playerID]!;
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}

export const tricks: Game<Tricks> = {
  name: 'tricks',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    return {
      pile: {},
      taken: Array<number>(ctx.numPlayers).fill(0),
      last: [],
      players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: deck.splice(0, HAND) }])),
      secret: { deck, answers: {} },
    };
  },
  playerView: PlayerView.STRIP_SECRETS!,
  events: { endTurn: false, pass: false, endStage: false, endPhase: false },
  moves: {
    lead: ({ G, playerID, events }, card: number) => {
      if (!take(G, playerID, card)) return INVALID_MOVE;
      G.pile[playerID] = card;
      events.setActivePlayers({ others: 'answering', maxMoves: 1 });
      return undefined;
    },
    bluff: ({ G }, card: { suit: string }) => {
      G.last.push(card.suit.length);
    },
  },
  turn: {
    stages: {
      answering: {
        moves: {
          answer: {
            redact: true,
            client: false,
            ignoreStaleStateID: true,
            move: ({ G, playerID }, card: number) => {
              if (!take(G, playerID, card)) return INVALID_MOVE;
              G.secret.answers[playerID] = card;
              return undefined;
            },
          },
        },
      },
    },
    onMove: ({ G, ctx, events }) => {
      if (Object.keys(G.secret.answers).length < ctx.numPlayers - 1) return;
      const trick = { ...G.pile, ...G.secret.answers };
      const best = Object.keys(trick).toSorted((a, b) => trick[b]! - trick[a]!)[0]!;
      G.taken[Number(best)]!++;
      G.last = Object.values(trick);
      G.pile = {};
      G.secret.answers = {};
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => {
    if (Object.values(G.players).some(({ hand }) => hand.length > 0) || Object.keys(G.pile).length > 0)
      return undefined;
    const best = Math.max(...G.taken);
    return { winners: ctx.playOrder.filter((id) => G.taken[Number(id)] === best), scores: [...G.taken] };
  },
  ai: {
    enumerate: (G, ctx, playerID) =>
      (G.players[playerID]?.hand ?? []).map((card) => ({
        move: ctx.activePlayers === null ? 'lead' : 'answer',
        args: [card],
      })),
  },
};
