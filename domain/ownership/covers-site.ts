import { identifySite, readHost } from '../base/url/url-identity.js';

/**
 * Whether a Search Console property is of the whole site: a domain property of its host or of one above, or a URL prefix
 * that is its root. A prefix with a path is a part of a site.
 */
export function coversSite(property: string, origin: string): boolean {
  const host = readHost(origin);
  if (property.startsWith('sc-domain:')) {
    const domain = property.slice('sc-domain:'.length).toLowerCase();
    return domain.includes('.') && (host === domain || host.endsWith(`.${domain}`));
  }
  return /^https?:\/\/[^/]+\/$/.test(property) && identifySite(property) === identifySite(origin);
}
