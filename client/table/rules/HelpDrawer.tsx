import { memo, useContext, useState } from 'react';
import { LinkBeside } from '../../kit/page/Link.tsx';
import { Sheet } from '../../kit/dialogs/Dialog.tsx';
import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { useProvenanceText } from '../../text/shell/provenance.ts';
import { useLessonText } from '../../text/shell/lesson.ts';
import { usePaceText } from '../../text/shell/pace.ts';
import { useRulesText } from '../../text/shell/rules.ts';
import { rulesAddress } from '../../text/options.ts';
import { useFrame, useOptions, useTable } from '../context.ts';
import { PledgeLine } from '../PledgeLine.tsx';
import { toldOf } from '../provenance.ts';
import { chosenTerms } from '../terms.ts';
import styles from './HelpDrawer.module.css';
import { partAt, useIllustrated } from './illustrated.ts';
import { RulesParts } from './RulesParts.tsx';
import { ShelfContext } from '../shelf.ts';

interface HelpDrawerProps {
  readonly open: boolean;
  onClose(): void;
  /** What further keys do at this table. */
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

/** The short rules with pictures, and the keys or gestures, beside the game. */
export const HelpDrawer = memo(DrawnDrawer);

function DrawnDrawer({ open, onClose, keys }: HelpDrawerProps) {
  const { meta, board, session, words, text } = useFrame();
  const game = useContext(ShelfContext)?.games.get(meta.id);
  const { learn } = useLessonText();
  const { gestures, gesturesOf } = useRulesText();
  const told = toldOf(session.terms, useProvenanceText());
  const options = [...useOptions(), ...chosenTerms(session.terms, usePaceText()), ...told];
  return (
    <Sheet open={open} onClose={onClose} title={text.help}>
      <div className={`${styles.help} ${board.theme}`}>
        {options.length > 0 && (
          <section>
            <h3>{text.options}</h3>
            <OptionList options={options} />
          </section>
        )}
        {session.terms.pledges !== undefined && (
          <PledgeLine pledges={session.terms.pledges} names={session.players.map(({ name }) => name)} />
        )}
        <LinkBeside href={rulesAddress(meta, session.options)}>{text.rulesPage}</LinkBeside>
        {game?.lesson !== undefined && <LinkBeside href={`/learn/${meta.id}`}>{learn}</LinkBeside>}
        <RulesHere />
        <section className={styles.fingers}>
          <h3>{gestures}</h3>
          <ul className={styles.gestures}>
            {gesturesOf.map((gesture) => (
              <li key={gesture}>{gesture}</li>
            ))}
          </ul>
        </section>
        <section className={styles.keyboard}>
          <h3>{text.shortcuts}</h3>
          <dl className={styles.keys}>
            {Object.entries({ ...text.keyNames, ...keys, ...words.keys }).map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
}

/** The rules as they apply at this table, opened at the part that matters in the position where they were asked for. */
function RulesHere() {
  const { meta, board, session, words, language, position } = useTable();
  const illustrated = useIllustrated(meta.id);
  const [{ state }] = useState(position);
  return (
    <RulesParts
      {...{ meta, board, words, language, illustrated }}
      options={session.options}
      seats={session.players.length}
      Heading="h3"
      current={illustrated === null ? undefined : partAt(illustrated, state)}
    />
  );
}
