import type { Request } from 'express';
import { siteOf } from '../../domain/seo/url/url-identity.js';
import { readWebAddress } from '../requests/read-web-address.js';

/** The site that the query parameter `site_url` names, as siteOf writes it. @throws HttpError 422 for no http(s) address */
export function readSite(req: Request): string {
  const { site_url = '' } = req.query as { site_url?: string };
  return siteOf(readWebAddress(site_url, ['query', 'site_url']));
}
