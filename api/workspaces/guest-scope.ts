import type { Request, RequestHandler } from 'express';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { maySee } from '../../domain/workspaces/may.js';
import type { AuditsRepository } from '../../store/audits/audits.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import type { operations } from '../generated/openapi.js';
import { HttpError } from '../http/http-error.js';
import { readWebAddress } from '../http/requests/read-web-address.js';
import { type CurrentWorkspace, readRequestContext } from '../http/requests/request-context.js';
import { pathParameters } from './path-parameters.js';

export interface GuestScopeDeps {
  audits: Pick<AuditsRepository, 'find'>;
  sites: Pick<SitesRepository, 'find'>;
}

/**
 * How the site is found that an operation is about. `filtered`: the handler shows what `visibleSites` names. `open`: it is
 * about no site. Operations that are not here are closed to guests.
 */
export const GUEST_OPERATIONS: Partial<Record<keyof operations, 'audits' | 'site' | 'site_url' | 'filtered' | 'open'>> =
  {
    listSites: 'filtered',
    getSite: 'site',
    listAudits: 'filtered',
    getAudit: 'audits',
    getAuditReport: 'audits',
    getAuditPages: 'audits',
    getAuditLinks: 'audits',
    getAuditLinkTargets: 'audits',
    getAuditOrphans: 'audits',
    getAuditStructure: 'audits',
    compareAudits: 'audits',
    getDashboardData: 'site_url',
    getDashboardOverview: 'site_url',
    getHealthScore: 'site_url',
    getDashboardInsights: 'site_url',
    getIndexHealth: 'site_url',
    listChecks: 'open',
    leaveWorkspace: 'open',
    showHome: 'filtered',
    showSite: 'site',
    showSiteSearch: 'site',
    showSiteIndexing: 'site',
    getIndexing: 'site',
    listInspectedPages: 'site',
    showSiteInsights: 'site',
    showSiteSpeed: 'site',
    showSiteContent: 'site',
    showSiteCompetitors: 'site',
    showSiteReports: 'site',
    showSitePages: 'site',
    showSiteStructure: 'site',
    showSiteIssues: 'site',
    showSiteIssue: 'site',
    listSiteIssues: 'site',
    getSiteIssue: 'site',
    showAudits: 'filtered',
    showDisplay: 'open',
    showWorkspace: 'open',
    showNotifications: 'open',
    getNotificationSettings: 'open',
    updateNotificationSettings: 'open',
  };

const SCOPES: ReadonlyMap<string, string> = new Map(Object.entries(GUEST_OPERATIONS));

/** Shows client guests the sites of their membership. @throws HttpError 404 for all others, as for a site that never was */
export function createGuestScope(deps: GuestScopeDeps): RequestHandler {
  return async (req, _res, next) => {
    const { workspace } = readRequestContext(req);
    if (workspace?.role !== 'client_guest' || (await isInScope(deps, req, workspace))) next();
    else throw HttpError.notFound();
  };
}

async function isInScope(
  { audits, sites }: GuestScopeDeps,
  req: Request,
  workspace: CurrentWorkspace,
): Promise<boolean> {
  const { match } = readRequestContext(req);
  const parameters = pathParameters(match?.path ?? '', req.path);
  const seen = (site: string | undefined): boolean => site !== undefined && maySee(workspace, site);
  switch (SCOPES.get(match?.operation?.operationId ?? '')) {
    case 'open':
    case 'filtered':
      return true;
    case 'audits': {
      const ids = Object.values(parameters).filter((value) => OBJECT_ID.test(value));
      const found = await Promise.all(ids.map((id) => audits.find(workspace.id, id)));
      return found.length > 0 && found.every((audit) => seen(audit?.site));
    }
    case 'site': {
      const id = parameters['site_id'] ?? '';
      return OBJECT_ID.test(id) && seen((await sites.find(workspace.id, id))?.site);
    }
    case 'site_url': {
      const url = new URL(req.originalUrl, 'http://relative.invalid').searchParams.get('site_url');
      // Without the parameter it is about the primary site, which may be another client's.
      return url !== null && seen(identifySite(readWebAddress(url, ['query', 'site_url'])));
    }
    default:
      return false;
  }
}

const OBJECT_ID = /^[0-9a-f]{24}$/;
