/** One server-sent event. */
export interface ServerEvent {
  /** The last id seen so far, '' when none: what Last-Event-ID is to say. */
  id: string;
  /** `message` when the stream names none. */
  event: string;
  data: string;
}

export interface SseParser {
  /** Takes the next piece of the decoded stream, cut anywhere, and returns the events it completes. */
  push(text: string): ServerEvent[];
  /** The stream's latest delay before a reconnection; null when it never gave one. */
  retryMs(): number | null;
}

/** Far above any event of ours: a stream without line ends must not fill the memory. */
const MAX_LINE_CHARS = 1_048_576;

/**
 * Parser of `text/event-stream` (WHATWG HTML 9.2.6). An event that the end of the stream cuts off is never returned.
 * The decoder in front takes off the byte order mark.
 */
export function createSseParser(): SseParser {
  let rest = '';
  let endedWithCr = false;
  let id = '';
  let event = '';
  let data: string[] = [];
  let retryMs: number | null = null;

  const takeField = (name: string, value: string) => {
    if (name === 'data') data.push(value);
    else if (name === 'event') event = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) retryMs = Number(value);
  };

  const takeLine = (line: string): ServerEvent[] => {
    if (line !== '') {
      const colon = line.indexOf(':');
      if (colon === -1) takeField(line, '');
      else if (colon > 0) takeField(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''));
      return [];
    }
    const complete = data.length > 0 ? [{ id, event: event || 'message', data: data.join('\n') }] : [];
    event = '';
    data = [];
    return complete;
  };

  return {
    push: (text) => {
      if (text === '') return [];
      // CR and LF that came in two pieces are one line end.
      const piece = endedWithCr && text.startsWith('\n') ? text.slice(1) : text;
      endedWithCr = text.endsWith('\r');
      const lines = piece.split(/\r\n|\r|\n/);
      lines[0] = rest + (lines[0] ?? '');
      rest = lines.pop() ?? '';
      if (rest.length + data.reduce((sum, line) => sum + line.length, 0) > MAX_LINE_CHARS)
        throw new Error('The event stream has no line ends');
      return lines.flatMap(takeLine);
    },
    retryMs: () => retryMs,
  };
}
