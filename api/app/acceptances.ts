import { identifySite } from '../../domain/base/url/url-identity.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { HttpError } from '../http/http-error.js';
import { loadAudit } from '../reports/exports/load-audit.js';
import { readSite } from '../sites/read-site.js';
import { appPage } from './app-page.js';

type Deps = Pick<Store, 'acceptances' | 'audits' | 'artifacts'>;

/** Issues that can be accepted, and what was accepted. */
export function createAcceptancePages(deps: Deps): HandlersOf<'showAuditIssues' | 'showAcceptances'> {
  const now = () => new Date().toISOString();
  return {
    showAuditIssues: appPage(async (viewer, req) => {
      const loaded = await loadAudit(deps, viewer.id, req.params.id).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      });
      if (loaded === null) return null;
      const acceptances = await deps.acceptances.list(viewer.id, identifySite(loaded.audit.website_url));
      const group = req.query['group'] === 'area' ? 'area' : 'none';
      return APP_PAGES.auditIssues(viewer, { audit: loaded.audit, group, acceptances, now: now() });
    }),
    showAcceptances: appPage(async (viewer, req) => {
      const site = readSite(req);
      return APP_PAGES.acceptances(viewer, {
        site,
        acceptances: await deps.acceptances.list(viewer.id, site),
        now: now(),
      });
    }),
  };
}
