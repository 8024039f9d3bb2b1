/** Plain data, as it is stored and sent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
