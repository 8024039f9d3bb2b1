/** Gives the browser a file to keep, called so and of today: of JSON, or for calendars. */
export function saveFile(called: string, text: string, kind: 'json' | 'ics' = 'json'): void {
  const type = kind === 'json' ? 'application/json' : 'text/calendar';
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${called}-${new Date().toISOString().slice(0, 10)}.${kind}`;
  link.click();
  URL.revokeObjectURL(url);
}
