import { wear } from '../../kept/preferences.ts';
import { onSettings, settingsNow } from '../../kept/settings.ts';
import { setSoundOn } from '../sound/sound.ts';

/** Sets the settings on <html> and for sounds, now and after every change. */
export function followSettings(): void {
  apply();
  onSettings(apply);
}

function apply(): void {
  const settings = settingsNow();
  wear(settings);
  setSoundOn(settings.sound);
}
