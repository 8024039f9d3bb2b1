/**
 * Runs before anything is painted and before all other scripts, built into one small file of its own. The front page comes written
 * by the server for somebody it knows nothing of; whether that is what this reader is to see, only their browser can tell.
 */
import { SETTINGS, readSettings, wear } from '../../kit/kept/preferences.ts';
import { openEarly } from '../../online/wire/early.ts';
import { PATHS, matchAt } from '../paths.ts';
import { AS_SENT, UNFIT, notePresses } from './as-sent.ts';

const html = document.documentElement;
const settings = readSettings(kept(SETTINGS));
const fits = window.location.pathname === PATHS.home && html.lang === settings.language && !hasBeenHere();
wear(settings);
html.dataset.page = fits ? AS_SENT : UNFIT;
if (fits) notePresses();
const match = matchAt(window.location.pathname);
if (match !== undefined) openEarly(match);

/** Whoever has played here has games to go on with, which stand first. */
function hasBeenHere(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('agora.') && key !== SETTINGS);
  } catch {
    return false;
  }
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
