/** Renders the front page to HTML for an unknown reader. Runs during the build. */
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { HomePage } from '../../home/index.ts';
import { changeSettings } from '../../kept/settings.ts';
import { LANGUAGES, type Language } from '../../kept/language.ts';
import { below } from '../../kept/site.ts';
import { house } from '../house.ts';
import { PATHS } from '../paths.ts';
import { House } from './House.tsx';

export async function frontPages(): Promise<ReadonlyMap<Language, string>> {
  await HomePage.fetch();
  return new Map(LANGUAGES.map((language) => [language, written(language)]));
}

function written(language: Language): string {
  changeSettings({ language });
  return renderToString(
    <Router base={below('/').slice(0, -1)} ssrPath={below(PATHS.home)}>
      <House shelf={house} atHand />
    </Router>,
  );
}
