import { isIndexFile } from './is-index-file.js';
import { parseUrl } from './parse-url.js';

/**
 * What the addresses of pages made by one template have in common: folder, ending and names of parameters, with "#" for
 * numbers and "*" for the last part. "/shop/12/lamp.html?size=2" is "/shop/#/*.html?size". Null for the home page.
 */
export function pathTemplate(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const segments = parsed.pathname.split('/').filter((segment) => segment !== '');
  if (isIndexFile(segments.at(-1) ?? '')) segments.pop();
  const last = segments.pop();
  if (last === undefined) return null;
  const folders = segments.map((segment) => (/^\d+$/.test(segment) ? '#' : segment));
  const ending = /\.[a-z][a-z0-9]{1,4}$/i.exec(last)?.[0].toLowerCase() ?? '';
  const params = [...new Set(parsed.searchParams.keys())].sort().join('&');
  return `${parsed.origin}/${[...folders, `*${ending}`].join('/')}${params === '' ? '' : `?${params}`}`;
}
