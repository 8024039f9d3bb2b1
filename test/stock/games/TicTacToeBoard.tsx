/** The board of tic-tac-toe, as its author wrote it for boardgame.io's React client. */
import type { BoardProps } from 'boardgame.io/react';

const cell = { width: 64, height: 64, fontSize: 32 } as const;

export function TicTacToeBoard({
  G,
  ctx,
  moves,
  isActive,
  playerID,
  matchData,
}: BoardProps<{ cells: (string | null)[] }>) {
  const nameOf = (id: string) => matchData?.find((player) => String(player.id) === id)?.name ?? id;
  const { winner } = (ctx.gameover ?? {}) as { winner?: string };
  return (
    <div>
      <table>
        <tbody>
          {[0, 3, 6].map((row) => (
            <tr key={row}>
              {[row, row + 1, row + 2].map((id) => (
                <td key={id}>
                  <button
                    type="button"
                    style={cell}
                    aria-label={`Cell ${id + 1}`}
                    disabled={!isActive || G.cells[id] !== null}
                    onClick={() => moves['clickCell']?.(id)}
                  >
                    {G.cells[id] === null ? '' : G.cells[id] === '0' ? 'X' : 'O'}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output>
        {winner !== undefined ? `${nameOf(winner)} won` : isActive ? `You are ${playerID === '0' ? 'X' : 'O'}` : 'Wait'}
      </output>
    </div>
  );
}
