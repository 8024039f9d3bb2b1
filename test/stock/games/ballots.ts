/**
 * Everybody chooses at once, then each in turn may note something down and ends the turn by an event; in two phases, as
 * often as `setupData` says.
 */
import type { Game } from 'boardgame.io';
import { TurnOrder } from '#bgio/core';

interface Ballots {
  round: number;
  rounds: number;
  chosen: Record<string, number>;
  points: number[];
  notes: string[];
}

const MOST = 3;

export const ballots: Game<Ballots> = {
  name: 'ballots',
  minPlayers: 2,
  maxPlayers: 5,
  validateSetupData: (data: { rounds?: number } | undefined) =>
    data?.rounds !== undefined && !(data.rounds >= 1 && data.rounds <= MOST) ? 'rounds should be 1 to 3' : undefined,
  setup: ({ ctx }, data?: { rounds?: number }) => ({
    round: 0,
    rounds: data?.rounds ?? 1,
    chosen: {},
    points: Array<number>(ctx.numPlayers).fill(0),
    notes: [],
  }),
  events: { endTurn: true, setPhase: false },
  phases: {
    choosing: {
      start: true,
      next: 'noting',
      turn: { activePlayers: { all: 'choice', maxMoves: 1 }, stages: { choice: {} } },
      moves: {
        choose: {
          move: ({ G, playerID }, number: number, loudly = false) => {
            G.chosen[playerID] = number;
            if (loudly) G.notes.push(`${playerID}!`);
          },
          ignoreStaleStateID: true,
        },
      },
      endIf: ({ G, ctx }) => Object.keys(G.chosen).length === ctx.numPlayers,
      onEnd: ({ G }) => {
        for (const [id, number] of Object.entries(G.chosen)) G.points[Number(id)]! += number;
        G.chosen = {};
      },
    },
    noting: {
      next: 'choosing',
      turn: { order: TurnOrder.ONCE },
      moves: {
        note: ({ G }, text: string) => void G.notes.push(text.trim()),
        skip: () => {},
      },
      onEnd: ({ G }) => {
        G.round++;
      },
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.round < G.rounds) return undefined;
    const best = Math.max(...G.points);
    const first = ctx.playOrder.filter((id) => G.points[Number(id)] === best);
    return first.length === 1 ? { winner: first[0] } : { draw: true };
  },
};
