import { Search } from 'lucide-react';
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Meta } from '../../../games/kit/meta.ts';
import type { AnyBoard } from '../../boards/contract.ts';
import type { Language } from '../../text/language.ts';
import { useRulesText } from '../../text/shell/rules.ts';
import type { AnyWords, HelpSection, Options } from '../../text/words.ts';
import { plain } from '../log/codes.ts';
import { RichText } from '../log/RichText.tsx';
import { BoxList } from './BoxList.tsx';
import type { Illustrated } from './illustrated.ts';
import { Marked } from './Marked.tsx';
import { Plates, type PlatesProps } from './Plates.tsx';
import styles from './RulesParts.module.css';
import { holds, termsOf } from './search.ts';

interface RulesPartsProps {
  readonly meta: Meta;
  readonly board: AnyBoard;
  readonly words: AnyWords;
  /** The one the game's words are in. */
  readonly language: string;
  readonly options: Options;
  /** How many sit at the table one comes from. */
  readonly seats: number;
  /** Null until they have come. */
  readonly illustrated: Illustrated | null;
  /** The heading of a part: they stand on a page of their own, or below one that is there already. */
  readonly Heading: 'h2' | 'h3';
  /** The part that matters where the match one comes from stands: they open there. */
  readonly current?: string | undefined;
}

/** Where a part of the rules stands on the page. */
export function placeOf({ part }: HelpSection, at: number): string {
  return `rule-${part ?? at + 1}`;
}

/** All rules of a game in short, with pictures and what is in the box; to be looked through for words. */
export function RulesParts({ current, illustrated, Heading, ...of }: RulesPartsProps) {
  const { words, options, board, language } = of;
  const text = useRulesText();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const terms = useMemo(() => termsOf(asked), [asked]);
  const help = words.help(options);
  const pictured: PlatesProps | null =
    illustrated === null ? null : { ...of, ...illustrated, language: language as Language };
  const ref = useOpenAt(current);
  const shown = help.map((section, at) => ({ section, at })).filter(({ section }) => says(section, terms));
  const rich = (sentence: string) => (
    <RichText text={sentence} players={[]} icons={board.icons} language={language} terms={terms} />
  );
  return (
    <div ref={ref} className={styles.parts}>
      <Searched query={query} onQuery={setQuery} found={terms.length === 0 ? null : shown.length} />
      {shown.map(({ section, at }) => (
        <section key={section.title} id={placeOf(section, at)} className={styles.part}>
          <Heading className={styles.title} tabIndex={-1}>
            <span>
              <Marked text={section.title} terms={terms} />
            </span>
            {section.part !== undefined && section.part === current && <span className={styles.now}>{text.now}</span>}
          </Heading>
          {section.text.map((sentence) => (
            <p key={sentence}>{rich(sentence)}</p>
          ))}
          {pictured !== null && section.part !== undefined && <Plates {...pictured} part={section.part} />}
          <SeeAlso of={section} help={help} onGo={() => setQuery('')} />
        </section>
      ))}
      {pictured !== null && terms.length === 0 && <BoxList {...pictured} Heading={Heading} />}
    </div>
  );
}

/** Whether a part says what is looked for. */
function says({ title, text }: HelpSection, terms: readonly string[]): boolean {
  return holds([title, ...text.map((sentence) => plain(sentence, () => ''))], terms);
}

interface SearchedProps {
  readonly query: string;
  onQuery(query: string): void;
  /** How many parts say it; null while nothing is looked for. */
  readonly found: number | null;
}

function Searched({ query, onQuery, found }: SearchedProps) {
  const text = useRulesText();
  return (
    <search className={styles.search}>
      <label className={styles.field}>
        <Search aria-hidden="true" />
        <span className="visually-hidden">{text.search}</span>
        <input
          type="search"
          enterKeyHint="search"
          placeholder={text.search}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </label>
      <output className={styles.found}>{found === null ? '' : found === 0 ? text.nothing : text.found(found)}</output>
    </search>
  );
}

interface SeeAlsoProps {
  readonly of: HelpSection;
  readonly help: readonly HelpSection[];
  onGo(): void;
}

/** Links to the parts that go with one. */
function SeeAlso({ of: { see = [] }, help, onGo }: SeeAlsoProps): ReactNode {
  const text = useRulesText();
  const parts = help.flatMap((section, at) =>
    section.part !== undefined && see.includes(section.part) ? [{ section, place: placeOf(section, at) }] : [],
  );
  if (parts.length === 0) return null;
  const go = (event: MouseEvent<HTMLAnchorElement>, place: string) => {
    event.preventDefault();
    onGo();
    goTo(event.currentTarget.ownerDocument.getElementById(place));
  };
  return (
    <p className={styles.see}>
      <span>{text.see}</span>
      {parts.map(({ section, place }) => (
        <a key={place} href={`#${place}`} onClick={(event) => go(event, place)}>
          {section.title}
        </a>
      ))}
    </p>
  );
}

/** Brings a part to sight, with the focus at its heading, so that reading goes on there. */
function goTo(part: Element | null): void {
  part?.scrollIntoView?.({ block: 'start' });
  part?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

/** Has the part that matters now in sight as soon as it is known which one that is. */
function useOpenAt(part: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part !== undefined) ref.current?.querySelector(`#rule-${part}`)?.scrollIntoView?.({ block: 'start' });
  }, [part]);
  return ref;
}
