import { Search } from 'lucide-react';
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Meta } from '../../../games/kit/meta.ts';
import type { AnyBoard } from '../../boards/contract.ts';
import type { Language } from '../../kept/language.ts';
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
  /** The language of the game's texts. */
  readonly language: string;
  readonly options: Options;
  /** The number of players at the table from which the rules were opened. */
  readonly seats: number;
  /** Null until they are loaded. */
  readonly illustrated: Illustrated | null;
  /** The heading level of a part: h2 on a page of its own, h3 below another heading. */
  readonly Heading: 'h2' | 'h3';
  /** The part that matters in the current position; it is open at first. */
  readonly current?: string | undefined;
}

/** The element id of a part of the rules. */
export function placeOf({ part }: HelpSection, at: number): string {
  return `rule-${part ?? at + 1}`;
}

/** All short rules of a game with pictures and the contents of the box; searchable. */
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

/** Whether a part contains the search terms. */
function says({ title, text }: HelpSection, terms: readonly string[]): boolean {
  return holds([title, ...text.map((sentence) => plain(sentence, () => ''))], terms);
}

interface SearchedProps {
  readonly query: string;
  onQuery(query: string): void;
  /** How many parts contain the terms; null if there is no search. */
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

/** Links to related parts. */
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

/** Scrolls to a part and focuses its heading, so that screen readers go on from there. */
function goTo(part: Element | null): void {
  part?.scrollIntoView?.({ block: 'start' });
  part?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

/** Scrolls to the part that matters now, as soon as it is known. */
function useOpenAt(part: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part !== undefined) ref.current?.querySelector(`#rule-${part}`)?.scrollIntoView?.({ block: 'start' });
  }, [part]);
  return ref;
}
