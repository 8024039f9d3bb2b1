import type { PlainProps } from './plain-props.ts';
import styles from './Position.module.css';
import { Tree } from './Tree.tsx';

/** The position as it is: whose turn of what it is in words, and everything that the game keeps, to be opened and closed. */
export function Position({ state, players, labels, failed = false }: PlainProps & { readonly failed?: boolean }) {
  const { phrases } = labels;
  const { G, ctx } = state;
  const stages = Object.entries(ctx.activePlayers ?? {}).filter(([, stage]) => typeof stage === 'string');
  return (
    <section className={styles.position} aria-label={phrases.position}>
      {failed && <p className={styles.failed}>{phrases.undrawn}</p>}
      <ul className={styles.facts}>
        <li>{phrases.turn(ctx.turn)}</li>
        {typeof ctx.phase === 'string' && <li>{phrases.phase(ctx.phase)}</li>}
        {stages.map(([id, stage]) => (
          <li key={id}>{phrases.stage(players[Number(id)]?.name ?? id, stage)}</li>
        ))}
      </ul>
      <ul className={styles.tree}>
        <Tree name="G" value={G} empty={phrases.empty} outermost />
        {ctx.gameover !== undefined && <Tree name="gameover" value={ctx.gameover} empty={phrases.empty} />}
      </ul>
    </section>
  );
}
