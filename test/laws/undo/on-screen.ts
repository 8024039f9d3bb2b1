/** A match on one screen, for walks with undo: whoever is asked about takes the screen first. */
import { LocalMatch } from '../../../client/local/local-match.ts';
import { humanSeat } from '../../../client/saved/local-setup.ts';
import type { GameModule } from '../../../games/index.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import type { Start } from '../../../games/kit/record.ts';
import type { Played, Whole } from './walk.ts';

export function onScreen(module: GameModule, meta: Meta, { players, options, seed }: Start): Played {
  const match = new LocalMatch({
    meta,
    module,
    game: {
      record: { game: meta.id, players, options, seed, format: module.rules.format, turns: [] },
      seats: Array.from({ length: players }, (_, seat) => humanSeat(`P${seat}`)),
    },
    thinker: { think: () => new Promise(() => {}), rest: () => {} },
    blind: [],
    pace: () => 0,
    keep: () => {},
  });
  // Its state with everything in it; what the client itself shows is what one seat sees.
  const { client } = match as unknown as { readonly client: { readonly store: { getState(): Whole } } };
  const control = (seat: number) => {
    match.hotseat.lift(seat);
    return match.getSnapshot().control;
  };
  return {
    whole: () => client.store.getState(),
    says: (seat) => control(seat).undoable,
    undo: async (seat) => (await control(seat).undo()).ok,
    undoAgreed: async () => 'refused',
    play: async (seat, move) => (await match.playFor(seat, move)).ok,
    ready: async () => {},
    turns: () => match.record.turns,
    past: (step) => {
      const { timeline } = match.getSnapshot();
      const { seat, state } = timeline.at(step)!;
      return { seat, state };
    },
  };
}
