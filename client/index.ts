/** The entry point of the package `@agora-games/agora-client`. */
export { openAgora } from './app/open.tsx';
export { AgoraTable, type AgoraTableProps } from './app/site/AgoraTable.tsx';
export type { Site } from './app/site/site.ts';
export type { Theme, Token } from './kit/theme.ts';
export type { AnyBoard, BoardModule, BoardProps, Player } from './boards/contract.ts';
export type { Said } from './text/plain.ts';
export type { AnyWords, GameWords, HelpSection } from './text/words.ts';
export type { Shelf, ShownGame } from './table/shelf.ts';
