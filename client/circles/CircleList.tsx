import type { OwnCircles } from '../../server/contract/circles.ts';
import { Link } from '../kit/page/Link.tsx';
import pages from '../kit/page/Page.module.css';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { whenIn } from './meetings/when.ts';

/** The circles one belongs to, each with what is on there. */
export function CircleList({ circles }: OwnCircles) {
  const language = useLanguage();
  const text = words[language];
  return (
    <ul className={pages.members}>
      {circles.map(({ id, name, members, tables, next }) => (
        <li key={id}>
          <Link href={`/circle/${id}`}>{name}</Link>
          <span className={pages.note}>
            {[
              text.count(members),
              ...(tables > 0 ? [text.openTables(tables)] : []),
              ...(next === undefined ? [] : [text.meets(whenIn(language, next))]),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
