import { identifySite, normalizeUrl, readHost } from '../../base/url/url-identity.js';

export interface PropertyChoice {
  /** As the provider names it. */
  property: string;
  /** `wider`: it holds other hosts or folders too. */
  scope: 'same' | 'wider';
}

const DOMAIN_PREFIX = 'sc-domain:';

/**
 * The property that covers a site most exactly, out of those that an account may read: one of exactly this URL, else of
 * the same site under another scheme or with or without www, else of a folder above, else of the domain, else of a
 * domain above it. Null when none covers the site.
 */
export function propertyForSite(siteUrl: string, properties: readonly string[]): PropertyChoice | null {
  const url = normalizeUrl(siteUrl);
  if (url === null) return null;
  const ranked = properties
    .flatMap((property) => rank(property, url) ?? [])
    .sort((one, other) => one.order - other.order || other.property.length - one.property.length);
  const [best] = ranked;
  return best ? { property: best.property, scope: best.scope } : null;
}

function rank(property: string, url: string): (PropertyChoice & { order: number }) | null {
  if (property.startsWith(DOMAIN_PREFIX)) return rankDomain(property, url);
  const prefix = normalizeUrl(property);
  if (prefix === null) return null;
  if (prefix === url) return { property, scope: 'same', order: 0 };
  if (identifySite(prefix) !== identifySite(url)) return null;
  const path = pathOf(url);
  const above = pathOf(prefix);
  if (above === path) return { property, scope: 'same', order: 1 };
  return path.startsWith(above) ? { property, scope: 'wider', order: 2 } : null;
}

/** A domain property covers all schemes and ports, and all hosts below its name. */
function rankDomain(property: string, url: string): (PropertyChoice & { order: number }) | null {
  const domain = property.slice(DOMAIN_PREFIX.length).toLowerCase();
  const host = readHost(url);
  const isRoot = pathOf(url) === '/';
  if (host === domain || host === `www.${domain}`) return { property, scope: isRoot ? 'same' : 'wider', order: 3 };
  return host.endsWith(`.${domain}`) ? { property, scope: 'wider', order: 4 } : null;
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
