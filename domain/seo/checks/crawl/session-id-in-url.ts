import { parseUrl } from '../../url/parse-url.js';
import type { PageCheck } from '../check.js';

const SESSION_NAMES =
  /^(?:phpsessid|jsessionid|aspsessionid[a-z]*|asp\.net_sessionid|cfid|cftoken|oscsid|zenid|sessionid|session_id|sessid)$/i;
/** Short names that can mean other things: only a value that looks like a token counts. */
const AMBIGUOUS_NAMES = /^(?:sid|s_id|session)$/i;
const PATH_SESSION = /;(jsessionid|phpsessid|sid)=[^;/?]+/i;

export const crawlSessionIdInUrl: PageCheck = {
  id: 'crawl/session-id-in-url',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Session id in the URL',
  why: 'Every visit makes new addresses for the same page, and a copied link can hand over somebody else’s session.',
  fix: 'Keep sessions in cookies and redirect URLs with a session id to the clean one.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 2,
  judge(page) {
    const url = parseUrl(page.url);
    const name = url === null ? null : sessionParameter(url);
    return name === null ? [] : [{ url: page.url, observed: `parameter ${name}`, expected: 'no session id' }];
  },
};

function sessionParameter(url: URL): string | null {
  const inPath = PATH_SESSION.exec(url.pathname);
  if (inPath?.[1]) return inPath[1];
  for (const [name, value] of url.searchParams) {
    if (SESSION_NAMES.test(name) && value !== '') return name;
    if (AMBIGUOUS_NAMES.test(name) && isToken(value)) return name;
  }
  return null;
}

/** Sixteen or more letters and digits mixed: long enough that no counter or word looks like it. */
function isToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{16,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value);
}
