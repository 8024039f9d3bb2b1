/**
 * Flags for the server's Node. The objects of a move (states, views, texts) are garbage after milliseconds, but V8's young
 * generation is so small that many are promoted first. A larger one saves a ninth of the processor time of an action and
 * takes up to some hundred megabytes.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64'];
