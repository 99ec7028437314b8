import { expect } from 'chai';
import { createAuditActivities } from '../../../activities/audits/index.js';
import {
  judgedKey,
  readSitemapKey,
  resultKey,
  singlePageKey,
  speedComponentKey,
  websiteAuditKey,
} from '../../../domain/operations/artifact-keys.js';
import { auditDeps, crawlResult, OPERATION, storeComponents } from '../../support/audit-deps.js';
import { NO_SPEED, stubGathered } from '../../support/samples/stub-gathered.js';
import { pageFrom } from '../../support/sites/pages.js';
import { sitemapFrom } from '../../support/sites/sitemaps.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const operation = OPERATION;
const url = 'https://site.example/';
const reason = { ok: false as const, error: { code: 'browser_failed' as const, detail: 'no browser' } };
const result = { key: resultKey(operation.id) };

describe('[U] audit activities', () => {
  const deps = auditDeps();
  const activities = createAuditActivities(deps);
  const environment = createActivityEnv();
  beforeEach(() => deps.values.clear());

  it('have the names that the workflows call', () => {
    expect(Object.keys(activities).sort()).to.deep.equal([
      'composeAgain',
      'composeAudit',
      'composeContentAnalysis',
      'composeOnPageAnalysis',
      'composeSitemapAnalysis',
      'composeSitemapBenchmark',
      'composeSpeedAnalysis',
      'composeTechnicalSeo',
      'composeWebsiteAudit',
      'indexLinks',
      'judgeCrawl',
      'judgeSpeed',
      'loadGathered',
    ]);
  });

  it('reach what they are named after', async () => {
    const crawl = crawlResult();
    const judged = await environment.run(activities.judgeCrawl, {
      operation,
      gathered: stubGathered({ crawl }),
      speed: NO_SPEED,
    });
    expect(judged).to.deep.equal({ key: judgedKey(operation.id) });
    expect(await environment.run(activities.composeTechnicalSeo, { operation, url, crawl })).to.deep.equal(result);
    expect(await environment.run(activities.composeSpeedAnalysis, { operation, url, runs: [] })).to.deep.equal(result);

    deps.values.set(`alice ${singlePageKey(operation.id)}`, pageFrom('<p>Text</p>', { url }));
    const page = { operation, page_key: singlePageKey(operation.id) };
    const whole = { ...page, analyze_images: true, analyze_content_quality: true };
    expect(await environment.run(activities.composeOnPageAnalysis, whole)).to.deep.equal(result);

    const stored = { site_url: url, robots: null, sitemap: sitemapFrom() };
    deps.values.set(`alice ${readSitemapKey(operation.id)}`, stored);
    const read = { operation, sitemap_key: readSitemapKey(operation.id) };
    expect(await environment.run(activities.composeSitemapAnalysis, read)).to.deep.equal(result);
    const sites = [{ url, read: { ok: true as const, value: { key: read.sitemap_key } } }];
    expect(await environment.run(activities.composeSitemapBenchmark, { operation, sites })).to.deep.equal(result);
  });

  it('compose an audit from what they judged', async () => {
    const [technical_seo, on_page_seo, page_speed, sitemap, content_strategy] = [80, 80, 80, 80, 80];
    storeComponents(deps, { technical_seo, on_page_seo, page_speed, sitemap, content_strategy });
    const composed = await environment.run(activities.composeAudit, {
      operation,
      gathered: { ...stubGathered(), crawl: { ok: true as const, value: crawlResult() } },
      judged: { ok: true as const, value: { key: judgedKey(operation.id) } },
      speed: { ok: true as const, value: { key: speedComponentKey(operation.id) } },
      cancelled: false,
    });
    expect(composed).to.deep.equal(result);
    expect(await environment.run(activities.composeWebsiteAudit, { operation })).to.deep.equal({
      key: websiteAuditKey(operation.id),
    });
  });

  it('fail with an ErrorCode as type', async () => {
    const failure: unknown = await environment
      .run(activities.judgeSpeed, {
        operation,
        gathered: stubGathered({ runs: [{ strategy: 'mobile', run: reason }] }),
      })
      .catch((caught: unknown) => caught);
    expect(failure).to.include({ name: 'ApplicationFailure', type: 'browser_failed', message: 'no browser' });
  });
});
