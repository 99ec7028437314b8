import { userInputUrl } from '../../base/url/url-identity.js';

/**
 * What the URLs in a folder begin with, as a person typed it: to its slash, which may be missing, and without a query.
 * @returns null for what is no URL
 */
export function readFolder(typed: string): string | null {
  const url = userInputUrl(typed)?.replace(/[?#].*$/, '');
  if (url === undefined) return null;
  return url.endsWith('/') ? url : `${url}/`;
}
