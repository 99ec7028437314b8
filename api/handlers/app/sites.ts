import type { RequestHandler } from 'express';
import { resultKey } from '../../../domain/artifact-keys.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/seo/audit/complete-stored-audit.js';
import type { Site } from '../../../domain/sites/site.js';
import type { Store } from '../../../store/index.js';
import { APP_PAGES } from '../../../web/app/app-pages.js';
import { appPage } from './app-page.js';

type Deps = Pick<Store, 'sites' | 'audits' | 'artifacts'>;

const SHOWN_AUDITS = 20;

export function createSitePages(deps: Deps): Record<string, RequestHandler> {
  const { sites, audits, artifacts } = deps;
  return {
    showHome: appPage(async (viewer) => {
      const watched = await sites.list(viewer.id);
      return APP_PAGES.home(viewer, { sites: await Promise.all(watched.map((site) => cardOf(deps, site))) });
    }),
    showSite: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, String(req.params['site_id']));
      if (!site) return null;
      const { items } = await audits.list(viewer.id, { site: site.site }, SHOWN_AUDITS, null);
      const [latest] = items;
      const audit = latest && (await artifacts.get<StoredAudit>(viewer.id, resultKey(latest.id)));
      return APP_PAGES.site(viewer, {
        ...{ site, audits: items, audit: audit ? completeStoredAudit(audit) : null },
        history: latest ? await audits.listHistory(latest) : [],
      });
    }),
  };
}

async function cardOf({ audits }: Deps, site: Site) {
  const { items } = await audits.list(site.user_id, { site: site.site }, 1, null);
  const [latest = null] = items;
  return { site, latest, history: latest ? await audits.listHistory(latest) : [] };
}
