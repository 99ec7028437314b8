import { identifySite } from '../../domain/base/url/url-identity.js';
import { readWebAddress } from '../http/requests/read-web-address.js';

export interface SiteQuery {
  query: { site_url?: string };
}

/** The site that the query parameter `site_url` names, as identifySite writes it. @throws HttpError 422 for no http(s) address */
export function readSite({ query: { site_url = '' } }: SiteQuery): string {
  return identifySite(readWebAddress(site_url, ['query', 'site_url']));
}
