import { Link } from 'wouter';
import type { Meta } from '../../games/kit/meta.ts';
import { buttonClass } from '../kit/Button.tsx';
import { useWords } from '../text/games.ts';
import { useLanguage, useText } from '../text/index.ts';
import styles from './RulesPage.module.css';
import { useTitle } from './title.ts';

/** A game's rules in short, for reading before and looking up during play. */
export function RulesPage({ meta }: { readonly meta: Meta }) {
  const { rules, home } = useText();
  const name = meta.names[useLanguage()];
  const words = useWords(meta.id);
  useTitle(rules.title(name));
  const sections = words?.help ?? [];
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={rules.contents}>
        <ol>
          {sections.map(({ title }, at) => (
            <li key={title}>
              <a href={`#section-${at + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.article}>
        <h1>{rules.heading(name)}</h1>
        <p className={styles.about}>{words?.about ?? rules.none}</p>
        {sections.map(({ title, text }, at) => (
          <section key={title} id={`section-${at + 1}`} className={styles.section}>
            <h2>{title}</h2>
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        ))}
        <Link href={`/play/${meta.id}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {home.online}
        </Link>
      </article>
    </div>
  );
}
