import { Crown, UserMinus } from 'lucide-react';
import type { CircleMember } from '../../server/contract/circles.ts';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { partFrom, setKeeper } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import pages from '../kit/page/Page.module.css';
import styles from './Circle.module.css';
import { useChange } from '../groups/use-change.ts';

/** Who belongs to the circle; a keeper can make others keepers, and send them away. */
export function Members(props: CircleProps) {
  const text = words[useLanguage()];
  return (
    <section aria-labelledby="members">
      <h2 id="members">{text.members}</h2>
      <ul className={pages.members}>
        {props.circle.members.map((member) => (
          <li key={member.who} data-own={member.own}>
            <span>
              <bdi>{member.name || text.nameless}</bdi>
              {member.keeper && <span className={pages.badge}>{text.keeper}</span>}
            </span>
            {props.isKeeper && !member.own && <Rights {...props} member={member} />}
          </li>
        ))}
      </ul>
      <p className={pages.note}>{text.keepers}</p>
    </section>
  );
}

function Rights({ circle, signedInBy: key, onChanged, member }: CircleProps & { readonly member: CircleMember }) {
  const text = words[useLanguage()];
  const { busy, run, change } = useChange(onChanged);
  const name = member.name || text.nameless;
  const isKeeper = member.keeper === true;
  const sendAway = async () => {
    if ((await run(partFrom(key, circle.id, member.who))) === null) return;
    showToast(text.sentAway(name));
    onChanged({ ...circle, members: circle.members.filter(({ who }) => who !== member.who) });
  };
  return (
    <span className={styles.rights}>
      <IconButton
        label={isKeeper ? text.noKeeper(name) : text.makeKeeper(name)}
        icon={<Crown aria-hidden="true" />}
        disabled={busy}
        onClick={() => void change(setKeeper(key, circle.id, member.who, !isKeeper))}
      />
      <IconButton
        label={text.away(name)}
        icon={<UserMinus aria-hidden="true" />}
        disabled={busy}
        onClick={() => void sendAway()}
      />
    </span>
  );
}
