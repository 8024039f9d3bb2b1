/** One document for all tests of pages in a thread, empty again for each file. */
import { builtinEnvironments } from 'vitest/runtime';

if (typeof document === 'undefined') await builtinEnvironments.jsdom.setup(globalThis, {});
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.body.replaceChildren();
document.title = '';
for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
