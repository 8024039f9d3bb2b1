/** Opens a site of one's own; a separate file, because our own needs none of it. */
import type { ComponentType, PropsWithChildren } from 'react';
import { Router } from 'wouter';
import { baseOf, spokenAt } from '../../../games/kit/checked-site.ts';
import { LANGUAGES } from '../../kept/language.ts';
import { type SiteHere, below, openSite } from '../../kept/site.ts';
import { wearTheme } from '../../kit/theme.ts';
import { withOwn } from '../../text/own.ts';
import { reword } from '../../text/index.ts';
import type { Site } from './site.ts';

/** What all pages know of a site. Throws a sentence where it says what can't be. */
export function knownOf(site: Omit<Site, 'theme' | 'texts' | 'without'>): SiteHere {
  return { ...site, base: baseOf(site), languages: spokenAt(site, LANGUAGES) };
}

/** Makes all pages those of this site, and returns what stands around them. Throws a sentence where it can't be. */
export function openOwn(site: Site): ComponentType<PropsWithChildren> {
  const { theme, texts, ...rest } = site;
  openSite(knownOf(rest));
  if (theme !== undefined) wearTheme(theme);
  if (texts !== undefined) reword((words, language) => withOwn(words, texts[language] ?? {}));
  return Below;
}

/** Has the pages lie where the site does. */
function Below({ children }: PropsWithChildren) {
  return <Router base={below('/').slice(0, -1)}>{children}</Router>;
}
