import { identifySite, normalizeUrl, readHost } from '../../base/url/url-identity.js';

export interface PropertyChoice {
  /** As the provider names it. */
  property: string;
  /** `wider`: it holds other hosts or folders too. */
  scope: 'same' | 'wider';
}

/** How near a property is to a site, the nearest first. */
export const PROPERTY_NEARNESS = ['exact', 'domain', 'variant', 'folder_above', 'domain_above'] as const;
export interface RankedProperty extends PropertyChoice {
  nearness: (typeof PROPERTY_NEARNESS)[number];
}

const DOMAIN_PREFIX = 'sc-domain:';

/**
 * The property that covers a site most exactly, out of those that an account may read; see {@link rankProperties}. Null when
 * none covers it. Which of them has data is another question: a site that moved to https often has the old one too.
 */
export function propertyForSite(siteUrl: string, properties: readonly string[]): PropertyChoice | null {
  const [best] = rankProperties(siteUrl, properties);
  return best ? { property: best.property, scope: best.scope } : null;
}

/**
 * The properties that cover a site: the one of the very URL first, then that of its domain, which holds every scheme and
 * host name; then those of the same site under another scheme or with or without www, of a folder above, of a domain above.
 */
export function rankProperties(siteUrl: string, properties: readonly string[]): RankedProperty[] {
  const url = normalizeUrl(siteUrl);
  if (url === null) return [];
  const order = ({ nearness }: RankedProperty) => PROPERTY_NEARNESS.indexOf(nearness);
  return properties
    .flatMap((property) => rank(property, url) ?? [])
    .sort((one, other) => order(one) - order(other) || other.property.length - one.property.length);
}

function rank(property: string, url: string): RankedProperty | null {
  if (property.startsWith(DOMAIN_PREFIX)) return rankDomain(property, url);
  const prefix = normalizeUrl(property);
  if (prefix === null) return null;
  if (prefix === url) return { property, scope: 'same', nearness: 'exact' };
  if (identifySite(prefix) !== identifySite(url)) return null;
  const path = pathOf(url);
  const above = pathOf(prefix);
  if (above === path) return { property, scope: 'same', nearness: 'variant' };
  return path.startsWith(above) ? { property, scope: 'wider', nearness: 'folder_above' } : null;
}

/** A domain property holds all schemes, ports apart, and all hosts below its name. */
function rankDomain(property: string, url: string): RankedProperty | null {
  const domain = property.slice(DOMAIN_PREFIX.length).toLowerCase();
  const host = readHost(url);
  const isRoot = pathOf(url) === '/';
  if (host === domain || host === `www.${domain}`)
    return { property, scope: isRoot ? 'same' : 'wider', nearness: 'domain' };
  return host.endsWith(`.${domain}`) ? { property, scope: 'wider', nearness: 'domain_above' } : null;
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
