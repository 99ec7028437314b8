import { composeAudit } from '../../activities/audits/compose-audit.js';
import { judgeCrawl } from '../../activities/audits/judge-crawl.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { judgePage } from '../../domain/seo/judge.js';
import type { Store } from '../../store/index.js';
import { crawlId } from '../../workflows/crawl/contract/crawl-site.js';
import { auditDeps, crawlResult } from './audit-deps.js';
import { context } from './check-context.js';
import { storeCrawl } from './sites/crawled-pages.js';

/** An audit of alice's of these pages by all checks, judged and composed over the real store without its speed. */
export async function judgeStoredSite(store: Store, id: string, pages: PageArtifact[]): Promise<void> {
  const { crawls, artifacts, audits, findings, acceptances } = store;
  const deps = auditDeps({ crawls, artifacts, audits, findings, acceptances, now: Date.now });
  const operation = { id, user_id: 'alice' };
  const website_url = pages[0]?.url ?? '';
  const crawl_id = crawlId(id, 'site');
  await storeCrawl(store, {
    crawl_id,
    start_url: website_url,
    pages,
    findings: (page) => judgePage(page, ALL_CHECKS, context()).findings,
  });
  const crawl = crawlResult({ crawl_id, start_url: website_url, final_url: website_url });
  const gathered = {
    request: { audit_type: 'complete' as const, website_url, target_keywords: [] },
    crawl,
    runs: [],
    competitors: [],
  };
  const speed = { ok: false as const, error: { code: 'browser_failed' as const, detail: 'no browser' } };
  const judged = await judgeCrawl(deps, { operation, gathered, speed });
  await composeAudit(deps, {
    operation,
    gathered: { ...gathered, crawl: { ok: true, value: crawl } },
    judged: { ok: true, value: judged },
    speed,
    cancelled: false,
  });
}
