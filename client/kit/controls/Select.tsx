import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { placeOf } from '../page/place.ts';
import type { ChoiceProps } from './choice.ts';
import { useClearOfEdges } from '../dialogs/edges.ts';
import { useBack } from '../page/back.ts';
import fields from './Field.module.css';
import styles from './Select.module.css';

/** A choice between values in a list that opens. For up to four short values use Segmented. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  inline = false,
  choices,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const edges = useClearOfEdges();
  const [open, setOpen] = useState(false);
  useBack(open ? () => setOpen(false) : undefined);
  return (
    <div className={inline ? fields.inline : fields.field}>
      {!hideLabel && (
        <span className={fields.label} aria-hidden="true">
          {label}
        </span>
      )}
      <Base.Root
        items={[...choices]}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        open={open}
        onOpenChange={setOpen}
      >
        <Base.Trigger className={styles.trigger} data-inline={inline} aria-label={label}>
          <Base.Value />
          <Base.Icon className={styles.icon}>
            <ChevronDown aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal container={placeOf()}>
          <Base.Positioner
            className={styles.positioner}
            sideOffset={4}
            collisionPadding={edges}
            alignItemWithTrigger={false}
          >
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
