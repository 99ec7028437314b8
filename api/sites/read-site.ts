import type { Request } from 'express';
import { siteOf, userInputUrl } from '../../domain/seo/url/url-identity.js';
import { HttpError } from '../http-error.js';

/** The site that the query parameter `site_url` names, as siteOf writes it. @throws HttpError 422 for no http(s) address */
export function readSite(req: Request): string {
  const { site_url = '' } = req.query as { site_url?: string };
  const url = userInputUrl(site_url);
  if (url === null)
    throw HttpError.invalidInput({ loc: ['query', 'site_url'], msg: 'Not an http(s) address', type: 'url_parsing' });
  return siteOf(url);
}
