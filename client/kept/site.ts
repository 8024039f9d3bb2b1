/** The site whose pages these are. It is opened once, before anything is read or drawn. */
import type { ReactNode } from 'react';
import { HOUSE, type Site, hasPage as has, nameOf, pathBelow } from '../../games/kit/site.ts';
import { LANGUAGES, type Language } from './language.ts';

/** What all pages know of their site. */
export interface SiteHere extends Pick<Site, 'name' | 'signsIn'> {
  readonly base: string;
  /** The first is for readers of none of them. */
  readonly languages: readonly Language[];
  readonly mark?: ReactNode;
  readonly without?: readonly string[];
  /** Whether this is a part of somebody else's page, whose title and tab are theirs. */
  readonly isPart?: boolean;
}

let here: SiteHere = { base: '/', ...HOUSE, languages: ['en', 'ja'] };

/** Makes all pages those of this site. */
export function openSite(site: SiteHere): void {
  here = site;
}

export const siteMark = (): ReactNode => here.mark;

/** What the site is called in a language. */
export const siteName = (language: Language): string => nameOf(here, language);

/** Whether the site signs people in by itself. */
export const signsIn = (): boolean => here.signsIn === true;

/** Whether the browser's tab is the site's own. */
export const ownsTab = (): boolean => here.isPart !== true;

/** The languages of the site, in the order in which they are offered. */
export const siteLanguages = (): readonly Language[] => LANGUAGES.filter((each) => here.languages.includes(each));

/** The language for readers of none of the others. */
export const usualLanguage = (): Language => here.languages[0] ?? 'en';

/** The address on the host of what has this path on the site. */
export const below = (path: string): string => here.base + path.slice(1);

/** The key of something that the browser keeps: others on the same host have its storage in common with this site. */
export const keyHere = (key: string): string => here.base.slice(1) + key;

/** The whole address of a page, to be passed on. */
export const addressOf = (path: string): string => window.location.origin + below(path);

/** The path on the site of an address on the host; undefined for what lies elsewhere. */
export const pathHere = (address: string): string | undefined => pathBelow(here.base, address);

/** Whether the site has the page that this path begins with. */
export const hasPage = (path: string): boolean => has(here, path);
