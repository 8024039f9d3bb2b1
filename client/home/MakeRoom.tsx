import { useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { storageFull } from '../kept/storage.ts';
import { useStore } from '../kept/store.ts';
import { Toggle } from '../kit/controls/Toggle.tsx';
import { lists } from '../text/lists.ts';
import { useLanguage, useText } from '../text/index.ts';
import { type LeftOff, useLeftOff } from './left-off/left-off.ts';
import styles from './MakeRoom.module.css';

/** Tells that the browser's storage is full, and lets the user choose games to delete. */
export function MakeRoom() {
  return useStore(storageFull) && <Choice />;
}

function Choice() {
  const { room, close } = useText().storage;
  const games = useLeftOff().filter(({ where }) => where === 'here');
  const [open, setOpen] = useState(true);
  const [chosen, choose] = useState<readonly string[]>([]);
  const goes = games.filter(({ id }) => chosen.includes(id));
  const clear = () => {
    for (const game of goes) game.remove();
  };
  const actions = (
    <>
      <Button onClick={() => setOpen(false)}>{close}</Button>
      {games.length > 0 && (
        <Button variant="danger" aria-disabled={goes.length === 0} onClick={clear}>
          {room.yes(goes.length)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={room.title} actions={actions}>
      <p>{games.length > 0 ? room.lead : room.nothing}</p>
      <div className={styles.games}>
        {games.map((game) => (
          <Row
            key={game.id}
            game={game}
            goes={chosen.includes(game.id)}
            onChange={(goes) => choose(goes ? [...chosen, game.id] : chosen.filter((id) => id !== game.id))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly game: LeftOff;
  readonly goes: boolean;
  onChange(goes: boolean): void;
}

function Row({ game: { meta, seats, status, minutes }, goes, onChange }: RowProps) {
  const { lobby } = useText();
  const language = useLanguage();
  const { of, several } = lists[language];
  const names = several(seats.map(({ name = '' }) => name));
  return (
    <Toggle
      label={of(saidIn(meta.names, language), names)}
      hint={several([lobby.status[status], lobby.age(minutes)])}
      checked={goes}
      onChange={onChange}
    />
  );
}
