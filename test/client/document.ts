/** One document for all tests of pages in a thread, empty again for each file. */
import { afterEach, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

if (typeof document === 'undefined') {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  const { spareCollections, spareOrigins } = await import('./spare.ts');
  spareCollections();
  spareOrigins();
}
// What browsers do with what nobody catches, and this document can't.
globalThis.reportError ??= (error: unknown) => console.error(error);
// A file before may have put something else in the place of the network, or of time.
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
// Whatever follows the storage holds what the file before left there, or what came after its end.
window.dispatchEvent(new StorageEvent('storage', { key: null }));
history.replaceState(null, '', '/');
document.body.replaceChildren();
document.title = '';
for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);

// Nor has anybody been told anything yet.
const { toasts } = await import('../../client/kit/dialogs/toast.ts');
toasts.set([]);

// What is waited for is looked for many times over. Were the whole page written out each time that it isn't there yet, as
// usual, that alone would take longer than all tests.
const { cleanup, configure } = await import('@testing-library/react');
configure({
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
// What a test has drawn goes with it: left standing it would still listen and ask while others run.
afterEach(cleanup);
// Dialogs are fetched when the first is opened; a test that opens one isn't to wait for that.
await import('../../client/kit/dialogs/DialogPanel.tsx');
