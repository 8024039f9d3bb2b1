import styles from './OptionList.module.css';

interface OptionListProps {
  readonly options: readonly { readonly key: string; readonly label: string; readonly choice: string }[];
  /** In a narrow place, in small letters. */
  readonly small?: boolean;
}

/** What was chosen for a table, each thing with its name. */
export function OptionList({ options, small = false }: OptionListProps) {
  return (
    <dl className={styles.options} data-small={small}>
      {options.map(({ key, label, choice }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{choice}</dd>
        </div>
      ))}
    </dl>
  );
}
