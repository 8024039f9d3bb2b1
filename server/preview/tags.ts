/** Writes the texts of a link preview into a page's head. Names come from users, so everything is escaped. */
import type { Card, SentIn } from '../contract/pages.ts';
import type { MatchSummary } from '../contract/tables.ts';

interface Further {
  /** What the site is called. */
  readonly site: string;
  readonly language: string;
  /** Hides the page from search engines: a table is only for people with its link. */
  readonly hidden: boolean;
  /** Preload tags for the page's parts. */
  readonly preload: readonly string[];
  /** The match that the page would ask for first. */
  readonly match?: MatchSummary;
  /** Absolute addresses of the page and its picture; absent if the request names no host that can be trusted. */
  readonly url?: string;
  readonly picture?: string;
}

/** The size of every picture; chats need it before they load the picture. */
const SIZE = { width: '1200', height: '630' };

const LOCALES: Readonly<Record<string, string>> = { ja: 'ja_JP', en: 'en_GB' };

/** The page with title and description in the place between two marks. A page without marks stays as it is. */
export function html(template: string, card: Card, further: Further): string {
  const { language, preload, match } = further;
  const sent = match === undefined ? [] : [data(match)];
  return (
    template
      .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}"`)
      .replace(/<!--card-->[\s\S]*?<!--\/card-->/, () => tags(card, further).join('\n    '))
      // Before the page's first script, which reads it.
      .replace('<script', (first) => [...sent, first].join('\n    '))
      .replace(ROOT, () => ROOT + (card.arriving === undefined ? '' : arriving(card.arriving)))
      .replace('</head>', () => [...preload.map((tag) => `  ${tag}`), '</head>'].join('\n  '))
  );
}

/** Where the page's scripts draw; what stands there before is painted at once. */
export const ROOT = '<div id="root">';

function arriving({ heading, lead }: NonNullable<Card['arriving']>): string {
  return `<main data-arriving><h1>${escaped(heading)}</h1><p>${escaped(lead)}</p></main>`;
}

function tags({ title, description, picture }: Card, further: Further): string[] {
  const { site, language, hidden, url } = further;
  const pictured: readonly (readonly [string, string | undefined])[] =
    further.picture === undefined
      ? []
      : [
          ['og:image', further.picture],
          ['og:image:width', SIZE.width],
          ['og:image:height', SIZE.height],
          ['og:image:alt', picture],
        ];
  const open: readonly (readonly [string, string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', LOCALES[language]],
    ['og:url', url],
    ...pictured,
  ];
  return [
    `<title>${escaped(title === site ? site : `${title} · ${site}`)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(hidden ? ['<meta name="robots" content="noindex" />'] : []),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...open.flatMap(([name, content]) =>
      content === undefined ? [] : [`<meta property="${name}" content="${escaped(content)}" />`],
    ),
  ];
}

const SENT_IN: SentIn = 'sent-match';

/** JSON that the page's scripts read and no browser executes. */
function data(match: MatchSummary): string {
  return `<script type="application/json" id="${SENT_IN}">${JSON.stringify(match).replaceAll('<', '\\u003c')}</script>`;
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => NAMED[letter] ?? letter);
}
