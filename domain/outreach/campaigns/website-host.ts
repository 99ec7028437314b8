import { parseUrl } from '../../base/url/parse-url.js';
import { websiteKey } from './website-key.js';

/**
 * The host of an address as people read it, without "www.": in the writer's own letters where the address was typed in
 * them, otherwise as it is looked up. Empty for what is no http(s) address.
 */
export function websiteHost(typed: string): string {
  const host = websiteKey(parseUrl(websiteKey(typed)?.url)?.hostname ?? '')?.key ?? '';
  const inAddress = TYPED_HOST.exec(typed.trim())?.[1] ?? '';
  const written = inAddress
    .normalize('NFC')
    .toLowerCase()
    .replace(/^www\.|\.$/g, '');
  return websiteKey(written)?.key === host ? written : host;
}

const TYPED_HOST = /^(?:https?:)?(?:\/\/)?([^/?#:\\]*)/i;
