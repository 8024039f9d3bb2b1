/** One's own page, and those of circles and tournaments: fetched as one, because whoever sees one goes on to the others. */
export { TournamentPage } from '../tournaments/TournamentPage.tsx';
export { CirclePage } from './CirclePage.tsx';
export { YouPage } from './YouPage.tsx';
