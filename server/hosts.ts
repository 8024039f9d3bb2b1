/** Names of hosts, as operators write them. */

/** Whether a text is a host, or `*.` followed by one, as operators write them. */
export const isHost = (text: string): boolean =>
  /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/.test(text);
