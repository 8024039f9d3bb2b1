import { useCallback } from 'react';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { sharedPage } from '../people/api.ts';
import { useLanguage, useText } from '../text/index.ts';
import { results as words } from '../text/shell/results.ts';
import { Results } from './Results.tsx';
import styles from './Results.module.css';

/** Somebody's results, by the link that they share. */
export function SharedPage({ page: word }: { readonly page: string }) {
  const text = words[useLanguage()];
  const { loading } = useText();
  const sentence = useSentence();
  const { told: page, refusal } = useAnswer(useCallback(() => sharedPage(word), [word]));
  const title = text.headingOf(page?.name ?? '');
  useTitle(title);
  if (refusal?.code === 'notFound') return <NotFoundPage />;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {page === null ? (
        refusal === null && <Waiting label={loading} />
      ) : (
        <>
          <p className={styles.lead}>{text.count(page.count)}</p>
          <Results page={page} own={page.name || text.owner} />
        </>
      )}
      {refusal !== null && <output>{refusal.code === 'offline' ? text.away : sentence(refusal)}</output>}
    </div>
  );
}
