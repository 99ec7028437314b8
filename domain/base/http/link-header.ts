/** One link of a Link header: where it points, what it is, and its other parameters (lower-case names, first wins). */
export interface HeaderLink {
  /** The text between the angle brackets, untouched. */
  target: string;
  /** Relation types, lower case. */
  rel: string[];
  params: Record<string, string>;
}

/**
 * Reads a Link header (RFC 8288 section 3). Several headers joined by ", " read the same as one. Commas and semicolons
 * inside angle brackets or quoted strings do not separate. Text that is not a link is skipped up to the next comma.
 */
export function parseLinkHeader(header: string | undefined): HeaderLink[] {
  if (!header) return [];
  const links: HeaderLink[] = [];
  for (const part of splitOutsideQuotes(header, ',')) {
    const value = part.trim();
    const end = value.indexOf('>');
    if (!value.startsWith('<') || end < 0) continue;
    const params = readParams(value.slice(end + 1));
    const rel = (params['rel'] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    links.push({ target: value.slice(1, end).trim(), rel, params });
  }
  return links;
}

function readParams(text: string): Record<string, string> {
  const params: Record<string, string> = {};
  for (const part of splitOutsideQuotes(text, ';')) {
    const equals = part.indexOf('=');
    const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
    // RFC 8288 section 3.3: only the first rel counts; the same is done for every other parameter.
    if (name && params[name] === undefined) params[name] = equals < 0 ? '' : unquote(part.slice(equals + 1).trim());
  }
  return params;
}

/** Takes off the quotes of a quoted-string and the backslash of its quoted pairs (RFC 9110 section 5.6.4). */
function unquote(value: string): string {
  if (!value.startsWith('"')) return value;
  const body = value.length > 1 && value.endsWith('"') ? value.slice(1, -1) : value.slice(1);
  return body.replace(/\\(.)/g, '$1');
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  let bracketed = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted && character === '\\') index += 1;
    else if (character === '"' && !bracketed) quoted = !quoted;
    else if (quoted) continue;
    else if (character === '<') bracketed = true;
    else if (character === '>') bracketed = false;
    else if (character === separator && !bracketed) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
