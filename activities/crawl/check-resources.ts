import { resourcesKey } from '../../domain/artifact-keys.js';
import type { ResourceResult } from '../../domain/seo/artifacts/resource.js';
import type { CrawlDeps } from './crawl-deps.js';
import { requireCrawl } from './require-crawl.js';
import { type ResourceUse, ResourceUses } from './resource/resource-uses.js';

/** Lists the files that the pages of a crawl are made of. Twice: replaces the stored list. */
export async function checkResources(
  deps: CrawlDeps,
  { user_id, crawl_id }: { user_id: string; crawl_id: string },
  signal: AbortSignal,
): Promise<{ checked: number; broken: number }> {
  await requireCrawl(deps, user_id, crawl_id);
  const uses = new ResourceUses();
  for await (const { summary } of deps.crawls.streamDigests(crawl_id)) uses.addPage(summary);
  signal.throwIfAborted();
  await deps.artifacts.put(user_id, resourcesKey(crawl_id), uses.all().map(notChecked));
  return { checked: 0, broken: 0 };
}

function notChecked(use: ResourceUse): ResourceResult {
  return {
    ...use,
    allowed_by_robots: true,
    status: 0,
    error: null,
    verdict: 'not_checked',
    redirect_url: null,
    media_type: null,
    bytes: null,
    cache_control: null,
    has_validator: false,
    image: null,
    svg_error: null,
  };
}
