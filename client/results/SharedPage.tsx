import { useCallback } from 'react';
import { ask } from '../asking/ask.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { useLanguage, useText } from '../text/index.ts';
import { results as words } from '../text/shell/results.ts';
import { Results } from './Results.tsx';
import pages from '../kit/page/Page.module.css';

/** Somebody's results, by the link that they share. */
export function SharedPage({ page: word }: { readonly page: string }) {
  const text = words[useLanguage()];
  const { loading } = useText();
  const sentence = useSentence();
  const { told: page, refusal } = useAnswer(
    useCallback(() => ask('GET /api/people/pages/:page', { page: word }), [word]),
  );
  const title = text.headingOf(page?.name ?? '');
  useTitle(title);
  if (refusal?.code === 'notFound') return <NotFoundPage />;
  return (
    <div className={pages.page}>
      <h1>{title}</h1>
      {page === null ? (
        refusal === null && <Waiting label={loading} />
      ) : (
        <>
          <p className={pages.lead}>{text.count(page.count)}</p>
          <Results page={page} own={page.name || text.owner} />
        </>
      )}
      {refusal !== null && <output>{refusal.code === 'offline' ? text.away : sentence(refusal)}</output>}
    </div>
  );
}
