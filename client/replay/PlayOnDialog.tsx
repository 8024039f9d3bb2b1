import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Seat } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { LevelSelect } from '../lobby/create/LocalSeatRow.tsx';
import { botSeat, humanSeat } from '../saved/local-setup.ts';
import { playOn } from '../saved/saved-game.ts';
import { useTable } from '../table/context.ts';
import { useText } from '../text/index.ts';
import { useDealtText } from '../text/shell/dealt.ts';
import styles from './PlayOn.module.css';
import type { NamedRecord } from '../records/read-record.ts';

interface PlayOnDialogProps {
  readonly named: NamedRecord;
  /** After how many of its moves the new match begins. */
  readonly step: number;
  onClose(): void;
}

/** Who plays which seat. */
export function PlayOnDialog({ named: { record, names }, step, onClose }: PlayOnDialogProps) {
  const { cancel, botName } = useText();
  const { playOn: text } = useDealtText();
  const { position, session } = useTable();
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState<Seat>(position.seat ?? position.toMove[0] ?? 0);
  const [level, setLevel] = useState<LevelId>('normal');
  const nameOf = (each: Seat) => (names[each] ?? '') || botName(each);
  const start = () => {
    const seats = session.players.map((player) =>
      player.seat === seat ? humanSeat(nameOf(seat)) : botSeat(nameOf(player.seat), level),
    );
    const part = { ...record, turns: record.turns.slice(0, step) };
    const id = playOn(
      { record: part, seats },
      names.filter((name) => name !== ''),
    );
    navigate(`/local/${record.game}/${id}`);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="primary" onClick={start}>
        {text.start}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={text.title} description={text.lead(step)} actions={actions}>
      <div className={styles.fields}>
        <Segmented
          label={text.seat}
          choices={session.players.map((player) => ({ value: String(player.seat), label: nameOf(player.seat) }))}
          value={String(seat)}
          onChange={(value) => setSeat(Number(value))}
        />
        <div className={styles.level}>
          <span aria-hidden="true">{text.level}</span>
          <LevelSelect label={text.level} value={level} onChange={setLevel} />
        </div>
      </div>
    </Dialog>
  );
}
