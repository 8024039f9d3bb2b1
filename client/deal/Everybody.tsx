import { useCallback, useState } from 'react';
import type { DailyRow } from '../../server/contract/daily.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useAction } from '../asking/use-action.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { useKeptGames } from '../saved/use-kept-games.ts';
import { useLanguage } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { signResults } from './api.ts';
import { dateOf } from './day.ts';
import pages from '../kit/page/Page.module.css';
import cards from './Card.module.css';
import styles from './Everybody.module.css';
import { firstPlayed } from './first-played.ts';
import { signWith, useSignature } from './own-part.ts';
import { ResultTable } from './ResultTable.tsx';
import { SignForm } from './SignForm.tsx';
import { TakeOut } from './TakeOut.tsx';
import { type OfDay, resultsWith } from './results-with.ts';

interface EverybodyProps extends OfDay {
  readonly isToday: boolean;
}

/** How everybody did in a deal of the day: shown to who has played it, or asks for it. */
export function Everybody({ game, code, day, isToday }: EverybodyProps) {
  const language = useLanguage();
  const text = daily[language];
  const played = firstPlayed(useKeptGames().games, code);
  const signed = useSignature();
  const question = useCallback(() => resultsWith({ game, day, code }, signed), [game, day, code, signed]);
  const { told: list, refusal, look } = useAnswer(question);
  const sentence = useSentence();
  const [asked, ask] = useState(false);
  const own = list?.rows.find((row) => row.own);
  const isOpen = asked || played !== null || own !== undefined;
  const isSigned = signed !== null && played !== null;
  return (
    <section className={`${cards.card} ${styles.everybody}`} aria-labelledby="everybody">
      <h2 id="everybody">{isToday ? text.heading : text.headingOf(dateOf(day, language))}</h2>
      {own !== undefined && <OwnPart own={own} onChanged={look} />}
      {own === undefined && played !== null && signed === null && <SignForm asked={played.place} onSign={signWith} />}
      {refusal !== null && (
        <output>
          {refusal.code !== 'offline' ? sentence(refusal) : isSigned && own === undefined ? text.waits : text.away}
        </output>
      )}
      {list === null && refusal === null && <p>{text.looking}</p>}
      {list !== null && list.count === 0 && <p>{text.nobody}</p>}
      {list !== null && list.count > 0 && !isOpen && (
        <>
          <p>{text.hidden(list.count)}</p>
          <Button size="small" onClick={() => ask(true)}>
            {text.show}
          </Button>
        </>
      )}
      {list !== null && list.count > 0 && isOpen && <ResultTable list={list} />}
    </section>
  );
}

/** How one's own stands there, and the ways to change that. */
function OwnPart({ own, onChanged }: { readonly own: DailyRow; readonly onChanged: () => Promise<void> }) {
  const text = daily[useLanguage()];
  const { busy, run } = useAction();
  const [changes, change] = useState(false);
  const sign = async (name: string) => {
    if ((await run(signResults(name))) === null) return;
    signWith(name);
    change(false);
    await onChanged();
  };
  if (changes) return <SignForm onSign={(name) => void sign(name)} busy={busy} />;
  return (
    <div className={styles.own}>
      <p>{own.name === undefined ? text.standsNameless : text.standsAs(own.name)}</p>
      <div className={pages.ways}>
        <Button size="small" onClick={() => change(true)}>
          {text.change}
        </Button>
        <TakeOut />
      </div>
    </div>
  );
}
