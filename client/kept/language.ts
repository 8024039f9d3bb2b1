/** The languages Agora speaks; a site may do with fewer. */
export const LANGUAGES = ['ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
