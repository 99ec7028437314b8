import { compareInFull } from '../../domain/audits/audit-comparison.js';
import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { FindingsPageProps } from '../../web/app/findings/findings-head.js';
import type { CompareChoice } from '../../web/app/reports/compare-form.js';
import type { Viewer } from '../../web/app/viewer.js';
import { readAuditSide } from '../audits/read-audit-side.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { findLatestAudit } from '../sites/latest-audit.js';
import { appPage } from './app-page.js';

export type FindingsPageDeps = Pick<Store, 'sites' | 'audits' | 'artifacts' | 'operations' | 'reportBrands'>;

const SHOWN_AUDITS = 50;

/** What the latest audit of a site found, an area a page, and its reports. */
export function createFindingsPages(
  deps: FindingsPageDeps,
): HandlersOf<'showSiteSpeed' | 'showSiteContent' | 'showSiteCompetitors' | 'showSiteReports'> {
  return {
    showSiteSpeed: appPage(async (viewer, req) => {
      const props = await readFindings(deps, viewer, req.params.site_id);
      return props && APP_PAGES.siteSpeed(viewer, props);
    }),
    showSiteContent: appPage(async (viewer, req) => {
      const props = await readFindings(deps, viewer, req.params.site_id);
      return props && APP_PAGES.siteContent(viewer, props);
    }),
    showSiteCompetitors: appPage(async (viewer, req) => {
      const props = await readFindings(deps, viewer, req.params.site_id);
      return props && APP_PAGES.siteCompetitors(viewer, props);
    }),
    showSiteReports: appPage(async (viewer, req) => {
      const props = await readFindings(deps, viewer, req.params.site_id);
      if (!props) return null;
      const { items } = await deps.audits.list(viewer.id, { site: props.site.site }, SHOWN_AUDITS, null);
      const { base, other } = req.query;
      const [latest, before] = items;
      const choice = latest && before ? { base: base ?? before.id, other: other ?? latest.id } : null;
      const isChosen = base !== undefined && other !== undefined;
      return APP_PAGES.siteReports(viewer, {
        ...props,
        audits: items,
        brands: await deps.reportBrands.list(viewer.id),
        choice,
        comparison: choice && isChosen ? await compare(deps, viewer, props, choice) : null,
      });
    }),
  };
}

async function readFindings(deps: FindingsPageDeps, viewer: Viewer, siteId: string): Promise<FindingsPageProps | null> {
  const site = await deps.sites.find(viewer.id, siteId);
  if (!site) return null;
  const latest = await findLatestAudit(deps, viewer.id, site.site);
  const stored = latest && (await deps.artifacts.get<StoredAudit>(viewer.id, resultKey(latest.id)));
  return { site, audit: stored ? completeStoredAudit(stored) : null, isGuest: viewer.is_guest };
}

/** Null where one of them is not of this site, or gone. */
async function compare(deps: FindingsPageDeps, viewer: Viewer, { site }: FindingsPageProps, choice: CompareChoice) {
  const [base, other] = await Promise.all(
    [choice.base, choice.other].map(async (id) => {
      const audit = await deps.audits.find(viewer.id, id);
      return audit?.site === site.site ? readAuditSide(deps, audit) : null;
    }),
  );
  return base && other ? compareInFull(base, other) : null;
}
