import { expect } from 'chai';
import { composeContentAnalysis } from '../../../activities/audits/compose-content-analysis.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { ContentAnalysis } from '../../../domain/seo/content/content-analysis.js';
import { judgePage } from '../../../domain/seo/judge.js';
import { auditDeps, crawlResult, NOW, OPERATION } from '../../support/audit-deps.js';
import { context } from '../../support/check-context.js';
import { stubCrawls } from '../../support/samples/stub-crawl.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';

const operation = OPERATION;
const pageOf = (url: string, title: string, words = 30) =>
  pageFrom(
    htmlPage(`<h1>${title}</h1><p>${`${title} text. `.repeat(words)}</p>`).replace('A page of the site', title),
    { url },
  );

describe('[U] compose content analysis', () => {
  const own = [pageOf('https://site.example/', 'Oak lamp shop'), pageOf('https://site.example/b', 'Oak lamp shop')];
  const competitor = [pageOf('https://a.example/', 'Cable repair'), pageOf('https://a.example/b', 'Cable repairs')];
  const deps = auditDeps();
  const findings = Object.fromEntries(own.map((page) => [page.url, judgePage(page, deps.checks, context()).findings]));
  const crawls = stubCrawls({ crawl: { pages: own, findings }, rival: { pages: competitor } });
  const compose = async (competitors: Parameters<typeof composeContentAnalysis>[1]['competitors'], pages = crawls) => {
    const whole = auditDeps({ crawls: pages });
    await composeContentAnalysis(whole, { operation, target_keywords: [], crawl: crawlResult(), competitors });
    return whole.values.get(`alice ${resultKey(operation.id)}`) as ContentAnalysis & { generated_at: string };
  };

  it('judges the own site by its checks and compares it with what was crawled', async () => {
    const result = await compose([
      { url: 'https://a.example/', crawl: { ok: true, value: { ...crawlResult(), crawl_id: 'rival' } } },
      { url: 'https://b.example/', crawl: { ok: false, error: { code: 'dns_failure', detail: 'No such host' } } },
      { url: 'https://c.example/', crawl: { ok: true, value: { ...crawlResult(), crawl_id: 'gone' } } },
    ]);
    expect(result.generated_at).to.equal(NOW);
    expect(result.weak_pages.thin.count).to.equal(2);
    expect(result.weak_pages.duplicates.exact.length).to.equal(1);
    expect(result.competitive_positioning.ranked_sites).to.equal(2);
    expect(result.warnings.slice(0, 2)).to.deep.equal([
      'https://b.example/ could not be crawled: No such host',
      'https://c.example/ could not be crawled: The crawl is not in the store',
    ]);
  });

  it('lists a check of weak pages that threw, and warns that its findings are missing', async () => {
    const failed = {
      'https://site.example/b': ['content/thin', 'title/missing'].map((id) => ({ id, message: 'x is null' })),
    };
    const result = await compose([], stubCrawls({ crawl: { pages: own, findings, failed } }));
    expect(result.failed_checks).to.deep.equal([{ id: 'content/thin', message: 'x is null', pages: 1 }]);
    expect(result.warnings[0]).to.equal(
      'The check content/thin failed because of an error in Linkwright, not in the site. What it would have found is not known.',
    );
    expect((await compose([])).failed_checks).to.deep.equal([]);
  });

  it('fails where the site has no pages', async () => {
    const none = stubCrawls({ crawl: { pages: [pageFrom('', { url: 'https://site.example/' })] } });
    expect(await compose([], none).catch((failure: unknown) => failure)).to.include({ code: 'no_data' });
  });
});
