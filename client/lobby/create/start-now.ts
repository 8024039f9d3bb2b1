import { useLocation } from 'wouter';
import type { Meta } from '../../../games/kit/meta.ts';
import type { LevelId } from '../../../games/kit/search/levels.ts';
import { freshSetup } from '../../saved/local-setup.ts';
import { type KeptGame, beginGame } from '../../saved/saved-game.ts';
import { useKeptGames } from '../../saved/use-kept-games.ts';
import { useText } from '../../text/index.ts';
import { type HeldSeats, useHeldSeats } from '../../asking/keys.ts';
import { useMyName } from '../seat/my-name.ts';

interface StartNow {
  /** The level of a game's bots. */
  levelOf(game: string): LevelId;
  /** Starts a match against bots on this screen at once, with the usual settings. */
  start(meta: Meta): void;
}

export function useStartNow(): StartNow {
  const { local, botName } = useText();
  const mine = useMyName();
  const [, go] = useLocation();
  const { games } = useKeptGames();
  const seats = useHeldSeats();
  const levelOf = (game: string) => levelFor(game, games, seats);
  const start = (meta: Meta) => {
    const me = mine === '' ? local.colours[meta.colours[0] ?? 'black'] : mine;
    const names = (seat: number, kind: 'human' | 'bot') => (kind === 'bot' ? botName(seat) : me);
    go(`/local/${meta.id}/${beginGame(freshSetup(meta, 'bots', names, levelOf(meta.id)))}`);
  };
  return { levelOf, start };
}

/** The level of the last match against bots of this game; easy for a beginner. */
export function levelFor(game: string, kept: readonly KeptGame[], held: HeldSeats): LevelId {
  const bots = kept.filter((each) => each.game === game).flatMap(({ seats }) => seats);
  const last = bots.find((seat) => seat.kind === 'bot');
  if (last !== undefined) return last.level;
  return Object.values(held).some((seat) => seat.game === game) ? 'normal' : 'easy';
}
