import { readHost } from '../../../../domain/base/url/url-identity.js';
import { registrableName } from '../../../../domain/outreach/addresses/registrable-name.js';
import { spreadFirstCheck } from '../../../../domain/outreach/links/next-check.js';
import type { PlacedLinkInput } from '../../../../domain/outreach/links/placed-link.js';
import { readLinkInput } from '../../../../domain/outreach/links/read-link-input.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { PlacedLinksRepository } from '../../../../store/outreach/links/placed-links.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { currentActor, readRequestContext } from '../../../http/requests/request-context.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import { readLinksCsv } from '../read-links-csv.js';
import { requireRoom } from '../require-room.js';

export interface LinkImportDeps extends OwnCampaignDeps {
  placedLinks: Pick<PlacedLinksRepository, 'insertMany' | 'countUpTo'>;
  leads: Pick<LeadsRepository, 'stream'>;
}

/** Links of a file: each line is validated separately, and an invalid one does not stop the others. */
export function createLinkImportHandlers(deps: LinkImportDeps): HandlersOf<'importPlacedLinks'> {
  return {
    importPlacedLinks: async (req, res) => {
      const { user_id, id: campaign_id } = await ownCampaign(deps, req);
      const { columns: mapping, currency } = req.query;
      const { rows, refused, columns, ignored_columns } = readLinksCsv(req.body, mapping, currency);
      const { encoding = 'utf-8', warning = null } = readRequestContext(req).upload ?? {};
      const now = new Date();
      const read = rows.map(({ line, given }) => ({ line, ...readLinkInput(given, now.toISOString()) }));
      const fit = read.flatMap((each) => (each.ok ? [each.link] : []));
      const failed = read.flatMap((each) =>
        each.ok ? [] : [`line ${each.line}: ${each.errors.map(({ field, msg }) => `${field}: ${msg}`).join('; ')}`],
      );
      await requireRoom(deps.placedLinks, user_id, fit.length);
      const owner = { user_id, campaign_id, created_by: currentActor(req).id };
      const links = await nameLeads(deps, user_id, campaign_id, fit);
      const added = await deps.placedLinks.insertMany(owner, links, now, (place, total) =>
        spreadFirstCheck(place, total, now),
      );
      res.json({
        ...added,
        failed: [...failed, ...refused.map(({ line, reason }) => `line ${line}: ${reason}`)],
        columns,
        ignored_columns,
        encoding,
        warnings: warning === null ? [] : [warning],
      });
    },
  };
}

/** A link belongs to the lead whose website its page is on; to none where several leads or none have it. */
async function nameLeads(
  { leads }: Pick<LinkImportDeps, 'leads'>,
  userId: OwnerId,
  campaignId: string,
  links: readonly PlacedLinkInput[],
): Promise<PlacedLinkInput[]> {
  const wanted = new Set(links.map(({ page_url }) => registrableName(readHost(page_url))));
  const byDomain = new Map<string, string | null>();
  for await (const { id, domain } of leads.stream(userId, campaignId))
    if (wanted.has(domain)) byDomain.set(domain, byDomain.has(domain) ? null : id);
  return links.map((link) => ({ ...link, lead_id: byDomain.get(registrableName(readHost(link.page_url))) ?? null }));
}
