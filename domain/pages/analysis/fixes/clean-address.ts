import { parseUrl } from '../../../base/url/parse-url.js';
import { normalizeUrl } from '../../../base/url/url-identity.js';
import { writeRules } from '../../../seo/fixes/redirect-rules.js';
import type { PageFixWriter } from './page-fix-writer.js';

/** The right path, and the redirect that leads there once the page is available at it. */
export const cleanAddress: PageFixWriter = {
  check_ids: ['url/uppercase', 'url/underscore', 'url/space', 'url/multiple-slashes', 'url/double-encoded'],
  write(issues, { page }) {
    const parsed = parseUrl(page.url);
    if (!parsed) return [];
    const found = new Set(issues.map(({ check_id }) => check_id));
    let path = parsed.pathname;
    if (found.has('url/double-encoded')) path = path.replace(/%25([0-9a-f]{2})/gi, '%$1');
    if (found.has('url/space')) path = path.replaceAll('%20', '-');
    if (found.has('url/underscore')) path = path.replaceAll('_', '-');
    if (found.has('url/multiple-slashes')) path = path.replace(/\/{2,}/g, '/');
    if (found.has('url/uppercase')) path = lowerCase(path);
    const to = normalizeUrl(`${parsed.origin}${path}${parsed.search}`);
    if (to === null || to === page.url) return [];
    return writeRules([{ from: page.url, to }]).map((rules) => ({
      ...rules,
      title: `${rules.title}, once the page answers at ${path}`,
      url: page.url,
    }));
  },
};

/** The hexadecimal digits of escapes are capital by rule (RFC 3986 6.2.2.1). */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
