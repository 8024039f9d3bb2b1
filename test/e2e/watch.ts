/** Listens for what must never happen on a page: errors, and requests to anybody but Agora's own server. */
import { type BrowserContext, expect } from '@playwright/test';

export interface Watch {
  /** Listens to every page of a browser context from now on. */
  follow(context: BrowserContext): void;
  /** Runs something during which the server can't be reached, so that the browser's complaints about that are no errors. */
  whileAway<T>(run: () => Promise<T>): Promise<T>;
  /** Fails the test if anything was heard. */
  check(): void;
}

/** What Chromium writes to the console by itself when a connection fails. */
const LOST =
  /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_SOCKET|WebSocket connection to|WebSocket is closed|502 \(Bad Gateway\)/;
const MISSING = /404 \(Not Found\)/;
/** Addresses that lead nowhere outside the page. */
const INNER = /^(?:data|blob|about):/;

export function watch(origin: string): Watch {
  const heard: string[] = [];
  let away = false;
  return {
    follow(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        if (away && LOST.test(message.text())) return;
        // A page of nothing says so itself; anything it asks for has to be there.
        if (MISSING.test(message.text()) && message.location().url === message.page()?.url()) return;
        heard.push(`console error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(`page error: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${origin}/`) && !INNER.test(url)) heard.push(`request to another host: ${url}`);
      });
    },
    async whileAway(run) {
      away = true;
      const result = await run();
      away = false;
      return result;
    },
    check: () => expect(heard, 'what the pages complained about').toEqual([]),
  };
}
