import { registrableDomain } from '../../base/url/registrable-domain.js';
import type { SiteArtifacts } from './check.js';

/** The file comes from the site's own domain, subdomains included: its owner decides how it is served. */
export function isOwnResource({ start_url }: Pick<SiteArtifacts, 'start_url'>, url: string): boolean {
  const domain = registrableDomain(start_url);
  return domain !== null && registrableDomain(url) === domain;
}
