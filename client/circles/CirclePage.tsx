import { useState } from 'react';
import type { Circle, CircleDoor } from '../../server/contract/circles.ts';
import { useLinked } from '../groups/use-linked.tsx';
import pages from '../kit/page/Page.module.css';
import { Tournaments } from '../tournaments/Tournaments.tsx';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { lookAtCircle } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import { Door } from './Door.tsx';
import { Hook } from './Hook.tsx';
import { Invite } from './Invite.tsx';
import { Meetings } from './meetings/Meetings.tsx';
import { Members } from './Members.tsx';
import { CircleStandings } from './CircleStandings.tsx';
import { Tables } from './Tables.tsx';
import { Talk } from './talk/Talk.tsx';
import { Ways } from './Ways.tsx';

const isWhole = (told: Circle | CircleDoor | null): told is Circle => told !== null && 'tables' in told;

/** A circle, for those who belong to it; to whoever has its link the way in. */
export function CirclePage({ id }: { readonly id: string }) {
  // As it was when one came in: what was asked before that may be told after it.
  const [joined, join] = useState<Circle | null>(null);
  const { key, word, told, tell, isHidden, missing } = useLinked<Circle | CircleDoor>(id, lookAtCircle);
  const circle = isWhole(told) ? told : joined;
  if (isHidden) return missing;
  if (circle !== null && key !== undefined) return <Shown circle={circle} signedInBy={key} onChanged={tell} />;
  return told !== null && !isWhole(told) ? <Door id={id} word={word} door={told} onJoined={join} /> : missing;
}

function Shown({ circle, ...given }: Omit<CircleProps, 'isKeeper'>) {
  const text = words[useLanguage()];
  const isKeeper = circle.members.some(({ own, keeper }) => own && keeper);
  const props = { ...given, circle, isKeeper };
  return (
    <div className={pages.page}>
      <header>
        <h1>{circle.name}</h1>
        <p className={pages.lead}>{text.count(circle.members.length)}</p>
      </header>
      <Meetings {...props} />
      <Tables {...props} />
      <Talk {...props} />
      <CircleStandings circle={circle} />
      <Tournaments signedInBy={props.signedInBy} circle={circle.id} />
      <Members {...props} />
      <Invite {...props} />
      {isKeeper && <Hook {...props} />}
      <Ways {...props} />
    </div>
  );
}
