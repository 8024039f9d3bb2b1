import { addressOf } from '../kept/site.ts';
import { Button } from '../kit/controls/Button.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { ShareLink } from '../lobby/seat/ShareLink.tsx';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { inviteAnew } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import pages from '../results/Results.module.css';
import { useGroupAction } from '../results/use-group-action.ts';

/** The link by which others come in. */
export function Invite({ circle, signedInBy: key, onChanged, isKeeper }: CircleProps & { readonly isKeeper: boolean }) {
  const text = words[useLanguage()];
  const { busy, run } = useGroupAction();
  const invite = async () => {
    const changed = await run(inviteAnew(key, circle.id));
    if (changed === null) return;
    onChanged(changed);
    showToast(text.anewDone);
  };
  return (
    <section className={pages.invite} aria-labelledby="invite">
      <h2 id="invite">{text.invite}</h2>
      <p className={pages.note}>{text.inviteLead}</p>
      <ShareLink link={addressOf(`/circle/${circle.id}#${circle.word}`)} label={text.link} folds />
      {isKeeper && (
        <Button size="small" busy={busy} onClick={() => void invite()}>
          {text.anew}
        </Button>
      )}
    </section>
  );
}
