import { proxyActivities } from '@temporalio/workflow';
import type { BrowserActivities } from '../../../activities/browser/index.js';
import type { OperationError, Outcome } from '../../../domain/operations/operations.js';
import type { SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import type { SpeedRun } from '../../../domain/speed/speed-run.js';
import { browserOptions } from '../../activity-options.js';
import type { CrawlSiteResult } from '../../crawl/contract/crawl-site.js';
import { checkTargets } from '../../crawl/steps/check-targets.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';
import type { ReportProgress } from '../../operations/wrapper/run-operation.js';
import { measurePageSpeed } from '../../speed/steps/measure-page-speed.js';
import type { SiteAuditInput } from '../contract/site-audit.js';

const { renderPages, captureStartPage } = proxyActivities<BrowserActivities>(browserOptions);

/** The start page and four templates. */
const RENDERED_PAGES = 5;
/** Lab figures of one page differ from run to run: complete audits take the middle one of three. */
const RUNS = { complete: 3, quick: 1 } as const;

export interface Inspection {
  audit: SiteAuditInput;
  site: Outcome<CrawlSiteResult>;
  strategies: readonly SpeedStrategy[];
  report: ReportProgress;
  /** Called as each run ends, so that a cancelled audit keeps those before it. */
  onSpeed: (run: SpeedRun) => void;
}

/**
 * Inspects a site whose pages are known: their files, external links, the speed and screenshots of the start page, and
 * some pages in a browser. No step can fail the audit; only a cancellation ends it.
 */
export async function inspectSite({ audit, site, strategies, report, onSpeed }: Inspection): Promise<void> {
  // For the report, and first for those who watch the audit; what it shows is judged nowhere.
  if (site.ok) {
    const { operation } = audit;
    const { final_url: url } = site.value;
    await report({ done: 58, phase: 'screenshots', message: 'Taking screenshots of the start page' });
    await captureOutcome(() => captureStartPage({ operation, url, access: audit.crawl?.access }));
  }

  if (audit.audit_type === 'complete' && site.ok) {
    await report({
      done: 60,
      phase: 'resources',
      message: 'Checking images, scripts, style sheets and external links',
    });
    await checkTargets({ user_id: audit.operation.user_id, crawl_id: site.value.crawl_id }, { external: true });
  }

  for (const [index, strategy] of strategies.entries()) {
    await report({ done: 65 + index * 8, phase: 'speed', message: `Measuring page speed (${strategy})` });
    onSpeed({ strategy, run: await measure(audit, strategy, site) });
  }

  if (audit.audit_type === 'complete' && site.ok) {
    await report({ done: 81, phase: 'render', message: 'Rendering a sample of the pages' });
    const { user_id } = audit.operation;
    const { crawl_id } = site.value;
    await captureOutcome(() => renderPages({ user_id, crawl_id, crawl: audit.crawl, sample: RENDERED_PAGES }));
  }
}

/** A start page that the crawler could not get, Chromium would not get either: no need to wait for it. */
async function measure(
  { operation, website_url, audit_type, crawl }: SiteAuditInput,
  strategy: SpeedStrategy,
  site: Outcome<CrawlSiteResult>,
): Promise<Outcome<{ key: string }>> {
  if (!site.ok && isUnreachable(site.error)) return site;
  if (site.ok && site.value.start_refused !== undefined)
    return { ok: false, error: { code: 'site_refused', detail: site.value.start_refused } };
  const url = site.ok ? site.value.final_url : website_url;
  const runs = RUNS[audit_type];
  return measurePageSpeed({ operation, url, strategy, locale: null, access: crawl?.access, runs });
}

function isUnreachable(error: OperationError): boolean {
  return ['site_unreachable', 'site_refused', 'dns_failure', 'url_not_allowed'].includes(error.code);
}
