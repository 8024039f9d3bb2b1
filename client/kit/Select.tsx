import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import styles from './Select.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  /** What is chosen; shown above it, or only read aloud with `hideLabel`. */
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Puts the label beside the choice where both fit. */
  readonly inline?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, in a list that opens. For up to four short choices, Segmented shows them all. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  inline = false,
  choices,
  value,
  onChange,
}: SelectProps<Value>) {
  return (
    <div className={inline ? styles.inline : styles.field}>
      {!hideLabel && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <Base.Root items={[...choices]} value={value} onValueChange={(next) => next !== null && onChange(next)}>
        <Base.Trigger className={styles.trigger} aria-label={label}>
          <Base.Value />
          <Base.Icon className={styles.icon}>
            <ChevronDown aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup className={styles.popup}>
              {choices.map((choice) => (
                <Base.Item key={choice.value} value={choice.value} className={styles.item}>
                  <Base.ItemText>{choice.label}</Base.ItemText>
                  <Base.ItemIndicator className={styles.indicator}>
                    <Check aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
