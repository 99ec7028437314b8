import { parseUrl } from '../../base/url/parse-url.js';
import { userInputUrl } from '../../base/url/url-identity.js';
import { registrableName } from '../addresses/registrable-name.js';
import { linkKey } from './link-key.js';

const URL_IN_TEXT = /\bhttps?:\/\/[^\s<>"'()[\]{}]+/gi;
const MOST = 5;

/** Pages of a site that a text names, each once; its home page is none, as signatures have it. */
export function findNamedPages(text: string, domain: string): string[] {
  const found = new Map<string, string>();
  for (const [written] of text.matchAll(URL_IN_TEXT)) {
    const url = userInputUrl(written.replace(/[.,;:!?]+$/, ''));
    const parsed = parseUrl(url);
    if (url === null || !parsed || registrableName(parsed.hostname) !== domain) continue;
    if (parsed.pathname === '/' && parsed.search === '') continue;
    if (!found.has(linkKey(url))) found.set(linkKey(url), url);
  }
  return [...found.values()].slice(0, MOST);
}
