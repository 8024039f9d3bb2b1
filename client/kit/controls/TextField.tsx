import { type InputHTMLAttributes, useId } from 'react';
import { shortened } from '../../../games/kit/lengths.ts';
import fields from './Field.module.css';
import styles from './TextField.module.css';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value' | 'id'> & {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many characters are kept. What an input method is still converting may be longer, and isn't cut meanwhile. */
  readonly longest?: number;
  readonly hint?: string;
  /** What is wrong with the typed text, and what would be right. */
  readonly error?: string;
};

export function TextField({
  label,
  hideLabel = false,
  value,
  onChange,
  longest,
  hint,
  error,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const take = (typed: string) => onChange(longest === undefined ? typed : shortened(typed, longest));
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : fields.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target, nativeEvent }) =>
          nativeEvent instanceof InputEvent && nativeEvent.isComposing ? onChange(target.value) : take(target.value)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
