import { GraduationCap } from 'lucide-react';
import { useSearch } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import { languageFor, saidIn } from '../../games/kit/languages.ts';
import { type Meta, defaultOptions } from '../../games/kit/meta.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { OptionList } from '../kit/dialogs/OptionList.tsx';
import type { Options } from '../text/words.ts';
import { useGame } from '../table/load.ts';
import { useShelf } from '../table/shelf.ts';
import { BOX, END, LEGEND } from '../table/rules/BoxList.tsx';
import { useIllustrated } from '../table/rules/illustrated.ts';
import { RulesParts, placeOf } from '../table/rules/RulesParts.tsx';
import { useLanguage, useText } from '../text/index.ts';
import { chosenOptions, optionsIn } from '../text/options.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import { useRulesText } from '../text/shell/rules.ts';
import { Notice } from '../kit/page/Notice.tsx';
import styles from './RulesPage.module.css';
import { useTitle } from '../kit/page/title.ts';

/** A game's rules in short and in pictures, with the options in the address. Suspends while the game loads. */
export function RulesPage({ meta }: { readonly meta: Meta }) {
  const { rules, home } = useText();
  const language = useLanguage();
  const name = saidIn(meta.names, language);
  const { learn } = useLessonText();
  const lesson = useShelf().games.get(meta.id)?.lesson;
  const board = useGame(meta.id)?.board;
  const illustrated = useIllustrated(meta.id);
  const { end, box, legend } = useRulesText();
  const read = optionsIn(meta, useSearch());
  useTitle(rules.title(name));
  const play = (
    <Link href={`/play/${meta.id}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {home.online}
    </Link>
  );
  if (board === undefined) return <Notice heading={rules.heading(name)} lead={rules.none} action={play} />;
  const tongue = languageFor(board.words, language);
  const words = saidIn(board.words, tongue);
  const options = (read.ok ? read.value : defaultOptions(meta)) as Options;
  const chosen = chosenOptions(meta, words, options);
  const help = words.help(options);
  const toLesson = lesson !== undefined && (
    <Link href={`/learn/${meta.id}`} className={buttonClass({ size: 'large' })}>
      <GraduationCap aria-hidden="true" />
      {learn}
    </Link>
  );
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={rules.contents}>
        <ol>
          {help.map((section, at) => (
            <li key={section.title}>
              <a href={`#${placeOf(section, at)}`}>{section.title}</a>
            </li>
          ))}
          {illustrated !== null && (
            <>
              <li>
                <a href={`#${END}`}>{end}</a>
              </li>
              <li>
                <a href={`#${BOX}`}>{box}</a>
              </li>
              <li>
                <a href={`#${LEGEND}`}>{legend}</a>
              </li>
            </>
          )}
        </ol>
      </nav>
      <article className={`${styles.article} ${board.theme}`}>
        <h1>{rules.heading(name)}</h1>
        {!read.ok && <p className={styles.unreadable}>{rules.unreadable}</p>}
        <p className={styles.about}>{words.about}</p>
        {toLesson}
        {chosen.some(({ usual }) => !usual) && (
          <div className={styles.chosen}>
            <p>{rules.chosen}</p>
            <OptionList options={chosen} />
          </div>
        )}
        <RulesParts
          {...{ meta, board, words, options, illustrated }}
          language={tongue}
          seats={meta.players.default}
          Heading="h2"
        />
        <div className={styles.onward}>
          {toLesson}
          {play}
        </div>
      </article>
    </div>
  );
}
