/** Handles absent players: if one must decide, a bot plays after a while, until they are back. */
import type { Player } from '../../storage/types.ts';
import { isPerson } from '../seats/seats.ts';
import { stoodIn } from '../seats/stand-ins.ts';
import { type BallotParts, Ballots, NOBODY, type Subject } from './ballots.ts';

interface AbsenceParts extends BallotParts {
  /** For how many milliseconds an absent player is waited for, if the table doesn't say. */
  readonly patience: number;
}

export const absences = (parts: AbsenceParts): Ballots<Subject> =>
  new Ballots(parts, {
    asked({ id, metadata, deciding, paused, cutOff }) {
      // Slow tables have their clock for that.
      if (paused || metadata.patience === 'never' || metadata.pace?.kind === 'slow') return [];
      const isAway = (player: Player) =>
        isPerson(player) && player.standIn === undefined && !parts.isPresent(id, player.id);
      const away = Object.values(metadata.players).filter(isAway);
      const awaited = away.filter(({ id: seat }) => deciding.includes(seat) && !cutOff.includes(seat));
      return awaited.map(({ id: seat }) => ({ seat }));
    },
    wait: (_, { patience }) => (typeof patience === 'number' ? 1000 * patience : parts.patience),
    tally: () => NOBODY,
    carry: (id, { subject: { seat } }) => parts.matches.change(id, seat, (player) => stoodIn(player)),
    shown: (_, __, left) => ({ standsInAfter: left }),
  });
