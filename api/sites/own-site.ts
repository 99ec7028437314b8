import type { Site } from '../../domain/sites/site.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import { HttpError } from '../http/http-error.js';
import { currentUser } from '../http/requests/request-context.js';

/** The site that the path names. @throws HttpError 404 when it is not there, or another user's */
export async function ownSite(
  sites: Pick<SitesRepository, 'find'>,
  req: { params: { site_id: string } },
): Promise<Site> {
  const site = await sites.find(currentUser(req).id, req.params.site_id);
  if (!site) throw HttpError.notFound();
  return site;
}
