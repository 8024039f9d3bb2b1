import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useAnswer } from '../asking/use-answer.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { openCircle, ownCircles } from './api.ts';
import pages from '../kit/page/Page.module.css';
import { CircleList } from './CircleList.tsx';
import { NameForm } from './NameForm.tsx';
import { useGroupAction } from '../groups/use-change.ts';

interface OwnCirclesProps {
  readonly signedInBy: string;
}

/** The circles one belongs to, and the way to a new one. */
export function OwnCircles({ signedInBy: key }: OwnCirclesProps) {
  const text = words[useLanguage()];
  const { told } = useAnswer(useCallback(() => ownCircles(key), [key]));
  return (
    <section aria-labelledby="circles">
      <h2 id="circles">{text.heading}</h2>
      <p className={pages.note}>{text.lead}</p>
      {told !== null && told.circles.length > 0 && <CircleList circles={told.circles} />}
      <Opening signedInBy={key} />
    </section>
  );
}

function Opening({ signedInBy: key }: OwnCirclesProps) {
  const text = words[useLanguage()];
  const [, go] = useLocation();
  const { busy, run } = useGroupAction();
  const open = async (name: string) => {
    const opened = await run(openCircle(key, name));
    if (opened !== null) go(`/circle/${opened.id}`);
  };
  return <NameForm label={text.name} done={text.open} busy={busy} onName={(name) => void open(name)} />;
}
