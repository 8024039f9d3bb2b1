import type { Game } from 'boardgame.io';
import { ballots } from '../../../stock/games/ballots.ts';
import { ticTacToe } from '../../../stock/games/tic-tac-toe.ts';
import { tricks } from '../../../stock/games/tricks.ts';

/** What this house plays, as its authors wrote it. */
export const games: Readonly<Record<string, Game>> = { 'tic-tac-toe': ticTacToe, tricks, ballots };
