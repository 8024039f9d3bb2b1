import type { ReactNode } from 'react';
import { Link } from '../kit/page/Link.tsx';
import { CallSwitch } from './calls/CallSwitch.tsx';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { SeatMark } from '../kit/seats/SeatMark.tsx';
import { playSound, setSoundOn } from '../kit/sound/sound.ts';
import { Toggle } from '../kit/controls/Toggle.tsx';
import { useShelf } from '../table/shelf.ts';
import { useText } from '../text/index.ts';
import { useRatingText } from '../text/shell/ratings.ts';
import { OWN_NAMES } from './LanguageSwitch.tsx';
import { PALETTES, SPEEDS, THEMES } from '../kept/preferences.ts';
import { changeSettings, useSettings } from '../kept/settings.ts';
import { hasPage, signsIn, siteLanguages } from '../kept/site.ts';
import { Passkeys } from '../people/Passkeys.tsx';
import { PATHS } from './paths.ts';
import styles from './SettingsPage.module.css';
import { useTitle } from '../kit/page/title.ts';

const SEATS = ['red', 'blue', 'yellow', 'green'] as const;

export function SettingsPage() {
  const { settings: words } = useText();
  const ratings = useRatingText();
  const settings = useSettings();
  const { licenses } = useShelf();
  const languages = siteLanguages();
  useTitle(words.heading);
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.list}>
        {languages.length > 1 && (
          <Segmented
            inline
            label={words.language}
            choices={languages.map((value) => ({ value, label: OWN_NAMES[value] }))}
            value={settings.language}
            onChange={(language) => changeSettings({ language })}
          />
        )}
        <Segmented
          inline
          label={words.theme}
          choices={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <WithNote note={<Seats hint={words.paletteHint} />}>
          <Segmented
            inline
            label={words.palette}
            choices={PALETTES.map((value) => ({ value, label: words.palettes[value] }))}
            value={settings.palette}
            onChange={(palette) => changeSettings({ palette })}
          />
        </WithNote>
        <Segmented
          inline
          label={words.speed}
          choices={SPEEDS.map((value) => ({ value, label: words.speeds[value] }))}
          value={settings.speed}
          onChange={(speed) => changeSettings({ speed })}
        />
        <Toggle
          label={words.formalities}
          hint={words.formalitiesHint}
          checked={settings.formalities}
          onChange={(formalities) => changeSettings({ formalities })}
        />
        <Toggle
          label={words.slips}
          hint={words.slipsHint}
          checked={settings.slips}
          onChange={(slips) => changeSettings({ slips })}
        />
        <Toggle
          label={words.recap}
          hint={words.recapHint}
          checked={settings.recap}
          onChange={(recap) => changeSettings({ recap })}
        />
        <Toggle
          label={ratings.show}
          hint={ratings.showHint}
          checked={settings.ratings}
          onChange={(show) => changeSettings({ ratings: show })}
        />
        <Toggle label={words.sound} hint={words.soundHint} checked={settings.sound} onChange={switchSound} />
        <CallSwitch />
        {!signsIn() && <Passkeys />}
        {hasPage(PATHS.record) && (
          <p className={styles.licenses}>
            <Link href={PATHS.record}>{words.openRecord}</Link>
          </p>
        )}
        {licenses !== undefined && (
          <p className={styles.licenses}>
            <a href={licenses}>{words.licenses}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** Switches sound, and plays one when it is switched on. */
function switchSound(sound: boolean): void {
  changeSettings({ sound });
  setSoundOn(sound);
  playSound('bell');
}

function WithNote({ children, note }: { readonly children: ReactNode; readonly note: ReactNode }) {
  return (
    <div>
      {children}
      {note}
    </div>
  );
}

function Seats({ hint }: { readonly hint: string }) {
  return (
    <p className={styles.seats}>
      {SEATS.map((colour, seat) => (
        <SeatMark key={colour} seat={seat} colour={colour} />
      ))}
      <span>{hint}</span>
    </p>
  );
}
