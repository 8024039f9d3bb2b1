import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { closeCircle, partFrom, renameCircle } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import pages from '../kit/page/Page.module.css';
import { NameForm } from './NameForm.tsx';
import { useChange } from '../groups/use-change.ts';
import { Out } from '../groups/Out.tsx';

/** What changes the circle itself, and the ways out. */
export function Ways(props: CircleProps) {
  const text = words[useLanguage()];
  const { circle, signedInBy: key, isKeeper } = props;
  const own = circle.members.find((member) => member.own);
  return (
    <section aria-label={circle.name}>
      {isKeeper && <Rename {...props} />}
      <div className={pages.ways}>
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
  const { busy, change } = useChange(onChanged);
  return (
    <NameForm
      label={text.rename}
      done={text.keep}
      before={circle.name}
      busy={busy}
      onName={(name) => void change(renameCircle(key, circle.id, name), text.renamed)}
    />
  );
}
