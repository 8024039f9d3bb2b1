import { memo } from 'react';
import { Sheet } from '../kit/Dialog.tsx';
import { OptionList } from '../kit/OptionList.tsx';
import { useDealText } from '../text/shell/deal.ts';
import { usePaceText } from '../text/shell/pace.ts';
import { rulesAddress } from '../text/options.ts';
import { useOptions, useFrame } from './context.ts';
import { PledgeLine } from './PledgeLine.tsx';
import { toldOf } from './provenance.ts';
import { chosenTerms } from './terms.ts';
import styles from './HelpDrawer.module.css';
import { RichText } from './RichText.tsx';

interface HelpDrawerProps {
  readonly open: boolean;
  onClose(): void;
}

/** The rules in short and the keys, beside the game. */
export const HelpDrawer = memo(DrawnDrawer);

function DrawnDrawer({ open, onClose }: HelpDrawerProps) {
  const { meta, board, session, words, text, language } = useFrame();
  const told = toldOf(session.terms, useDealText());
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
        <a href={rulesAddress(meta, session.options)} target="_blank" rel="noopener">
          {text.rulesPage}
        </a>
        {words.help(session.options).map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.text.map((sentence) => (
              <p key={sentence}>
                <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
              </p>
            ))}
          </section>
        ))}
        <section>
          <h3>{text.shortcuts}</h3>
          <dl className={styles.keys}>
            {Object.entries({ ...text.keyNames, ...words.keys }).map(([key, does]) => (
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
