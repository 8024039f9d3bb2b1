/** What stands on the drawing of a position, as a selector: the same on a plate of the rules and on a table. */
export const standing = '[data-figure], [data-pile]';
