export interface AnswerHead {
  status: number;
  /** Lower-case names; repeated headers joined with ", "; set-cookie left out. */
  headers: Record<string, string>;
  setCookies: string[];
  robotsTags: string[];
  /** Type and subtype, lower case; null when absent. */
  mediaType: string | null;
  contentEncoding: string;
  /** Null when absent or no plain number. */
  contentLength: number | null;
  /** The first Location header. */
  location: string | null;
}

/** The head of a response. Headers are undici's raw ones (`responseHeaders: 'raw'`): name, value, name, value, … */
export function readAnswerHead(answer: { statusCode: number; headers: unknown }): AnswerHead {
  const lists = groupByName(answer.headers);
  const joined = (name: string) => lists.get(name)?.join(', ') ?? '';
  const mediaType = joined('content-type').split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  return {
    status: answer.statusCode,
    // fromEntries makes own properties even of names such as __proto__.
    headers: Object.fromEntries(
      [...lists].filter(([name]) => name !== 'set-cookie').map(([name]) => [name, joined(name)]),
    ),
    setCookies: lists.get('set-cookie') ?? [],
    robotsTags: lists.get('x-robots-tag') ?? [],
    mediaType: mediaType === '' ? null : mediaType,
    contentEncoding: joined('content-encoding'),
    contentLength: readLength(joined('content-length')),
    location: lists.get('location')?.[0] ?? null,
  };
}

function groupByName(raw: unknown): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const fields: unknown[] = Array.isArray(raw) ? raw : [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const name = String(fields[at]).toLowerCase();
    const values = lists.get(name) ?? [];
    values.push(readFieldValue(String(fields[at + 1])));
    lists.set(name, values);
  }
  return lists;
}

/** Header bytes arrive as Latin-1; many servers mean UTF-8, above all in Location, as browsers do (Fetch 2.2.2). */
function readFieldValue(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  const isAscii = bytes.every((byte) => byte < 0x80);
  if (isAscii) return value;
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? value : text;
}

function readLength(value: string): number | null {
  return /^\d{1,15}$/.test(value) ? Number(value) : null;
}
