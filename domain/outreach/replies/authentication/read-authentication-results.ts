/** One `method=result` of a header, with its properties ("header.from"), all in lower case. */
export interface AuthenticationResult {
  method: string;
  result: string;
  properties: Record<string, string>;
}

export interface AuthenticationResults {
  /** Of the server that wrote the header; lower case. */
  authserv_id: string;
  results: AuthenticationResult[];
}

const MAX_CHARS = 8_000;
const ID = /^[a-z0-9](?:[a-z0-9._-]{0,253}[a-z0-9])?$/;
const PAIR = /([a-z0-9._/-]{1,60})\s{0,5}=\s{0,5}("[^"]{0,300}"|[^\s";]{1,300})/g;

/** Reads one Authentication-Results header (RFC 8601 2.2); null where it does not name its server. */
export function readAuthenticationResults(value: string): AuthenticationResults | null {
  const [head = '', ...sections] = withoutComments(value.slice(0, MAX_CHARS)).toLowerCase().split(';');
  // The version number may follow the id.
  const id = head.trim().split(/\s+/)[0] ?? '';
  if (!ID.test(id)) return null;
  return { authserv_id: id, results: sections.flatMap(readSection) };
}

function readSection(section: string): AuthenticationResult[] {
  const [first, ...others] = [...section.matchAll(PAIR)].map(([, name = '', given = '']) => ({
    name,
    given: given.replaceAll('"', ''),
  }));
  if (!first) return [];
  // "dkim/1=pass": the version of the method is not part of its name.
  const method = first.name.split('/')[0] ?? '';
  return [
    { method, result: first.given, properties: Object.fromEntries(others.map(({ name, given }) => [name, given])) },
  ];
}

/** RFC 5322 3.2.2: comments may be nested, but not in a quoted string, where a semicolon ends nothing either. */
function withoutComments(text: string): string {
  let depth = 0;
  let isQuoted = false;
  let rest = '';
  for (const character of text) {
    if (character === '"' && depth === 0) isQuoted = !isQuoted;
    if (character === '(' && !isQuoted) depth += 1;
    if (depth === 0) rest += isQuoted && character === ';' ? ',' : character;
    if (character === ')' && !isQuoted && depth > 0) {
      depth -= 1;
      rest += ' ';
    }
  }
  return rest;
}
