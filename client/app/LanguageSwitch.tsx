import { useLanguage } from '../text/index.ts';
import { LANGUAGES, type Language } from '../kept/language.ts';
import styles from './Header.module.css';
import { changeSettings } from '../kept/settings.ts';

/** Each language's own name, for people who can't read the other. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };

/** A button that changes to the next language. */
export function LanguageSwitch() {
  const current = useLanguage();
  const next = LANGUAGES[(LANGUAGES.indexOf(current) + 1) % LANGUAGES.length] ?? current;
  return (
    <button type="button" lang={next} className={styles.link} onClick={() => changeSettings({ language: next })}>
      {OWN_NAMES[next]}
    </button>
  );
}
