/** The words of where a match comes from. Apart from those of deals, because lists of matches need no more. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { lists } from '../lists.ts';

const provenance = catalog({
  en: {
    deal: 'Deal',
    /** For a table whose opener gave the seed. */
    chosen: 'Chosen by the player who opened the table and may know what is hidden',
    /** For a match on this screen that goes on from a moment of another one. */
    from: 'Played on',
    fromMove: (move: number, names: readonly string[]) => `From move ${move} of a match of ${lists.en.all(names)}`,
    fromNobodys: (move: number) => `From move ${move} of a recorded match`,
  },

  ja: {
    deal: '配り',
    chosen: '卓を立てた人が選んだため、その人は伏せたものを知っているかもしれません',
    from: '続き',
    fromMove: (move, names) => `${lists.ja.all(names)}の対局の${move}手目から`,
    fromNobodys: (move) => `棋譜の${move}手目から`,
  },
});

export type ProvenanceText = (typeof provenance)['en'];

export const useProvenanceText = () => useWords(provenance);
