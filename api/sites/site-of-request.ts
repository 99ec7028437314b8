import { describeNoData, NOTHING } from '../../domain/dashboard/no-data.js';
import type { Site } from '../../domain/sites/site.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import { HttpError } from '../http/http-error.js';
import { currentUser } from '../http/requests/request-context.js';
import { readSite, type SiteQuery } from './read-site.js';

/** What a dashboard request is about. */
export interface AskedSite {
  /** As identifySite writes it. */
  site: string;
  /** Null when the user does not watch it; audits of it may be there all the same. */
  watched: Site | null;
}

/**
 * The site that `site_url` names, else the user's only one, else the primary one. Null when none is named and none is
 * watched: there is no data then. @throws HttpError 422 for no http(s) address
 */
export async function siteOfRequest(
  sites: Pick<SitesRepository, 'findBySite' | 'primary'>,
  req: SiteQuery,
): Promise<AskedSite | null> {
  const { id: userId } = currentUser(req);
  if (req.query.site_url !== undefined) {
    const site = readSite(req);
    return { site, watched: await sites.findBySite(userId, site) };
  }
  const watched = await sites.primary(userId);
  if (watched === null) return null;
  if (watched.is_primary) return { site: watched.site, watched };
  throw HttpError.invalidInput({
    loc: ['query', 'site_url'],
    msg: 'Several sites are watched and none is primary: name one',
    type: 'missing',
  });
}

/**
 * Like siteOfRequest, for what is done for a site. @returns it with the address where its crawl starts
 * @throws HttpError 422 also when none is named and none is watched
 */
export async function siteToWorkOn(
  sites: Pick<SitesRepository, 'findBySite' | 'primary'>,
  req: SiteQuery,
): Promise<{ site: string; site_url: string }> {
  const asked = await siteOfRequest(sites, req);
  if (!asked) {
    throw HttpError.invalidInput({ loc: ['query', 'site_url'], msg: describeNoData(NOTHING.site), type: 'missing' });
  }
  return { site: asked.site, site_url: asked.watched?.site_url ?? `https://${asked.site}/` };
}
