import { useEffect, useState } from 'react';
import { BRIEF, type KeptGame, deleteGames, readKeptGames } from './saved-game.ts';

/** All games stored on this screen, kept up to date with other pages, and a function that deletes some. */
export function useKeptGames(): { readonly games: readonly KeptGame[]; forget(ids: readonly string[]): void } {
  const [games, setGames] = useState(readKeptGames);
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(BRIEF)) setGames(readKeptGames());
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  const forget = (ids: readonly string[]) => {
    deleteGames(ids);
    setGames(readKeptGames());
  };
  return { games, forget };
}
