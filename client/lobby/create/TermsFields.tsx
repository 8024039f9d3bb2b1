import { STRANGERS_PACE } from '../../../games/kit/strangers-pace.ts';
import type { Pace, Patience } from '../../../server/contract/tables.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { Toggle } from '../../kit/controls/Toggle.tsx';
import type { Terms } from '../../table/terms.ts';
import { usePaceText } from '../../text/shell/pace.ts';
import { useRatingText } from '../../text/shell/ratings.ts';
import styles from './OptionFields.module.css';

const HOUR = 3600;

/** The time limits to choose from, in seconds. The server accepts others, too. */
export const PACES: Readonly<Record<string, Pace>> = {
  quick: { kind: 'live', decision: 15, bank: 120 },
  normal: { kind: 'live', decision: 30, bank: 300 },
  relaxed: STRANGERS_PACE,
  halfDay: { kind: 'slow', turn: 12 * HOUR },
  day: { kind: 'slow', turn: 24 * HOUR },
  threeDays: { kind: 'slow', turn: 72 * HOUR },
};
const PATIENCES: readonly Patience[] = [30, 60, 180, 600, 'never'];
const NONE = 'none';
const OTHER = 'other';

/** Which of the offered paces this is. */
const keyOf = (pace: Pace) => Object.keys(PACES).find((key) => isSame(PACES[key], pace));

function isSame(one: Pace | undefined, other: Pace): boolean {
  if (one?.kind === 'slow') return other.kind === 'slow' && one.turn === other.turn;
  return other.kind === 'live' && one?.decision === other.decision && one.bank === other.bank;
}

interface TermsFieldsProps {
  readonly value: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** Fields for a table's terms: its time limits, and whether hints are allowed or it is rated. */
export function TermsFields(props: TermsFieldsProps) {
  const text = usePaceText();
  const rating = useRatingText();
  const { value, onChange } = props;
  const { hints, rated, ...time } = value;
  return (
    <>
      <PaceFields {...props} />
      <Toggle
        label={text.allowHints}
        hint={text.allowHintsHint}
        checked={hints === true}
        onChange={(on) => onChange({ ...time, ...(on ? { hints: true } : rated && { rated }) })}
      />
      <Toggle
        label={rating.rate}
        hint={rating.rateHint}
        checked={rated === true}
        onChange={(on) => onChange({ ...time, ...(on ? { rated: true } : hints && { hints }) })}
      />
    </>
  );
}

/** Time limits: for decisions, and for absent players. */
function PaceFields({ value, onChange }: TermsFieldsProps) {
  const text = usePaceText();
  const { pace, patience, ...others } = value;
  const patiences = [...new Set([...PATIENCES, ...(patience === undefined ? [] : [patience])])];
  const paces = Object.entries(PACES).map(([key, each]) => ({
    value: key,
    label: text.named(text.paces[key] ?? '', text.pace(each)),
  }));
  // The table was opened by another client, with a pace that we don't offer.
  const other = pace === undefined || keyOf(pace) !== undefined ? [] : [{ value: OTHER, label: text.pace(pace) }];
  const chosen = pace === undefined ? NONE : (keyOf(pace) ?? OTHER);
  const choosePace = (key: string) => {
    const next = key === OTHER ? pace : PACES[key];
    // At a slow table, the clock limits absences, too.
    const kept = patience === undefined || next?.kind === 'slow' ? others : { ...others, patience };
    onChange(next === undefined ? kept : { ...kept, pace: next });
  };
  const choosePatience = (key: string) => {
    const next = patiences.find((each) => String(each) === key);
    onChange({ ...others, ...(pace && { pace }), ...(next && { patience: next }) });
  };
  return (
    <>
      <div>
        <Select
          inline
          label={text.time}
          choices={[{ value: NONE, label: text.noClock }, ...paces, ...other]}
          value={chosen}
          onChange={choosePace}
        />
        {pace !== undefined && <p className={styles.hint}>{text.paceHint(pace)}</p>}
      </div>
      {pace?.kind !== 'slow' && (
        <div>
          <Select
            inline
            label={text.away}
            choices={[
              { value: NONE, label: text.usualPatience },
              ...patiences.map((each) => ({ value: String(each), label: text.patience(each) })),
            ]}
            value={String(patience ?? NONE)}
            onChange={choosePatience}
          />
          {patience !== undefined && patience !== 'never' && <p className={styles.hint}>{text.patienceHint}</p>}
        </div>
      )}
    </>
  );
}
