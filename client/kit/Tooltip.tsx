import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, createContext, useContext, useState } from 'react';
import { useClearOfEdges } from './edges.ts';
import styles from './Tooltip.module.css';

interface Words {
  readonly text: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

interface TooltipProps extends Words {
  /** What it explains: one element that takes focus. It needs its own accessible name, a tooltip gives none. */
  readonly children: ReactElement;
}

type Handle = ReturnType<typeof Base.createHandle<Words>>;

const Shared = createContext<Handle | null>(null);

/** A few words at the pointer or the focus. Nothing that can't be learnt elsewhere: touch screens show none. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const handle = useContext(Shared);
  if (handle !== null) return <Base.Trigger handle={handle} payload={{ text, side }} render={children} delay={DELAY} />;
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={DELAY} />
      <Popup text={text} side={side} />
    </Base.Root>
  );
}

/** Around a part of the page with many tooltips, of which one is open at most: they share what it is drawn with. */
export function SharedTooltip({ children }: { readonly children: ReactNode }) {
  const [handle] = useState(() => Base.createHandle<Words>());
  return (
    <Shared value={handle}>
      {children}
      <Base.Root handle={handle}>{({ payload }) => payload !== undefined && <Popup {...payload} />}</Base.Root>
    </Shared>
  );
}

/** In milliseconds. */
const DELAY = 400;

function Popup({ text, side = 'bottom' }: Words) {
  const edges = useClearOfEdges();
  return (
    <Base.Portal>
      <Base.Positioner side={side} sideOffset={8} collisionPadding={edges} className={styles.positioner}>
        <Base.Popup data-tip className={styles.popup}>
          {text}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
