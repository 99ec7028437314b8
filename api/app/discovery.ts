import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { DiscoveryResult } from '../../domain/outreach/discovery/discovery.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

export type DiscoveryPageDeps = Pick<Store, 'artifacts' | 'campaigns' | 'operations'>;

const TYPE = 'discover_opportunities';
const SHOWN = 20;
const NAMED_CAMPAIGNS = 200;

/** Searches for websites, and what they found. */
export function createDiscoveryPages({
  artifacts,
  campaigns,
  operations,
}: DiscoveryPageDeps): HandlersOf<'showDiscovery'> {
  return {
    showDiscovery: appPage(async (viewer, req) => {
      const { operation: wanted } = req.query;
      const [{ items: recent }, named] = await Promise.all([
        operations.list(viewer.id, { type: TYPE }, SHOWN, null),
        campaigns.names(viewer.id, NAMED_CAMPAIGNS),
      ]);
      const discovery = wanted ? await operations.find(viewer.id, wanted) : (recent[0] ?? null);
      if (wanted && discovery?.type !== TYPE) return null;
      const result = discovery?.has_result
        ? await artifacts.get<DiscoveryResult>(viewer.id, resultKey(discovery.id))
        : null;
      return APP_PAGES.discovery(viewer, { discovery, result, recent, campaigns: named });
    }),
  };
}
