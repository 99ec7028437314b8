/**
 * When two spellings of a URL mean one page. Every URL stored by the crawl went through {@link normalizeUrl}; the rules
 * are those of RFC 3986 section 6.2.2 and 6.2.3 that can't change a server's response: query order and path case stay.
 */

const MAX_INPUT_CHARS = 2048;

/**
 * The absolute http(s) URL of a reference, in its one spelling: fragment, credentials, default port and the host's
 * final dots removed, host in lower-case punycode, an empty path as "/", percent-escapes in upper case and those of
 * unreserved characters decoded. Null for other schemes and for what cannot be resolved.
 */
export function normalizeUrl(raw: string, base?: string): string | null {
  // Most inputs need no parser: they would be unchanged.
  if (base === undefined && NORMAL_URL.test(raw)) return raw;
  const parsed = parse(raw, base);
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  const host = stripFinalDots(parsed.hostname);
  if (!host) return null;
  const port = parsed.port ? `:${parsed.port}` : '';
  return `${parsed.protocol}//${host}${port}${normalizeEscapes(parsed.pathname)}${normalizeEscapes(parsed.search)}`;
}

/** Same host, a leading "www." ignored, and the same explicit port. False when either is not an http(s) URL. */
export function isSameSite(a: string, b: string): boolean {
  const site = identifySite(a);
  return site !== '' && site === identifySite(b);
}

/**
 * Host without a leading "www.", with its port when one is spelled out: equal for URLs of one site. Empty when the
 * value is not an http(s) URL.
 */
export function identifySite(url: string): string {
  // The crawl calls this for every link, nearly always with a URL that is normalized already: no need to parse again.
  const authority = NORMAL_AUTHORITY.exec(url)?.[1] ?? NORMAL_AUTHORITY.exec(normalizeUrl(url) ?? '')?.[1] ?? '';
  return authority.startsWith('www.') ? authority.slice(4) : authority;
}

/** Host name without port, lower case, punycode, no final dot; empty when the value is not an http(s) URL. */
export function readHost(url: string): string {
  const parsed = parse(normalizeUrl(url) ?? '');
  return parsed ? parsed.hostname : '';
}

/**
 * What a person typed as an address, normalized. "blog.example" and "blog.example:8080/a" get https://. Null when it is
 * longer than 2,048 characters, not http(s), carries a user name or password, has a host that names no site, or is no URL
 * at all.
 */
export function userInputUrl(raw: string): string | null {
  const text = raw.trim();
  if (text === '' || text.length > MAX_INPUT_CHARS || HAS_INNER_SPACE.test(text)) return null;
  const parsed = parse(withScheme(text));
  if (parsed?.username !== '' || parsed.password !== '') return null;
  const url = normalizeUrl(parsed.href);
  // URL parsers take "=", quotes and brackets in a host, which no name that can be looked up has.
  return url === null || identifySite(url) === '' ? null : url;
}

/** The URL for people: percent-escaped letters beyond ASCII shown as themselves, everything else as it is. */
export function readableUrl(url: string): string {
  return url.replace(NON_ASCII_ESCAPES, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes; // Overlong or a lone surrogate: the escape is all that can be shown.
    }
  });
}

/**
 * Some of the URLs that are normal already: of a host name that ends in a letter's label, so that it is no address, and
 * is not punycode; no port, no dot segments, and nothing that is escaped or that a parser would escape or move.
 */
const NORMAL_URL =
  /^https?:\/\/(?:(?!xn--)[a-z0-9_-]+\.)*(?!xn--)[a-z][a-z0-9_-]*(?:\/(?!\.)[\w!$&'()*+,;=:@~.-]*)+(?:\?[\w!$&()*+,;=:@~./?-]+)?$/;
const NORMAL_AUTHORITY = /^https?:\/\/([a-z0-9_.-]*[a-z0-9_-](?::\d+)?|\[[0-9a-f:.]+\](?::\d+)?)(?=\/)/;
const HAS_INNER_SPACE = /[\s\p{Cc}]/u;
const SCHEME_WITH_SLASHES = /^[a-z][a-z0-9+.-]*:\/\//i;
/** "mailto:x", but not "localhost:3000": a port is digits up to the path. */
const SCHEME_ALONE = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
const ESCAPE = /%[0-9a-f]{2}/gi;
/** Escapes that have the shape of one UTF-8 sequence of two to four bytes (RFC 3629). */
const NON_ASCII_ESCAPES =
  /%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi;
const UNRESERVED = /[A-Za-z0-9\-._~]/;

function parse(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}

function withScheme(text: string): string {
  if (text.startsWith('//')) return `https:${text}`;
  if (SCHEME_WITH_SLASHES.test(text) || SCHEME_ALONE.test(text)) return text;
  return `https://${text}`;
}

function stripFinalDots(host: string): string {
  let end = host.length;
  while (end > 0 && host[end - 1] === '.') end--;
  return host.slice(0, end);
}

function normalizeEscapes(part: string): string {
  if (!part.includes('%')) return part;
  return part.replace(ESCAPE, (escaped) => {
    const char = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(char) ? char : escaped.toUpperCase();
  });
}
