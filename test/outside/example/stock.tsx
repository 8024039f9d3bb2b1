/** One of Agora's games in boardgame.io's own React client, against a bot, with boardgame.io's own debug panel. */
import { createRoot } from 'react-dom/client';
import { Debug } from 'boardgame.io/debug';
import { Local } from 'boardgame.io/multiplayer';
import { type BoardProps, Client } from 'boardgame.io/react';
import { game, knowledge, rules } from '@agora-games/agora/games/asterion';
import { toAction } from '@agora-games/agora/kit/action';
import type { Table } from '@agora-games/agora/kit/game';
import { botFor } from '@agora-games/agora/kit/search/bot';

type AsterionTable = Table<ReturnType<typeof rules.setup>>;

/** What can be done, a button each. */
function Board({ G, ctx, moves }: BoardProps<AsterionTable>) {
  const legal = rules.legal(G.state, 0);
  return (
    <main>
      <output aria-label="Moves made">{G.step}</output>
      <output aria-label="Moves boardgame.io counts">{ctx.numMoves}</output>
      <p>{legal.length === 0 ? 'The bot thinks.' : 'Your turn.'}</p>
      {legal.slice(0, 5).map((move) => {
        const { type, arg } = toAction(move);
        return (
          <button key={JSON.stringify(move)} type="button" onClick={() => moves[type]?.(arg)}>
            {JSON.stringify(move)}
          </button>
        );
      })}
    </main>
  );
}

const Bot = botFor({ rules, knowledge }, 'easy', () => performance.now());
const Asterion = Client({
  game,
  board: Board,
  numPlayers: 2,
  multiplayer: Local({ bots: { 1: Bot } }),
  debug: { impl: Debug },
});

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Asterion playerID="0" matchID="plain" />);
