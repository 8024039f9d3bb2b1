import styles from './OptionList.module.css';

interface Option {
  readonly key: string;
  readonly label: string;
  readonly choice: string;
  /** What it was before that. */
  readonly was?: string;
}

interface OptionListProps {
  readonly options: readonly Option[];
  /** In a narrow place, in small letters. */
  readonly small?: boolean;
}

/** What was chosen for a table, each thing with its name. */
export function OptionList({ options, small = false }: OptionListProps) {
  return (
    <dl className={styles.options} data-small={small}>
      {options.map(({ key, label, choice, was }) => (
        <div key={key} data-changed={was !== undefined}>
          <dt>{label}</dt>
          <dd>
            {choice}
            {was !== undefined && <del>{was}</del>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
