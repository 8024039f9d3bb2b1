import { useCallback, useState } from 'react';
import type { Circle, CircleDoor } from '../../server/contract/circles.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { useSignedIn } from '../people/signed-in.ts';
import { Tournaments } from '../tournaments/Tournaments.tsx';
import { useLanguage, useText } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { lookAtCircle } from './api.ts';
import pages from '../results/Results.module.css';
import type { CircleProps } from './circle-props.ts';
import { Door } from './Door.tsx';
import { Hook } from './Hook.tsx';
import { Invite } from './Invite.tsx';
import { Meetings } from './meetings/Meetings.tsx';
import { Members } from './Members.tsx';
import { Standings } from './Standings.tsx';
import { Tables } from './Tables.tsx';
import { Talk } from './talk/Talk.tsx';
import { Ways } from './Ways.tsx';

const isWhole = (told: Circle | CircleDoor | null): told is Circle => told !== null && 'tables' in told;

/** A circle, for those who belong to it; to whoever has its link the way in. The link's word stands behind its `#`. */
export function CirclePage({ id }: { readonly id: string }) {
  const key = useSignedIn()?.key;
  const [word] = useState(() => /^#([\w-]+)/.exec(window.location.hash)?.[1] ?? '');
  // As it was when one came in: what was asked before that may be told after it.
  const [joined, join] = useState<Circle | null>(null);
  const { loading } = useText();
  const sentence = useSentence();
  const { told, refusal, tell } = useAnswer(useCallback(() => lookAtCircle(key, id, word), [key, id, word]));
  const circle = isWhole(told) ? told : joined;
  useTitle(told?.name);
  if (refusal?.code === 'notFound' || refusal?.code === 'notSignedIn') return <NotFoundPage />;
  if (circle !== null && key !== undefined) return <Shown circle={circle} signedInBy={key} onChanged={tell} />;
  if (told !== null && !isWhole(told)) return <Door id={id} word={word} door={told} onJoined={join} />;
  return refusal === null ? <Waiting label={loading} /> : <output>{sentence(refusal)}</output>;
}

function Shown(props: CircleProps) {
  const { circle } = props;
  const text = words[useLanguage()];
  const isKeeper = circle.members.some(({ own, keeper }) => own && keeper);
  return (
    <div className={pages.page}>
      <header>
        <h1>{circle.name}</h1>
        <p className={pages.lead}>{text.count(circle.members.length)}</p>
      </header>
      <Meetings {...props} isKeeper={isKeeper} />
      <Tables {...props} />
      <Talk {...props} isKeeper={isKeeper} />
      <Standings circle={circle} />
      <Tournaments signedInBy={props.signedInBy} circle={circle.id} />
      <Members {...props} isKeeper={isKeeper} />
      <Invite {...props} isKeeper={isKeeper} />
      {isKeeper && <Hook {...props} />}
      <Ways {...props} isKeeper={isKeeper} />
    </div>
  );
}
