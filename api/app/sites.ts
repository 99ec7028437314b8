import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { isDomainError } from '../../domain/base/errors.js';
import { historyStart, reportHealth } from '../../domain/dashboard/health-report.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { Site } from '../../domain/sites/site.js';
import { SITE_TASKS } from '../../domain/sites/site-task.js';
import { judgeTask } from '../../domain/sites/task-health.js';
import { maySee } from '../../domain/workspaces/may.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { readRequestContext } from '../http/requests/request-context.js';
import { findLatestAudit } from '../sites/latest-audit.js';
import type { SiteGateway } from '../sites/site-gateway.js';
import { appPage } from './app-page.js';

type Deps = Pick<Store, 'sites' | 'audits' | 'artifacts' | 'healthSnapshots' | 'checkSets'> & {
  gateway: Pick<SiteGateway, 'readSiteTask'>;
};

const SHOWN_AUDITS = 20;

export function createSitePages(deps: Deps): HandlersOf<'showHome' | 'showSite'> {
  const { sites, audits, artifacts } = deps;
  return {
    showHome: appPage(async (viewer, req) => {
      const { workspace } = readRequestContext(req);
      const watched = (await sites.list(viewer.id)).filter(({ site }) => workspace === null || maySee(workspace, site));
      const cards = await Promise.all(watched.map((site) => cardOf(deps, site)));
      return APP_PAGES.home(viewer, { sites: cards, isGuest: viewer.is_guest });
    }),
    showSite: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const { items } = await audits.list(viewer.id, { site: site.site }, SHOWN_AUDITS, null);
      const latest = await findLatestAudit(deps, viewer.id, site.site);
      const audit = latest && (await artifacts.get<StoredAudit>(viewer.id, resultKey(latest.id)));
      return APP_PAGES.site(viewer, {
        site,
        audits: items,
        audit: audit ? completeStoredAudit(audit) : null,
        history: latest ? await audits.listHistory(latest) : [],
        health: await healthOfSite(deps, site),
        controls: viewer.is_guest
          ? null
          : {
              tasks: await tasksOf(deps, site),
              sets: await deps.checkSets.list(viewer.id),
              already_watched: req.query.already_watched === true,
            },
      });
    }),
  };
}

async function cardOf(deps: Deps, site: Site) {
  const latest = await findLatestAudit(deps, site.user_id, site.site);
  return { site, latest, history: latest ? await deps.audits.listHistory(latest) : [] };
}

async function healthOfSite({ healthSnapshots }: Deps, { user_id, site }: Site) {
  const today = new Date().toISOString().slice(0, 10);
  return reportHealth(await healthSnapshots.list(user_id, site, historyStart(today)));
}

/** Null when Temporal is unavailable: the page has more to show. */
async function tasksOf({ gateway }: Deps, { user_id, id: site_id }: Site) {
  const read = SITE_TASKS.map(async (task) => ({
    task,
    ...judgeTask(await gateway.readSiteTask({ user_id, site_id, task })),
  }));
  return Promise.all(read).catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    return null;
  });
}
