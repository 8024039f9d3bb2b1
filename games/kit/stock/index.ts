/** The entry point of the package's `@agora-games/agora/stock`: plain boardgame.io games at Agora's tables. */
export { type About, stockGame } from './stock.ts';
export { type Given, type GivenGames, shelved } from './shelved.ts';
