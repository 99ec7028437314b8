import { findInsights } from '../../domain/dashboard/dashboard-insights.js';
import { describeSemanticHealth } from '../../domain/dashboard/semantic-health.js';
import { semanticIndexKey } from '../../domain/operations/artifact-keys.js';
import type { SemanticIndex } from '../../domain/seo/semantic/semantic-index.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import { loadSiteFacts, type SiteFactsDeps } from '../dashboard/load-site-facts.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

export type InsightsPageDeps = SiteFactsDeps & Pick<Store, 'sites' | 'strategicReports'>;

/** What is worth knowing about a site, from what is stored. */
export function createInsightsPages(deps: InsightsPageDeps): HandlersOf<'showSiteInsights'> {
  return {
    showSiteInsights: appPage(async (viewer, req) => {
      const site = await deps.sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const [facts, index, strategies] = await Promise.all([
        loadSiteFacts(deps, viewer.id, { site: site.site, watched: site }),
        deps.artifacts.get<SemanticIndex>(viewer.id, semanticIndexKey(site.site)),
        deps.strategicReports.list(viewer.id, site.site, 1, null),
      ]);
      const coherence = index && describeSemanticHealth(index);
      return APP_PAGES.siteInsights(viewer, {
        site,
        insights: findInsights(facts),
        search: facts.search?.ai_insights.status === 'completed' ? facts.search.ai_insights : null,
        strategy: strategies.items[0] ?? null,
        coherence: coherence && 'value' in coherence ? coherence : null,
        isGuest: viewer.is_guest,
      });
    }),
  };
}
