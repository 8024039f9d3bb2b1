import { useChange } from '../groups/use-change.ts';
import { addressOf } from '../kept/site.ts';
import { Button } from '../kit/controls/Button.tsx';
import pages from '../kit/page/Page.module.css';
import { ShareLink } from '../lobby/seat/ShareLink.tsx';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { inviteAnew } from './api.ts';
import type { CircleProps } from './circle-props.ts';

/** The link by which others come in. */
export function Invite({ circle: { id, word }, signedInBy: key, onChanged, isKeeper }: CircleProps) {
  const text = words[useLanguage()];
  const { busy, change } = useChange(onChanged);
  return (
    <section className={pages.invite} aria-labelledby="invite">
      <h2 id="invite">{text.invite}</h2>
      <p className={pages.note}>{text.inviteLead}</p>
      <ShareLink link={addressOf(`/circle/${id}#${word}`)} label={text.link} folds />
      {isKeeper && (
        <Button size="small" busy={busy} onClick={() => void change(inviteAnew(key, id), text.anewDone)}>
          {text.anew}
        </Button>
      )}
    </section>
  );
}
