import { ROTATIONS } from '../../../../games/asterion/board.ts';
import type { AsterionMove, State } from '../../../../games/asterion/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Note } from '../../../kit/dialogs/Note.tsx';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/asterion/labels.ts';
import { CoinIcon, DeadIcon, ExitIcon, FeatherIcon } from '../signs/icons.tsx';
import { type Network, wayOutOf } from './networks.ts';
import styles from './Notes.module.css';
import type { Preview } from './preview.ts';
import { faceInHand } from './turning.ts';

interface NetworkNoteProps {
  /** The `data-target` value, or the tile, that the note stands beside. */
  readonly at: string;
  readonly network: Network;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** Who lives in a network, what lies there, and whether it leads outside. */
export function NetworkNote({ at, ...rest }: NetworkNoteProps) {
  return (
    <Note key={at} at={at}>
      <NetworkRow {...rest} />
    </Note>
  );
}

function NetworkRow({ network, players, labels }: Omit<NetworkNoteProps, 'at'>) {
  const { name, living, coins, feathers } = network;
  const way = wayOutOf(network);
  if (name === 0) return <span className={styles.word}>{labels.huntedNetwork}</span>;
  return (
    <span className={styles.row}>
      <SeatCounts counts={living} players={players} />
      {coins > 0 && <Counted icon={<CoinIcon />} count={coins} />}
      {feathers > 0 && <Counted icon={<FeatherIcon />} count={feathers} />}
      <span className={styles.way} data-out={way !== 'noWayOut'}>
        <ExitIcon shut={way === 'noWayOut'} />
        {labels[way]}
      </span>
    </span>
  );
}

interface PreviewNoteProps {
  readonly state: State;
  readonly seat: Seat;
  /** The place, and the moves it makes: they differ in the rotation of the tile. */
  readonly at: string;
  readonly moves: readonly AsterionMove[];
  readonly preview: Preview;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** What a choice would kill or join, and in which rotations the tile can't lie there. */
export function PreviewNote({ state, seat, at, moves, preview, players, labels }: PreviewNoteProps) {
  const { killed, points, network, idle } = preview;
  const lands = moves.some(({ type }) => type === 'placeTile' || type === 'dropTile');
  const barred = lands ? ROTATIONS[faceInHand(state, seat)]!.length - moves.length : 0;
  const key = `${at} ${killed.join(' ')} ${network.tiles.length}`;
  return (
    <Note key={key} at={at}>
      {killed.length > 0 ? (
        <span className={styles.row} data-deadly>
          <DeadIcon />
          <SeatCounts counts={deaths(preview)} players={players} />
          <span>{labels.wouldDie}</span>
          <b className={styles.points} data-loss={points < 0}>
            {labels.points(points)}
          </b>
        </span>
      ) : (
        <NetworkRow network={network} players={players} labels={labels} />
      )}
      {idle && <span className={styles.idle}>{labels.idle}</span>}
      {barred > 0 && <span className={styles.barred}>{labels.barred(barred)}</span>}
    </Note>
  );
}

/** How many explorers of each seat would die. */
export function deaths({ state, killed }: Pick<Preview, 'state' | 'killed'>): readonly number[] {
  return state.kills.map((_, seat) => killed.filter((tile) => state.owner[tile] === seat).length);
}

function SeatCounts({ counts, players }: { readonly counts: readonly number[]; readonly players: readonly Player[] }) {
  return counts.map(
    (count, seat) =>
      count > 0 && (
        <span key={seat} className={styles.pair}>
          <SeatMark seat={seat} colour={players[seat]?.colour ?? 'white'} />
          <b>{count}</b>
        </span>
      ),
  );
}

function Counted({ icon, count }: { readonly icon: React.ReactNode; readonly count: number }) {
  return (
    <span className={styles.pair}>
      {icon}
      <b>{count}</b>
    </span>
  );
}
