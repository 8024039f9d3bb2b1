/** What the server is told of the client's pages. Types only, for both; like wire.ts, the client may import it. */
import type { MatchSummary } from './wire.ts';

/** A page of the client by its address: the server is told which there are, since it knows none by itself. */
export interface Page {
  readonly name: string;
  /** Ids from the address, which may be of nothing. */
  readonly game?: string;
  readonly match?: string;
}

/** What a page is about, looked up. */
export interface Subject {
  /** The page's own name, or what isn't there. */
  readonly page: string;
  readonly missing?: 'page' | 'game' | 'match';
  /** Its names, by language. */
  readonly game?: { readonly id: string; readonly names: Readonly<Record<string, string>> };
  readonly match?: MatchSummary;
}

/** What a link to a page says. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Says what the picture shows. */
  readonly picture: string;
  /** Name of the whole. */
  readonly site: string;
}

export interface PageWords {
  /** The first is the one for readers of none of them. */
  readonly languages: readonly string[];
  /** The page at a path, decoded; undefined where there is none. */
  at(path: string): Page | undefined;
  say(subject: Subject, language: string): Card;
  /** The parts of the client a page is made of, beside what all pages need: source files, or names of what is gathered in one. */
  needs(subject: Subject): readonly string[];
}

/** The part of a link's query by which it is shown in the inviter's language to whoever names none, as programs that preview links. */
export type InvitedIn = 'lang';

/** The id of the element in which a match's page brings what the server tells of it, as JSON: a MatchSummary. */
export type SentIn = 'sent-match';
