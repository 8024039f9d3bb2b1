import { FileUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import { Button } from '../kit/controls/Button.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { useNow } from '../asking/use-now.ts';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import { lists } from '../text/lists.ts';
import { useTableText } from '../text/shell/table.ts';
import { type KeptRecord, forgetRecords, keepRecord, keptRecords } from '../records/kept-records.ts';
import styles from './OpenRecordPage.module.css';
import { readRecord } from '../records/read-record.ts';

/** Opens a match that somebody saved to a file, or one that was opened here before. */
export function OpenRecordPage() {
  const { past } = useTableText();
  const { games } = useShelf();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text().catch(() => '');
    if (text === undefined) return;
    // The same file may be chosen again.
    target.value = '';
    const named = readRecord(text);
    if (named === null) setProblem(past.import.noRecord);
    else if (!games.has(named.record.game)) setProblem(past.import.noGame(named.record.game.slice(0, 40)));
    else navigate(`/replay/file/${keepRecord(named)}?at=0`);
  };
  const action = (
    <>
      <input
        ref={file}
        type="file"
        className="visually-hidden"
        accept=".json,application/json"
        aria-label={past.import.choose}
        tabIndex={-1}
        onChange={(event) => void read(event)}
      />
      <Button variant="primary" icon={<FileUp aria-hidden="true" />} onClick={() => file.current?.click()}>
        {past.import.choose}
      </Button>
      <Opened />
    </>
  );
  return <Notice heading={past.import.heading} lead={problem ?? past.import.lead} action={action} />;
}

/** The records opened here before. */
function Opened() {
  const { past } = useTableText();
  const [records, setRecords] = useState(keptRecords);
  const forget = (id: string) => {
    forgetRecords([id]);
    setRecords(keptRecords());
  };
  if (records.length === 0) return null;
  return (
    <section className={styles.opened}>
      <h2>{past.import.opened}</h2>
      <ul>
        {records.map((record) => (
          <Row key={record.id} record={record} onForget={() => forget(record.id)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ record: { id, named, openedAt }, onForget }: { readonly record: KeptRecord; onForget(): void }) {
  const { past } = useTableText();
  const { home, lobby } = useText();
  const language = useLanguage();
  const meta = useShelf().games.get(named.record.game)?.meta;
  const names = named.names.filter((name) => name !== '');
  const minutes = Math.max(0, Math.floor((useNow() - openedAt) / 60_000));
  const game = meta === undefined ? named.record.game : saidIn(meta.names, language);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link href={`/replay/file/${id}?at=0`}>{game}</Link>
        {names.length > 0 && <span>{lists[language].several(names)}</span>}
        <span className={styles.when}>
          {lists[language].several([home.moves(named.record.turns.length), lobby.age(minutes)])}
        </span>
      </div>
      <IconButton label={past.import.forget(game)} icon={<Trash2 aria-hidden="true" />} onClick={onForget} />
    </li>
  );
}
