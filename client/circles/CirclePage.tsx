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

const isWhole = (told: Circle | CircleDoor): told is Circle => 'tables' in told;

/** How often it is looked who has come and what is on, in milliseconds. */
const POLL = 10_000;

/** A circle, for those who belong to it; to whoever has its link the way in. */
export function CirclePage({ id }: { readonly id: string }) {
  const { key, word, told, tell, isHidden, missing } = useLinked<Circle | CircleDoor>(id, lookAtCircle, POLL);
  if (isHidden || told === null) return missing;
  if (!isWhole(told)) return <Door id={id} word={word} door={told} onJoined={tell} />;
  return key === undefined ? missing : <Shown circle={told} signedInBy={key} onChanged={tell} />;
}

function Shown({ circle, ...given }: Omit<CircleProps, 'isKeeper'>) {
  const text = words[useLanguage()];
  const isKeeper = circle.members.some(({ own, keeper }) => own && keeper);
  // Who has just opened it wants the others to come before anything else.
  const isAlone = circle.members.length === 1;
  const props = { ...given, circle, isKeeper };
  return (
    <div className={pages.page}>
      <header>
        <h1>{circle.name}</h1>
        <p className={pages.lead}>{text.count(circle.members.length)}</p>
      </header>
      {isAlone && <Invite {...props} />}
      <Meetings {...props} />
      <Tables {...props} />
      <Talk {...props} />
      <CircleStandings circle={circle} />
      <Tournaments signedInBy={props.signedInBy} circle={circle.id} />
      <Members {...props} />
      {!isAlone && <Invite {...props} />}
      {isKeeper && <Hook {...props} />}
      <Ways {...props} />
    </div>
  );
}
