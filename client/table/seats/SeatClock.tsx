import { AlarmClock, Hourglass } from 'lucide-react';
import { clockFace } from '../../kit/countdown.ts';
import { useWaitsText, type WaitsText } from '../../text/shell/waits.ts';
import { useFrame } from '../context.ts';
import type { Seated } from './seated.ts';
import { type ClockFace, useClockFace } from './seat-clock.ts';
import styles from './SeatClock.module.css';

/**
 * A player's remaining time, in a corner of their panel: while they decide, the time that runs; otherwise their
 * reserve.
 */
export function SeatClock({ player }: { readonly player: Seated }) {
  const { pace } = useFrame().session.terms;
  const text = useWaitsText();
  const face = useClockFace(player.clock, pace);
  if (face === null || player.standIn !== undefined) return null;
  const Icon = face.short ? AlarmClock : Hourglass;
  return (
    <span className={styles.clock} data-runs={face.runs} data-short={face.short} title={told(face, text)}>
      <span className="visually-hidden" role="timer">
        {told(face, text)}
      </span>
      {face.runs && <Icon aria-hidden="true" />}
      <span aria-hidden="true">{shown(face, text)}</span>
      {face.runs && face.left > 0 && face.bank > 0 && (
        <span className={styles.bank} aria-hidden="true">
          +{clockFace(face.bank)}
        </span>
      )}
    </span>
  );
}

/** The one number that counts down now, or would count down first. */
function shown({ left, bank, runs }: ClockFace, text: WaitsText): string {
  if (!runs) return text.reserve(clockFace(bank));
  const seconds = left > 0 ? left : bank;
  return seconds > 3600 ? text.remains(seconds) : clockFace(seconds);
}

function told({ left, bank, runs }: ClockFace, text: WaitsText): string {
  const time = (seconds: number) => (seconds > 3600 ? text.remains(seconds) : clockFace(seconds));
  if (!runs || left === 0) return text.reserve(time(bank));
  return bank === 0 ? text.timeLeft(time(left)) : text.timeAndReserve(time(left), time(bank));
}
