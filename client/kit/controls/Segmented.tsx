import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import fields from './Field.module.css';
import styles from './Segmented.module.css';

/** A choice between a few values that are all visible. */
export function Segmented<Value extends string>({
  label,
  hideLabel = false,
  inline = false,
  choices,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div className={inline ? fields.inline : fields.field} role="radiogroup" aria-labelledby={name}>
      <span id={name} className={hideLabel ? 'visually-hidden' : fields.label}>
        {label}
      </span>
      <div className={styles.track}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
