import { composeAudit } from '../../../activities/audits/compose-audit.js';
import { composeOnPageAnalysis } from '../../../activities/audits/compose-on-page-analysis.js';
import { composeSitemapBenchmark } from '../../../activities/audits/compose-sitemap-benchmark.js';
import {
  composeSitemapAnalysis,
  composeSpeedAnalysis,
  composeTechnicalSeo,
} from '../../../activities/audits/compose-tools.js';
import { composeWebsiteAudit } from '../../../activities/audits/compose-website-audit.js';
import { judgeCrawl } from '../../../activities/audits/judge-crawl.js';
import { judgeSpeed } from '../../../activities/audits/judge-speed.js';
import { printAuditReport } from '../../../activities/browser/print-audit-report.js';
import { sitemapKey } from '../../../domain/operations/artifact-keys.js';
import { operationResultKey } from '../../../domain/operations/operation-result-key.js';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import { auditDeps, crawlResult } from '../audit-deps.js';
import { htmlPage } from '../sites/html-page.js';
import { pageFrom } from '../sites/pages.js';
import { robotsFrom } from '../sites/robots-from.js';
import { sitemapEntry, sitemapFrom } from '../sites/sitemaps.js';
import { speedRun } from './speed-runs.js';
import { stubCrawls } from './stub-crawl.js';

const url = 'https://site.example/';
const page = pageFrom(htmlPage('<h1>Lamps</h1><p>Lamps</p>'), { url, depth: 0, keywords: ['lamps'] });

/** What an operation of this kind really finds, made by the activities that make it, over a site of one page. */
export async function sampleResult({ id, type }: Pick<Operation, 'id' | 'type'>): Promise<unknown> {
  const deps = auditDeps({ crawls: stubCrawls({ crawl: { pages: [page], robots: robotsFrom() } }) });
  const put = (key: string, value: unknown) => deps.values.set(`alice ${key}`, value);
  put(sitemapKey('crawl'), sitemapFrom({ entries: [sitemapEntry('/')] }));
  put('page', page);
  put('read', { site_url: url, robots: robotsFrom(), sitemap: sitemapFrom({ entries: [sitemapEntry('/')] }) });
  put('run', speedRun());
  // The stand-in for the crawl knows alice alone; ids do not depend on users.
  const operation = { id, user_id: 'alice' };
  const runs = [{ strategy: 'mobile' as const, run: { ok: true as const, value: { key: 'run' } } }];
  const crawl = crawlResult();
  const sites = [url, 'https://one.example/', 'https://two.example/'].map((site) => ({
    url: site,
    read: { ok: true as const, value: { key: 'read' } },
  }));

  const compose: Partial<Record<OperationType, () => Promise<unknown>>> = {
    technical_seo: () => composeTechnicalSeo(deps, { operation, url, crawl }),
    on_page_analysis: () =>
      composeOnPageAnalysis(deps, {
        operation,
        page_key: 'page',
        analyze_images: true,
        analyze_content_quality: true,
      }),
    speed_analysis: () => composeSpeedAnalysis(deps, { operation, url, runs }),
    sitemap_analysis: () => composeSitemapAnalysis(deps, { operation, sitemap_key: 'read' }),
    complete_audit: () => audit('complete'),
    quick_audit: () => audit('quick'),
    sitemap_benchmark: () => composeSitemapBenchmark(deps, { operation, sites }),
    print_report: async () => {
      await audit('complete');
      const paper = {
        printPdf: async () => Buffer.from('%PDF-'),
        renderForPaper: () => '<p>',
        reportBrands: { find: async () => null },
        audits: { find: async () => deps.lines[0] ?? null, listHistory: async () => [] },
        artifacts: { ...deps.artifacts, putPacked: async () => ({ bytes: 5 }), getPacked: async () => null },
      };
      return printAuditReport(paper, { operation, audit_id: id }, new AbortController().signal);
    },
    website_audit: async () => {
      await audit('complete');
      return composeWebsiteAudit(deps, { operation });
    },
  };
  async function audit(audit_type: 'complete' | 'quick'): Promise<unknown> {
    const request = { audit_type, website_url: url, target_keywords: ['lamps'] };
    const gathered = { request, crawl, runs, competitors: [] };
    const speed = { ok: true as const, value: await judgeSpeed(deps, { operation, gathered }) };
    const judged = await judgeCrawl(deps, { operation, gathered, speed });
    return composeAudit(deps, {
      operation,
      gathered: { ...gathered, crawl: { ok: true, value: crawl } },
      judged: { ok: true, value: judged },
      speed,
      cancelled: false,
    });
  }
  const make = compose[type];
  if (!make) throw new Error(`No sample of ${type}: its own specs make what it finds`);
  await make();
  return deps.values.get(`alice ${operationResultKey({ id, type })}`);
}
