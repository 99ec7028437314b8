import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { loadVariantTests } from '../outreach/sending/load-variant-tests.js';
import { appPage } from './app-page.js';

export type VariantTestPageDeps = Pick<Store, 'artifacts' | 'campaigns' | 'variantTests'>;

export function createVariantTestPages(deps: VariantTestPageDeps): HandlersOf<'showVariantTests'> {
  return {
    showVariantTests: appPage(async (viewer, req) => {
      const campaign = await deps.campaigns.find(viewer.id, req.params.campaign_id);
      if (!campaign) return null;
      const tests = await loadVariantTests(deps, viewer.id, campaign.id, new Date());
      return APP_PAGES.variantTests(viewer, { campaign, tests });
    }),
  };
}
