import { normalizeUrl } from '../../base/url/url-identity.js';
import { readDomainProperty } from './read-domain-property.js';

/**
 * The name of a Search Console property in one spelling: `sc-domain:shop.example`, or a URL prefix such as
 * `https://www.shop.example/blog/`. Null for what is neither.
 */
export function readPropertyName(typed: string): string | null {
  const domain = readDomainProperty(typed);
  if (domain !== null) return domain.property;
  const name = typed.trim();
  return /^https?:\/\//i.test(name) ? normalizeUrl(name) : null;
}
