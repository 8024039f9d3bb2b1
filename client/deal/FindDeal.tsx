import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Refusal } from '../../games/kit/rules.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useTitle } from '../kit/page/title.ts';
import { TextField } from '../kit/controls/TextField.tsx';
import { useSentence } from '../asking/use-sentence.ts';
import { useDealText } from '../text/shell/deal.ts';
import styles from './DealPage.module.css';

interface FindDealProps {
  /** What was no deal, and why. */
  readonly typed?: string;
  readonly refusal?: Refusal;
}

/** Where a deal's code is typed. */
export function FindDeal({ typed = '', refusal }: FindDealProps) {
  const text = useDealText();
  const sentence = useSentence();
  const [, go] = useLocation();
  const [code, setCode] = useState(typed);
  useTitle(text.findHeading);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') go(`/deal/${encodeURIComponent(code.trim().replaceAll(/\s+/g, '-'))}`);
  };
  const why = refusal && code === typed ? (text.refusals[refusal.code] ?? sentence(refusal)) : undefined;
  return (
    <form className={styles.find} onSubmit={open} noValidate>
      <h1>{text.findHeading}</h1>
      <p>{text.findLead}</p>
      <TextField
        label={text.code}
        value={code}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onChange={setCode}
        {...(why === undefined ? {} : { error: why })}
      />
      <Button type="submit" variant="primary">
        {text.find}
      </Button>
    </form>
  );
}
