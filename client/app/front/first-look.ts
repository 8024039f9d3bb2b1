/**
 * Runs before anything is painted and before all other scripts, from a small file of its own. The front page was
 * rendered for an unknown reader; only the browser knows whether this reader should see that version.
 */
import { SETTINGS, readSettings, wear } from '../../kept/preferences.ts';
import { keyHere, pathHere } from '../../kept/site.ts';
import { openEarly } from '../../online/wire/early.ts';
import { PATHS, matchAt } from '../paths.ts';
import { AS_SENT, UNFIT, notePresses } from './as-sent.ts';

const html = document.documentElement;
const settings = readSettings(kept(SETTINGS));
const path = pathHere(window.location.pathname) ?? '';
const fits = path === PATHS.home && html.lang === settings.language && !hasBeenHere();
wear(settings);
html.dataset.page = fits ? AS_SENT : UNFIT;
if (fits) notePresses();
const match = matchAt(path);
if (match !== undefined) openEarly(match);

/** People who have played here see their games first. */
function hasBeenHere(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyHere('agora.')) && key !== keyHere(SETTINGS));
  } catch {
    return false;
  }
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyHere(key)) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
