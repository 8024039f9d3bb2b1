import { useCallback } from 'react';
import { useAnswer } from '../asking/use-answer.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { ownCircles } from './api.ts';
import { CircleList } from './CircleList.tsx';

interface CirclesAtHomeProps {
  readonly signedInBy: string;
  readonly className: string | undefined;
}

/** On the front page: what is on in one's circles; nothing for whoever belongs to none. */
export function CirclesAtHome({ signedInBy: key, className }: CirclesAtHomeProps) {
  const text = words[useLanguage()];
  const { told } = useAnswer(useCallback(() => ownCircles(key), [key]));
  if (told === null || told.circles.length === 0) return null;
  return (
    <section className={className} aria-labelledby="circles">
      <h2 id="circles">{text.heading}</h2>
      <CircleList circles={told.circles} />
    </section>
  );
}
