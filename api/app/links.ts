import type { PlacedLink } from '../../domain/outreach/links/placed-link.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { readReclaimAdvice } from '../outreach/links/handlers/placed-links.js';
import { loadLinkReport } from '../outreach/links/load-link-report.js';
import { appPage } from './app-page.js';

export type LinkPageDeps = Pick<
  Store,
  'campaigns' | 'campaignMails' | 'leads' | 'linkChecks' | 'placedLinks' | 'sites'
>;

const SHOWN_CAMPAIGNS = 200;
const SHOWN_GROUPS = 10;
const MONTHS = 6;

/** Pages about placed links. */
export function createLinkPages(
  deps: LinkPageDeps,
): HandlersOf<'showPlacedLinks' | 'showPlacedLink' | 'showCampaignLinks'> {
  return {
    showPlacedLinks: appPage(async (viewer, req) => {
      const { campaign_id, site } = req.query;
      const filter = {
        ...readFilter(req.query),
        ...(campaign_id ? { campaign_id } : {}),
        ...(site ? { site } : {}),
      };
      const [listed, campaigns] = await Promise.all([
        listLinks(deps, viewer, req, filter),
        deps.campaigns.names(viewer.id, SHOWN_CAMPAIGNS),
      ]);
      return APP_PAGES.placedLinks(viewer, { ...listed, campaigns });
    }),
    showPlacedLink: appPage(async (viewer, req) => {
      const link = await deps.placedLinks.find(viewer.id, req.params.link_id);
      return link && showLink(deps, viewer, req, link);
    }),
    showCampaignLinks: appPage(async (viewer, req) => {
      const campaign = await deps.campaigns.find(viewer.id, req.params.campaign_id);
      if (!campaign) return null;
      const shown = readFilter(req.query);
      const listed = await listLinks(deps, viewer, req, { ...shown, campaign_id: campaign.id });
      return APP_PAGES.campaignLinks(viewer, { ...listed, campaign, filter: shown });
    }),
  };
}

/** A form sends what is left empty as well. */
function readFilter({ state, q }: OperationRequest<'showCampaignLinks'>['query']) {
  return { ...(state ? { state } : {}), ...(q ? { q } : {}) };
}

async function listLinks(
  deps: LinkPageDeps,
  viewer: Viewer,
  req: Parameters<typeof readListQuery>[0] & Parameters<typeof nextPage>[0],
  filter: Parameters<LinkPageDeps['placedLinks']['list']>[1],
) {
  const { limit, cursor } = readListQuery(req);
  const { state: _, ...scope } = filter;
  const { q: __, ...reported } = scope;
  const [page, counts, report] = await Promise.all([
    deps.placedLinks.list(viewer.id, filter, limit, cursor),
    deps.placedLinks.countStates(viewer.id, scope),
    loadLinkReport(deps, viewer.id, reported, { months: MONTHS, now: new Date() }),
  ]);
  const { groups } = report;
  return {
    links: page.items,
    next: nextPage(req, page.next_cursor),
    filter,
    counts,
    groups: groups.slice(0, SHOWN_GROUPS),
    group_total: groups.length,
  };
}

async function showLink(
  deps: LinkPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showPlacedLink'>,
  link: PlacedLink,
): Promise<string | null> {
  const { limit, cursor } = readListQuery(req);
  const [campaign, lead, checks, advice] = await Promise.all([
    deps.campaigns.find(viewer.id, link.campaign_id),
    link.lead_id === null ? null : deps.leads.find(viewer.id, link.campaign_id, link.lead_id),
    deps.linkChecks.list(viewer.id, link.id, limit, cursor),
    readReclaimAdvice(deps, link),
  ]);
  if (!campaign) return null;
  const next = nextPage(req, checks.next_cursor);
  return APP_PAGES.placedLink(viewer, { link, campaign, lead, checks: checks.items, next, advice });
}
