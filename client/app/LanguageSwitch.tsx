import { useLanguage } from '../text/index.ts';
import type { Language } from '../kept/language.ts';
import styles from './Header.module.css';
import { changeSettings } from '../kept/settings.ts';
import { siteLanguages } from '../kept/site.ts';

/** Each language's own name, for people who can't read the other. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };

/** A button that changes to the next language, if there is another one. */
export function LanguageSwitch() {
  const current = useLanguage();
  const languages = siteLanguages();
  const next = languages[(languages.indexOf(current) + 1) % languages.length] ?? current;
  if (next === current) return null;
  return (
    <button type="button" lang={next} className={styles.link} onClick={() => changeSettings({ language: next })}>
      {OWN_NAMES[next]}
    </button>
  );
}
