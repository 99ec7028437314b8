import { parseUrl } from '../base/url/parse-url.js';
import { findAccessId } from './find-access-id.js';
import type { Operation } from './operations.js';

const SUBJECTS = ['website_url', 'site_url', 'url'] as const;

/**
 * The input of an operation with http:// in place of https://. Null where it has no such URL, and where it has access data
 * of the site: they are never sent without TLS.
 */
export function toHttpInput(input: Operation['input']): Operation['input'] | null {
  if (findAccessId(input) !== null) return null;
  for (const name of SUBJECTS) {
    const url = input[name];
    if (typeof url === 'string' && parseUrl(url)?.protocol === 'https:')
      return { ...input, [name]: url.replace(/^https:/i, 'http:') };
  }
  return null;
}
