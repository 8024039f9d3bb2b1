import styles from './OptionList.module.css';

interface Option {
  readonly key: string;
  readonly label: string;
  readonly choice: string;
  /** The previous value. */
  readonly was?: string;
}

interface OptionListProps {
  readonly options: readonly Option[];
  /** Smaller letters, for narrow places. */
  readonly small?: boolean;
}

/** The chosen options of a table, each with its name. */
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
