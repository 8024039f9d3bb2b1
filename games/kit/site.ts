/** What a site's pages and its server both know of it. */
import { type Said, saidIn } from './languages.ts';

/** Pages that a site may do without, by how their addresses begin. */
export type SparePage = 'replay' | 'review' | 'check' | 'deal' | 'daily' | 'rules' | 'learn' | 'settings';

/** A site of one's own: what its pages and its server agree on. */
export interface Site {
  /** What the site is called, in one language or several. */
  readonly name: string | Said<string>;
  /** Where it lies on its host, with a slash at both ends, such as `/games/`; `/` if absent. */
  readonly base?: string;
  /** Which of Agora's languages it speaks; the first is for readers of none of them. */
  readonly languages?: readonly string[];
  /** It signs people in by itself: its server is told who asks (`personOf`), and its pages offer no passkeys. */
  readonly signsIn?: boolean;
  /** Pages that it hasn't: nothing leads to them. */
  readonly without?: readonly SparePage[];
}

/** The site of this house, and of whoever says nothing of their own. */
export const HOUSE: Site = { name: { en: 'Agora', ja: 'アゴラ' }, languages: ['en', 'ja'] };

/** What a site is called for a reader of `language`. */
export const nameOf = ({ name }: Pick<Site, 'name'>, language: string): string =>
  typeof name === 'string' ? name : saidIn(name, language);

/** The path on the site of an address on its host; undefined for what lies elsewhere. */
export const pathBelow = (base: string, address: string): string | undefined =>
  `${address}/`.startsWith(base) ? `/${address.slice(base.length)}` : undefined;

/** Whether a site has the page that this path begins with. */
export const hasPage = ({ without = [] }: { readonly without?: readonly string[] }, path: string): boolean =>
  !without.some((page) => page === path.split(/[/?]/, 2)[1]);
