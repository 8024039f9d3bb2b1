import { showToast } from '../kit/dialogs/toast.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { closeCircle, partFrom, renameCircle } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import styles from './Circle.module.css';
import { NameForm } from './NameForm.tsx';
import { useGroupAction } from '../results/use-group-action.ts';
import { Out } from '../results/Out.tsx';

/** What changes the circle itself, and the ways out. */
export function Ways({ isKeeper, ...props }: CircleProps & { readonly isKeeper: boolean }) {
  const text = words[useLanguage()];
  const { circle, signedInBy: key } = props;
  const own = circle.members.find((member) => member.own);
  return (
    <section className={styles.ways} aria-label={circle.name}>
      {isKeeper && <Rename {...props} />}
      <div className={styles.out}>
        {own !== undefined && (
          <Out label={text.leave} asked={text.leaving} done={text.left} go={() => partFrom(key, circle.id, own.who)} />
        )}
        {isKeeper && (
          <Out label={text.close} asked={text.closing} done={text.closed} go={() => closeCircle(key, circle.id)} />
        )}
      </div>
    </section>
  );
}

function Rename({ circle, signedInBy: key, onChanged }: CircleProps) {
  const text = words[useLanguage()];
  const { busy, run } = useGroupAction();
  const rename = async (name: string) => {
    const changed = await run(renameCircle(key, circle.id, name));
    if (changed === null) return;
    onChanged(changed);
    showToast(text.renamed);
  };
  const send = (name: string) => void rename(name);
  return <NameForm label={text.rename} done={text.keep} before={circle.name} busy={busy} onName={send} />;
}
