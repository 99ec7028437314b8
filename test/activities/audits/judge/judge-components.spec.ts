import { expect } from 'chai';
import {
  CRAWL_COMPONENTS,
  judgeComponent,
  missingComponent,
  robotsFacts,
} from '../../../../activities/audits/judge/judge-components.js';
import type { JudgedSite } from '../../../../activities/audits/judge/load-site.js';
import type { SiteArtifacts } from '../../../../domain/seo/checks/check.js';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { summarizeTechnical } from '../../../../domain/seo/site/technical-summary.js';
import { NOW } from '../../../support/audit-deps.js';
import { NO_COVERAGE } from '../../../support/samples/stub-checks.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const pages = ['/', '/a', '/b', '/c'].map((path) => pageFrom(htmlPage(), { url: `https://site.example${path}` }));

function judged(overrides: Partial<JudgedSite> = {}, site: Partial<SiteArtifacts> = {}): JudgedSite {
  return {
    site: siteFrom(pages, site),
    issues: [],
    causes: [],
    rest_issues: [],
    failed_checks: [],
    coverage: NO_COVERAGE,
    unreliable: [],
    own_checks: [],
    accepted: null,
    accepted_urls: new Map(),
    shares: {},
    ...overrides,
  };
}

describe('[U] judge components', () => {
  it('takes how much of the site an issue is about from its findings where they know', () => {
    const issues = [
      stubIssue('link/broken-internal', { severity: 'high', component: 'technical_seo', affected_pages: 4 }),
    ];
    const score = (shares: Record<string, number>) =>
      judgeComponent(judged({ issues, shares }), 'technical_seo', NOW, 1).score;
    expect(score({})).to.equal(40);
    expect(score({ 'link/broken-internal': 0.1 })).to.equal(88);
  });

  it('scores each by its own issues, over the pages it can be about', () => {
    const issues = [
      stubIssue('a/high', { severity: 'high', level: 'critical' }),
      stubIssue('a/low', { severity: 'low', level: 'notice', affected_pages: 4 }),
      stubIssue('a/other', { component: 'technical_seo', severity: 'critical', level: 'critical' }),
    ];
    const component = judgeComponent(judged({ issues }), 'on_page_seo', NOW, 1234);
    expect(component).to.deep.include({
      status: 'completed',
      weight: 25,
      score: 84.6,
      duration_ms: 1234,
      error: null,
      summary: '1 critical issue and 1 notice on 4 pages.',
      issues: issues.slice(0, 2),
    });
    expect(component.deductions.map(({ check_id, points }) => [check_id, points])).to.deep.equal([
      ['a/high', 11.38],
      ['a/low', 4.02],
    ]);
  });

  it('has no score where no page may be indexed, and keeps what was found by the way', () => {
    const closed = pages.map(({ url }) => pageFrom(htmlPage('', '<meta name="robots" content="noindex">'), { url }));
    const issues = [stubIssue('image/alt-missing', { affected_pages: 4 })];
    const component = judgeComponent({ ...judged({ issues }), site: siteFrom(closed) }, 'on_page_seo', NOW, 0);
    expect(component).to.deep.include({ status: 'skipped', score: null, deductions: [], issues });
    expect(component.error).to.include('No page may be indexed');
  });

  it('says which checks its score rests on, and which were not run', () => {
    const sitemap = { run: ['sitemap/missing'], skipped: [{ id: 'sitemap/empty', reason: 'switched off' }] };
    const component = judgeComponent(judged({ coverage: { ...NO_COVERAGE, sitemap } }), 'sitemap', NOW, 0);
    expect(component).to.deep.include({ checks_run: sitemap.run, checks_skipped: sitemap.skipped });
  });

  for (const component of CRAWL_COMPONENTS) {
    it(`${component} without issues has full marks and says so`, () => {
      expect(judgeComponent(judged(), component, NOW, 0)).to.deep.include({
        score: 100,
        summary: 'No issues were found on 4 pages.',
        issues: [],
        deductions: [],
      });
    });

    it(`${component} tells of checks that failed for a fault of ours`, () => {
      const failed_checks = [{ id: 'a/broken', message: 'x is undefined', pages: 3 }];
      expect(judgeComponent(judged({ failed_checks }), component, NOW, 0).metrics).to.deep.include({ failed_checks });
    });
  }

  it('shows of each component the figures it is about', () => {
    const sitemap = sitemapFrom({ entries: [sitemapEntry('/a'), sitemapEntry('/b')] });
    const given = judged({}, { robots: robotsFrom({ text: 'secret lines' }), sitemap });
    const metricsOf = (component: (typeof CRAWL_COMPONENTS)[number]) =>
      judgeComponent(given, component, NOW, 0).metrics;
    const technical = metricsOf('technical_seo');
    expect(technical).to.deep.include({ ...summarizeTechnical(given.site) });
    expect(technical['robots_txt']).to.deep.include({ state: 'found' });
    expect(metricsOf('on_page_seo')).to.deep.include({ ...measureSite(given.site, NOW) });
    expect(metricsOf('content_strategy')).to.deep.include({ ...measureSite(given.site, NOW) });
    expect(metricsOf('sitemap')).to.include({ urls: 2, files: 1 });
    expect(judgeComponent(judged(), 'sitemap', NOW, 0).metrics).to.deep.equal({ failed_checks: [] });
  });

  it('shows the facts of robots.txt without its text', () => {
    const { text: _text, ...facts } = robotsFrom();
    expect(robotsFacts(robotsFrom({ text: 'User-agent: *' }))).to.deep.equal(facts);
    expect(robotsFacts(null)).to.equal(null);
  });

  it('is in for a component that could not be judged', () => {
    expect(missingComponent('page_speed', 'failed', 'no browser')).to.deep.equal({
      status: 'failed',
      weight: 20,
      score: null,
      duration_ms: 0,
      error: 'no browser',
      summary: 'Not measured: no browser',
      issues: [],
      metrics: {},
      deductions: [],
    });
    expect(missingComponent('sitemap', 'skipped', 'Not asked for')).to.include({
      status: 'skipped',
      weight: 10,
      summary: 'Not asked for',
    });
  });
});
