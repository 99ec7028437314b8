import { proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import type { BrowserActivities } from '../../activities/browser/index.js';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import { browserOptions, crawlOptions, judgeOptions } from '../activity-options.js';
import type { OnPageAnalysisInput } from '../audits/contract/tools.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';

const { fetchSinglePage } = proxyActivities<CrawlActivities>(crawlOptions);
const { renderPages } = proxyActivities<BrowserActivities>(browserOptions);
const { composeOnPageAnalysis } = proxyActivities<AuditActivities>(judgeOptions);

/**
 * Fetches one page and judges everything that can be seen on it; if requested, in a browser too. A page that cannot be
 * rendered is judged by its source alone.
 */
export async function onPageAnalysis(input: OnPageAnalysisInput): Promise<OperationReference> {
  const { operation, url, target_keywords, crawl, own_checks } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'fetch', message: `Fetching ${url}` });
    const extractions = own_checks?.extractions;
    const { key } = await fetchSinglePage({ operation, url, target_keywords, crawl, extractions });
    const rendering = input.render_javascript ? await render() : null;
    await report({ done: 70, phase: 'judge', message: 'Judging the page' });
    const { analyze_images, analyze_content_quality, check_settings } = input;
    const production_origin = crawl?.production_origin;
    const wanted = { analyze_images, analyze_content_quality, check_settings, production_origin, own_checks };
    await composeOnPageAnalysis({ operation, page_key: key, ...wanted, rendering });

    async function render() {
      await report({ done: 30, phase: 'render', message: 'Rendering the page in a browser' });
      const { id: crawl_id, user_id } = operation;
      return captureOutcome(() => renderPages({ user_id, crawl_id, crawl, urls: [url] }));
    }
  });
}
