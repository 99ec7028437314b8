export interface FoundSessionId {
  /** The parameter as it is spelled; "(S(…))" for the path segment of ASP.NET. */
  name: string;
  /** The URL without it. */
  rest: string;
}

/** Hardly any URL has one of these: the others need no further check. */
const HINT = /sess|sid|s_id|cfid|cftoken|zenid|\/\([a-z]\(/i;
const NAMES =
  /^(?:phpsessid|jsessionid|aspsessionid[a-z]*|asp\.net_sessionid|cfid|cftoken|oscsid|zenid|sessionid|session_id|sessid)$/i;
/** Short names that can mean other things: only a value that looks like a token counts. */
const AMBIGUOUS_NAMES = /^(?:sid|s_id|session)$/i;
const PATH_PARAM = /;(jsessionid|phpsessid|sid)=[^;/?]+/i;
/** Sessions without cookies as ASP.NET writes them: "/(S(lit3py55t21z5v55vlm25s55))/page.aspx". */
const PATH_SEGMENT = /\/\([A-Z]\([A-Za-z0-9_-]{20,64}\)\)(?=\/)/;

/** The session id that a normalized URL carries; null when it carries none. */
export function findSessionId(url: string): FoundSessionId | null {
  if (!HINT.test(url)) return null;
  const queryAt = url.indexOf('?');
  const address = queryAt < 0 ? url : url.slice(0, queryAt);
  const pairs = queryAt < 0 ? [] : url.slice(queryAt + 1).split('&');
  const kept = pairs.filter((pair) => !isSession(pair));
  const inQuery = pairs.find(isSession)?.split('=')[0];
  const inPath = PATH_PARAM.exec(address)?.[1] ?? (PATH_SEGMENT.test(address) ? '(S(…))' : undefined);
  const name = inPath ?? inQuery;
  if (name === undefined) return null;
  const path = address.replace(PATH_PARAM, '').replace(PATH_SEGMENT, '');
  return { name, rest: kept.length > 0 ? `${path}?${kept.join('&')}` : path };
}

function isSession(pair: string): boolean {
  const [name = '', value = ''] = pair.split('=');
  if (NAMES.test(name)) return value !== '';
  return AMBIGUOUS_NAMES.test(name) && isToken(value);
}

/** Sixteen or more letters and digits mixed: too long for a counter or a word. */
function isToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{16,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value);
}
