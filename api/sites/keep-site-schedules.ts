import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../store/search/connections.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import type { SiteGateway } from './site-gateway.js';

export interface KeepSiteSchedulesDeps {
  connections: Pick<ConnectionsRepository, 'all'>;
  gateway: Pick<SiteGateway, 'keepSiteSchedules'>;
}

/** The Schedules of a site as its settings and its user's connections say. @throws DomainError dependency_unavailable */
export async function keepSchedulesOfSite({ connections, gateway }: KeepSiteSchedulesDeps, site: Site): Promise<void> {
  await gateway.keepSiteSchedules(site, (await connections.all(site.user_id)).length > 0);
}

/** The same for each site of a user, after a platform was connected or disconnected. */
export async function keepSchedulesOfUser(
  deps: KeepSiteSchedulesDeps & { sites: Pick<SitesRepository, 'list'> },
  userId: OwnerId,
): Promise<void> {
  for (const site of await deps.sites.list(userId)) await keepSchedulesOfSite(deps, site);
}
