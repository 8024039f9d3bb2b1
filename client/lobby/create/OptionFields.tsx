import { Suspense } from 'react';
import type { Meta, OptionSpec } from '../../../games/kit/meta.ts';
import type { Json } from '../../../games/kit/rules.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { useWords } from '../../table/load.ts';
import styles from './OptionFields.module.css';

type Options = Readonly<Record<string, Json>>;

interface OptionFieldsProps {
  readonly meta: Meta;
  readonly value: Options;
  readonly onChange: (options: Options) => void;
}

/** Up to this many choices are shown side by side. */
const IN_SIGHT = 3;

/** Fields for a game's options, in the game's words. Their room is reserved while the words load. */
export function OptionFields(props: OptionFieldsProps) {
  const places = Object.keys(props.meta.options);
  return (
    <Suspense
      fallback={places.map((key) => (
        <div key={key} className={styles.place} />
      ))}
    >
      <Fields {...props} />
    </Suspense>
  );
}

function Fields({ meta, value, onChange }: OptionFieldsProps) {
  const words = useWords(meta.id);
  const specs = meta.options as Readonly<Record<string, OptionSpec<string | boolean>>>;
  return Object.entries(specs).map(([key, { choices }]) => {
    const option = words?.options[key];
    const Field = choices.length <= IN_SIGHT ? Segmented : Select;
    return (
      <div key={key}>
        <Field
          inline
          label={option?.label ?? key}
          choices={choices.map((choice) => ({
            value: String(choice),
            label: option?.choices[String(choice)] ?? String(choice),
          }))}
          value={String(choices.find((choice) => choice === value[key]))}
          onChange={(chosen) => {
            const choice = choices.find((candidate) => String(candidate) === chosen);
            if (choice !== undefined) onChange({ ...value, [key]: choice });
          }}
        />
        {option?.hint !== undefined && <p className={styles.hint}>{option.hint}</p>}
      </div>
    );
  });
}
