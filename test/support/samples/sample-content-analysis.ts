import { composeContentAnalysis } from '../../../activities/audits/compose-content-analysis.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { auditDeps, crawlResult } from '../audit-deps.js';
import { htmlPage } from '../sites/html-page.js';
import { pageFrom } from '../sites/pages.js';
import { stubCrawls } from './stub-crawl.js';

const page = (url: string, title: string) =>
  pageFrom(htmlPage(`<h1>${title}</h1><p>${`A sentence about ${title}. `.repeat(40)}</p>`), {
    url,
    keywords: ['lamps'],
  });

/** A content analysis of a site of two pages and a competitor, made by the activity that makes it. */
export async function sampleContentAnalysis(id: string): Promise<unknown> {
  const crawls = stubCrawls({
    crawl: { pages: [page('https://site.example/', 'oak lamps'), page('https://site.example/b', 'lamps')] },
    rival: { pages: [page('https://a.example/', 'cable repair'), page('https://a.example/b', 'cable repair')] },
  });
  const deps = auditDeps({ crawls });
  const competitor = { ok: true as const, value: { ...crawlResult(), crawl_id: 'rival' } };
  const lost = { ok: false as const, error: { code: 'dns_failure' as const, detail: 'No such host' } };
  await composeContentAnalysis(deps, {
    operation: { id, user_id: 'alice' },
    target_keywords: ['lamps', 'brass'],
    crawl: crawlResult(),
    competitors: [
      { url: 'https://a.example/', crawl: competitor },
      { url: 'https://b.example/', crawl: lost },
    ],
  });
  return deps.values.get(`alice ${resultKey(id)}`);
}
