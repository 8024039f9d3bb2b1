import { Emblem } from '../kit/page/Emblem.tsx';
import { useShelf } from '../table/shelf.ts';

/** A game's picture, with sides of 3 : 2; a game without one shows Agora's logo. */
export function Vignette({ game }: { readonly game: string }) {
  const Picture = useShelf().games.get(game)?.Picture ?? Emblem;
  return <Picture />;
}
