import { readHost } from '../../../domain/base/url/url-identity.js';
import { registrableName } from '../../../domain/outreach/addresses/registrable-name.js';
import { type ReportedLink, reportLinks } from '../../../domain/outreach/links/link-report.js';
import type { LinkReport } from '../../../domain/outreach/links/named-report.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CampaignsRepository } from '../../../store/outreach/campaigns/campaigns.js';
import type { PlacedLinksRepository } from '../../../store/outreach/links/placed-links.js';
import type { SitesRepository } from '../../../store/sites/sites.js';

export interface LoadLinkReportDeps {
  placedLinks: Pick<PlacedLinksRepository, 'streamReported'>;
  campaigns: Pick<CampaignsRepository, 'find'>;
  sites: Pick<SitesRepository, 'list'>;
}

export interface LinkReportScope {
  campaign_id?: string;
  site?: string;
}

/** Placed links of a workspace by client and campaign, month by month. */
export async function loadLinkReport(
  { placedLinks, campaigns, sites }: LoadLinkReportDeps,
  userId: OwnerId,
  scope: LinkReportScope,
  { months, now }: { months: number; now: Date },
): Promise<LinkReport> {
  const links: ReportedLink[] = [];
  for await (const link of placedLinks.streamReported(userId, scope)) links.push(link);
  const groups = reportLinks(links, now, months);
  const known = new Map(
    (await sites.list(userId)).map(({ id, site_url }) => [registrableName(readHost(site_url)), id]),
  );
  const ids = [...new Set(groups.map(({ campaign_id }) => campaign_id))];
  const found = await Promise.all(ids.map((id) => campaigns.find(userId, id)));
  const names = new Map(found.flatMap((campaign) => (campaign ? [[campaign.id, campaign.name] as const] : [])));
  return {
    generated_at: now.toISOString(),
    groups: groups.map((group) => ({
      ...group,
      site_id: known.get(group.site) ?? null,
      campaign_name: names.get(group.campaign_id) ?? '',
    })),
  };
}
