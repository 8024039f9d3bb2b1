import type { ComponentProps } from 'react';
import { type LinkProps, Link as Routed } from 'wouter';
import { below, hasPage } from '../../kept/site.ts';

/** A link to a page by its path on this site; nothing where the site hasn't that page. */
export function Link(props: LinkProps & { readonly href: string }) {
  return hasPage(props.href) && <Routed {...props} />;
}

/** The same in a tab of its own: what is under way in this one goes on. */
export function LinkBeside({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return hasPage(href) && <a {...rest} href={below(href)} target="_blank" rel="noopener" />;
}
