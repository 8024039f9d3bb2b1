import { useLocation } from 'wouter';
import type { Meta } from '../../games/kit/meta.ts';
import { freshSetup } from '../local/local-setup.ts';
import { beginGame } from '../local/saved-game.ts';
import { useText } from '../text/index.ts';
import { useMyName } from './my-name.ts';

/** Begins a match against bots on this screen at once, with everything as it usually is. */
export function useStartNow(): (meta: Meta) => void {
  const { local, botName } = useText();
  const mine = useMyName();
  const [, go] = useLocation();
  return (meta) => {
    const me = mine === '' ? local.colours[meta.colours[0] ?? 'black'] : mine;
    const setup = freshSetup(meta, 'bots', (seat, kind) => (kind === 'bot' ? botName(seat) : me));
    go(`/local/${meta.id}/${beginGame(setup)}`);
  };
}
