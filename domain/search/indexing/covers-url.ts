import { readHost } from '../../base/url/url-identity.js';

const DOMAIN_PREFIX = 'sc-domain:';

/** Whether a URL is one of the property: of its domain, or below its very prefix. No other one can be inspected in it. */
export function coversUrl(property: string, url: string): boolean {
  if (!property.startsWith(DOMAIN_PREFIX)) return url.startsWith(property);
  const domain = property.slice(DOMAIN_PREFIX.length).toLowerCase();
  const host = readHost(url);
  return host === domain || host.endsWith(`.${domain}`);
}
