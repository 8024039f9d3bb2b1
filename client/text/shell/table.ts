/** The table's words. Pages without a table don't load them. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { tableEn } from './table.en.ts';
import { tableJa } from './table.ja.ts';

const table = catalog({ en: tableEn, ja: tableJa });

/** The table's words in the current language. */
export const useTableText = () => useWords(table);
