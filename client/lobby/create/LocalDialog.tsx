import { useState } from 'react';
import { useLocation } from 'wouter';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { type LocalSeat, type LocalSetup, botSeat, freshSetup, humanSeat } from '../../saved/local-setup.ts';
import { beginGame } from '../../saved/saved-game.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { TextField } from '../../kit/controls/TextField.tsx';
import { useLanguage, useText } from '../../text/index.ts';
import type { Text } from '../../text/shell/en.ts';
import styles from './LocalDialog.module.css';
import { LocalSeatRow } from './LocalSeatRow.tsx';
import { tidyName, useMyName } from '../seat/my-name.ts';
import { OptionFields } from './OptionFields.tsx';
import { peopleHere, rememberPeople } from './people.ts';
import { PlayerCount } from './PlayerCount.tsx';

interface LocalDialogProps {
  readonly meta: Meta;
  /** Who is proposed for the other seats; each seat can be changed. */
  readonly rivals: 'humans' | 'bots';
  readonly onClose: () => void;
}

/** A dialog that sets up a game on this screen: who sits where, the options, the deal. */
export function LocalDialog({ meta, rivals, onClose }: LocalDialogProps) {
  const text = useText();
  const { local, cancel } = text;
  const [, go] = useLocation();
  const names = useNames(text, meta);
  const [setup, setSetup] = useState<LocalSetup>(() => freshSetup(meta, rivals, names([])));
  const name = saidIn(meta.names, useLanguage());
  const start = () => {
    const given = names(setup.seats);
    const seats = setup.seats.map((seat, at) => ({ ...seat, name: tidyName(seat.name) || given(at, seat.kind) }));
    const people = seats.filter(({ kind }) => kind === 'human').map((seat) => seat.name);
    rememberPeople(people.filter((person) => !Object.values(local.colours).includes(person)));
    go(`/local/${meta.id}/${beginGame({ ...setup, seats })}`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={rivals === 'bots' ? local.botsHeading(name) : local.heading(name)}
      description={rivals === 'bots' ? local.botsLead : local.lead}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" onClick={start}>
            {local.start}
          </Button>
        </>
      }
    >
      <Fields meta={meta} setup={setup} names={names(setup.seats)} rivals={rivals} onChange={setSetup} />
    </Dialog>
  );
}

type Names = (seat: number, kind: LocalSeat['kind']) => string;

interface FieldsProps {
  readonly meta: Meta;
  readonly setup: LocalSetup;
  readonly names: Names;
  readonly rivals: 'humans' | 'bots';
  readonly onChange: (setup: LocalSetup) => void;
}

function Fields({ meta, setup, names, rivals, onChange }: FieldsProps) {
  const { local } = useText();
  const added = (seat: number) => (rivals === 'bots' ? botSeat(names(seat, 'bot')) : humanSeat(names(seat, 'human')));
  return (
    <div className={styles.fields}>
      <PlayerCount
        meta={meta}
        value={setup.seats.length}
        onChange={(players) =>
          onChange({ ...setup, seats: Array.from({ length: players }, (_, at) => setup.seats[at] ?? added(at)) })
        }
      />
      <ul className={styles.seats}>
        {setup.seats.map((seat, at) => (
          <LocalSeatRow
            key={at}
            number={at}
            colour={meta.colours[at] ?? 'black'}
            seat={seat}
            bots={meta.botless !== true}
            names={names}
            onChange={(changed) => onChange({ ...setup, seats: setup.seats.with(at, changed) })}
          />
        ))}
      </ul>
      <OptionFields meta={meta} value={setup.options} onChange={(options) => onChange({ ...setup, options })} />
      <TextField
        label={local.seed}
        hint={local.seedHint}
        value={setup.seed ?? ''}
        maxLength={64}
        autoComplete="off"
        onChange={(seed) => onChange(withSeed(setup, seed))}
      />
    </div>
  );
}

function withSeed({ game, options, seats }: LocalSetup, seed: string): LocalSetup {
  return { game, options, seats, ...(seed === '' ? {} : { seed }) };
}

/**
 * Names for further seats: people known here whose names aren't used yet, otherwise the seat's colour; bots have their
 * own names.
 */
function useNames({ local, botName }: Text, meta: Meta): (seated: readonly LocalSeat[]) => Names {
  const mine = useMyName();
  const [known] = useState(peopleHere);
  return (seated) => {
    const taken = new Set(seated.map(({ name }) => name));
    const free = [...new Set([mine, ...known])].filter((name) => name !== '' && !taken.has(name));
    const given = new Map<number, string>();
    return (seat, kind) => {
      if (kind === 'bot') return botName(seat);
      const name = given.get(seat) ?? free.shift() ?? local.colours[meta.colours[seat] ?? 'black'];
      given.set(seat, name);
      return name;
    };
  };
}
