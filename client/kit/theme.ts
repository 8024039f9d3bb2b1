/** Other values for the design tokens of `tokens.css`. */

type Colour =
  | `paper${'' | '-raised' | '-sunk'}`
  | `ink${'' | '-soft'}`
  | `line${'' | '-strong'}`
  | `accent${'' | '-deep' | '-ink' | '-wash'}`
  | `act${'' | '-ink' | '-wash'}`
  | `danger${'' | '-wash'}`
  | `seat-${'red' | 'blue' | 'yellow' | 'green' | 'white' | 'black' | 'violet' | 'pink'}${'' | '-ink'}`
  | 'seat-edge'
  | `glow${'' | '-edge'}`
  | 'print-ink'
  | 'ring'
  | 'focus'
  | 'scrim';

/** The tokens that a theme may set. How fast things move and how large a finger is are no matter of taste. */
export type Token =
  | Colour
  | `font-${'title' | 'body'}`
  | `text-${'small' | 'body' | 'large' | 'heading' | 'title'}`
  | `space-${1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 16}`
  | `radius${'' | '-large'}`
  | `shadow-${1 | 2}`;

/** Values of tokens in CSS: one for always, or one by day and one by night. */
export type Theme = { readonly [Each in Token]?: string | readonly [day: string, night: string] };

const FIXED = /^(?:taken|motion|stagger|ease|target)/;

/** Sets them for the whole page. Throws a sentence if there is no such token. */
export function wearTheme(theme: Theme): void {
  const known = getComputedStyle(document.documentElement);
  const lines = Object.entries(theme).map(([token, value]) => {
    if (FIXED.test(token) || known.getPropertyValue(`--${token}`) === '')
      throw new Error(`A theme can't set "${token}"; it should be a token of @agora-games/agora-client/kit/theme.`);
    return `--${token}:${typeof value === 'string' ? value : `light-dark(${value.join()})`}`;
  });
  const style = document.createElement('style');
  // Above the tokens' own values, and below those of who needs other colours for the seats.
  style.textContent = `html:root{${lines.join(';')}}`;
  document.head.append(style);
}
