const MAX_CHARS = 100_000;
const MAX_TEXT_CHARS = 2_000;

/** RFC 5545 3.2.12 and RFC 5546 1.4. */
const ANSWERS: Record<string, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Tentative',
  delegated: 'Delegated',
  'needs-action': 'No answer yet',
};
const METHODS: Record<string, string> = {
  request: 'Invitation',
  publish: 'Event',
  add: 'Invitation',
  cancel: 'Canceled',
  counter: 'New time proposed',
  declinecounter: 'New time declined',
  refresh: 'Asked for the event',
};

/**
 * What an iCalendar object says in the words that a reader's calendar shows: "Accepted: Call about the guide", and the
 * comment below it. Null when it is not one.
 */
export function readCalendarAnswer(calendar: string): string | null {
  // RFC 5545 3.1: long lines are folded.
  const lines = calendar
    .slice(0, MAX_CHARS)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  if (!lines.some((line) => /^begin:vcalendar\s*$/i.test(line))) return null;
  const event = eventLines(lines);
  const method = (readProperty(lines, 'method') ?? '').toLowerCase();
  const status = /;partstat="?([a-z-]{1,20})/i.exec(event.find((line) => /^attendee\b/i.test(line)) ?? '')?.[1];
  const word = method === 'reply' ? ANSWERS[(status ?? '').toLowerCase()] : METHODS[method];
  const summary = readProperty(event, 'summary');
  const head = [word ?? 'Event', summary].filter((part) => part !== null && part !== '').join(': ');
  const comment = readProperty(event, 'comment') ?? readProperty(event, 'x-ms-olk-comment');
  return [head, ...(comment ? [comment] : [])].join('\n\n').slice(0, MAX_TEXT_CHARS);
}

/** Of the first event or task; time zones have comments of their own. */
function eventLines(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => /^begin:v(?:event|todo|journal)\s*$/i.test(line));
  if (start < 0) return [];
  const end = lines.findIndex((line, index) => index > start && /^end:v(?:event|todo|journal)\s*$/i.test(line));
  return lines.slice(start + 1, end < 0 ? undefined : end);
}

/** RFC 5545 3.3.11: backslash, comma, semicolon and line end are escaped. */
function readProperty(lines: readonly string[], name: string): string | null {
  for (const line of lines) {
    const [, field = '', value = ''] = /^([a-z-]{1,40})(?:;(?:[^":]|"[^"]{0,500}"){0,1000})?:(.*)$/i.exec(line) ?? [];
    if (field.toLowerCase() !== name) continue;
    return value.replace(/\\([nN\\,;])/g, (_all, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped)).trim();
  }
  return null;
}
