/** What the server must know about the client's pages.  */
import type { MatchSummary } from './tables.ts';

/** A page of the client, found by its address. */
export interface Page {
  readonly name: string;
  /** Ids from the address; they may not exist. */
  readonly game?: string;
  readonly match?: string;
}

/** What a page is about, after looking it up. */
export interface Subject {
  /** The page's own name, or what wasn't found. */
  readonly page: string;
  readonly missing?: 'page' | 'game' | 'match';
  /** Its names by language. */
  readonly game?: { readonly id: string; readonly names: Readonly<Record<string, string>> };
  readonly match?: MatchSummary;
}

/** The texts that a link to a page shows. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** A description of the picture. */
  readonly picture: string;
  /** What a table's page says until its scripts have come; absent for other pages. */
  readonly arriving?: { readonly heading: string; readonly lead: string };
}

export interface PageWords {
  /** The first is for readers of none of the others. */
  readonly languages: readonly string[];
  /** The page at a decoded path; undefined if there is none. */
  at(path: string): Page | undefined;
  /** `site` is what the site is called in that language. */
  say(subject: Subject, language: string, site: string): Card;
  /** The parts of the client that a page needs in addition to what all pages need: source files or names of chunks. */
  needs(subject: Subject): readonly string[];
}

/**
 * The query parameter of a link that names the sender's language. It is for clients that name no language, like
 * programs that preview links.
 */
export type InvitedIn = 'lang';

/** The id of the element in which a match's page already contains the MatchSummary, as JSON. */
export type SentIn = 'sent-match';
