/** Writes what a link says into a page's head. Names are other people's text: everything is escaped. */
import type { Card, SentIn } from '../wire-pages.ts';
import type { MatchSummary } from '../wire.ts';

interface Further {
  readonly language: string;
  /** Not for search engines: a table is for whoever has its link. */
  readonly hidden: boolean;
  /** Tags that have the page's parts fetched. */
  readonly ahead: readonly string[];
  /** What the page would ask for first. */
  readonly match?: MatchSummary;
  /** Absolute addresses of the page and its picture; absent where the request names no host one can rely on. */
  readonly url?: string;
  readonly picture?: string;
}

/** Size of every picture, which chats ask for before they have it. */
const SIZE = { width: '1200', height: '630' };

const LOCALES: Readonly<Record<string, string>> = { ja: 'ja_JP', en: 'en_GB' };

/** The page with its title and description in the place between the marks. Without marks it stays as it is. */
export function html(template: string, card: Card, further: Further): string {
  const { language, ahead, match } = further;
  const sent = match === undefined ? [] : [data(match)];
  return (
    template
      .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}"`)
      .replace(/<!--card-->[\s\S]*?<!--\/card-->/, () => tags(card, further).join('\n    '))
      // The page's first script reads what is sent.
      .replace('<script', (first) => [...sent, first].join('\n    '))
      .replace('</head>', () => [...ahead.map((tag) => `  ${tag}`), '</head>'].join('\n  '))
  );
}

function tags({ title, description, picture, site }: Card, further: Further): string[] {
  const { language, hidden, url } = further;
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

/** Text that scripts of the page read and no browser runs. */
function data(match: MatchSummary): string {
  return `<script type="application/json" id="${SENT_IN}">${JSON.stringify(match).replaceAll('<', '\\u003c')}</script>`;
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => NAMED[letter] ?? letter);
}
