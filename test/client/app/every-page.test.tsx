/**
 * Every page as it lives: in React's strict mode, where each effect runs twice, half filled in, and with the language and all
 * settings changed under it.
 */
import { fireEvent } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { House } from '../../../client/app/front/House.tsx';
import { house } from '../../../client/app/house.ts';
import { PATHS } from '../../../client/app/paths.ts';
import { readSettings, type Settings } from '../../../client/kept/preferences.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { loadWords } from '../../../client/text/games.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { misnamed } from '../hands/names.ts';
import { leaveServer } from '../online/real-server.ts';
import { GAME, VISITS } from './visits.ts';

const OTHERWISE: Partial<Settings> = {
  language: 'ja',
  theme: 'dark',
  palette: 'distinct',
  speed: 'still',
  formalities: false,
  slips: false,
};
/** What browsers do and this document can't. */
const BEYOND_DOCUMENT = /^Not implemented: |^The tag <%s> is unrecognized in this browser/;
const PATIENCE = { timeout: 30_000, interval: 25 };

/** Bots that think for ever: what a page shows doesn't depend on them. */
class Muser extends EventTarget {
  // oxlint-disable-next-line no-empty-function
  postMessage(): void {}
  // oxlint-disable-next-line no-empty-function
  terminate(): void {}
}

const faults: string[] = [];
let unmount = () => undefined as void;

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(GAME, language);
});

beforeEach(() => {
  faults.length = 0;
  localStorage.clear();
  vi.stubGlobal('Worker', Muser);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('scrollTo', () => undefined);
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => {
      const fault = said.map(String).join(' ');
      if (!BEYOND_DOCUMENT.test(fault)) faults.push(fault);
    });
  changeSettings({ ...readSettings(null), language: 'en' });
});

afterEach(() => {
  unmount();
  leaveServer();
  vi.restoreAllMocks();
  localStorage.clear();
  changeSettings(readSettings(null));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  history.replaceState(null, '', '/');
});

test.each(Object.entries(VISITS))(
  '%s: in strict mode, switched to Japanese and to other settings while it is open, nothing fails, nothing stays English, and what was filled in stays',
  async (_, visit) => {
    history.replaceState(null, '', await visit());
    show();
    await vi.waitFor(() => expect(isLoading()).toBe(false), PATIENCE);
    expect(misnamed(document.body)).toEqual([]);
    const filled = await fillIn();
    changeSettings(OTHERWISE);
    await vi.waitFor(() => expect(english()).toEqual([]), PATIENCE);
    expect(reset(filled)).toEqual([]);
    expect(misnamed(document.body)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

function show(): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onUncaughtError: (error) => void faults.push(String(error)) });
  root.render(<House shelf={house} atHand={false} />);
  unmount = () => {
    root.unmount();
    place.remove();
    unmount = () => undefined;
  };
}

const isLoading = () =>
  document.querySelector('h1') === null || document.querySelector('main [role="status"] svg') !== null;

const FIELDS = 'main input:not([type]), main input[type="text"], main textarea';
const CHOICES = 'main input[type="radio"], main input[type="checkbox"]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts half of something into each field, and makes another choice wherever there is one. Returns what became of what by that.
 * The page of settings is no form: what it shows is what is changed.
 */
async function fillIn(): Promise<ReadonlyMap<Field, string | boolean>> {
  if (window.location.pathname === PATHS.settings) return new Map();
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(({ readOnly }) => !readOnly);
  for (const field of fields) fireEvent.change(field, { target: { value: 'half' } });
  const choices = [...document.querySelectorAll<HTMLInputElement>(CHOICES)];
  for (const choice of choices) {
    if (choice.checked || !choice.isConnected) continue;
    choice.click();
    await vi.waitFor(() => expect(choice.checked).toBe(true), PATIENCE);
  }
  return new Map(
    [...fields, ...choices].filter(({ isConnected }) => isConnected).map((each) => [each, standing(each)]),
  );
}

const standing = (field: Field) => ('checked' in field && field.matches(CHOICES) ? field.checked : field.value);

/** What isn't there any more, or isn't as it was left. */
function reset(filled: ReadonlyMap<Field, string | boolean>): readonly string[] {
  return [...filled].flatMap(([field, left]) => {
    if (!field.isConnected) return [`${left} is gone`];
    return standing(field) === left ? [] : [`${left} has become ${standing(field)}`];
  });
}

const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'];

/** What is still said in English anywhere on the page, but for what says of itself that it is English. */
function english(): readonly string[] {
  const left = [...document.querySelectorAll('body *')].flatMap((element) => {
    const attributes = SPOKEN.map((name) => element.getAttribute(name) ?? '');
    const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
    const texts = [...attributes, ...words].filter(isEnglish);
    return texts.length === 0 || element.closest('[lang], style, script') !== null ? [] : texts;
  });
  return [document.title, ...left].filter(isEnglish);
}

/** Names are single words, and Japanese sentences have some of the English ones in them, as of keys. */
const isEnglish = (said: string) => saysEnglish(NAMES.reduce((text, name) => text.replaceAll(name, ''), said));

/** A game is called in Japanese as its author wants, and many keep the name that they have. */
const NAMES = [...house.games.values()].map(({ meta }) => meta.names.ja ?? meta.names.en ?? '').filter(Boolean);

const saysEnglish = (text: string) =>
  !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) &&
  /\p{Script=Latin}{2,}[,;:]? +\p{Script=Latin}+/u.test(text);
