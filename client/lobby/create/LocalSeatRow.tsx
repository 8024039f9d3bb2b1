import { LONGEST_NAME } from '../../../games/kit/lengths.ts';
import type { SeatColour } from '../../../games/kit/meta.ts';
import { type LevelId, levelIds } from '../../../games/kit/search/levels.ts';
import { type LocalSeat, botSeat, humanSeat } from '../../saved/local-setup.ts';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { TextField } from '../../kit/controls/TextField.tsx';
import { useText } from '../../text/index.ts';
import styles from './LocalSeatRow.module.css';

interface LocalSeatRowProps {
  /** Counted from 0. */
  readonly number: number;
  readonly colour: SeatColour;
  readonly seat: LocalSeat;
  /** Whether bots can play the game. */
  readonly bots: boolean;
  readonly names: (seat: number, kind: LocalSeat['kind']) => string;
  readonly onChange: (seat: LocalSeat) => void;
}

/** One seat in the dialog: a person or a bot, its name, and a bot's level. */
export function LocalSeatRow({ number, colour, seat, bots, names, onChange }: LocalSeatRowProps) {
  const { local } = useText();
  const change = (kind: LocalSeat['kind']) =>
    onChange(kind === 'bot' ? botSeat(names(number, kind)) : humanSeat(names(number, kind)));
  return (
    <li className={styles.row}>
      <SeatMark seat={number} colour={colour} />
      {bots && (
        <Segmented
          label={local.kind(number + 1)}
          hideLabel
          choices={[
            { value: 'human', label: local.human },
            { value: 'bot', label: local.bot },
          ]}
          value={seat.kind}
          onChange={change}
        />
      )}
      <TextField
        label={local.nameOf(number + 1)}
        hideLabel
        value={seat.name}
        autoComplete="off"
        onChange={(name) => onChange({ ...seat, name })}
        longest={LONGEST_NAME}
      />
      {seat.kind === 'bot' && (
        <LevelSelect
          label={local.levelOf(number + 1)}
          value={seat.level}
          onChange={(level) => onChange({ ...seat, level })}
        />
      )}
    </li>
  );
}

interface LevelSelectProps {
  readonly label: string;
  readonly value: LevelId;
  readonly onChange: (level: LevelId) => void;
}

/** Selects a bot's level. */
export function LevelSelect({ label, value, onChange }: LevelSelectProps) {
  const { level } = useText();
  return (
    <Select
      label={label}
      hideLabel
      choices={levelIds.map((id) => ({ value: id, label: level(id) }))}
      value={value}
      onChange={onChange}
    />
  );
}
