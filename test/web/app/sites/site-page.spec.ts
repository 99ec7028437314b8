import { expect } from 'chai';
import { compareIssues } from '../../../../domain/audits/compare-issues.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import { SitePage, type SitePageProps } from '../../../../web/app/sites/site-page.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { newSite } from '../../../support/samples/new-site.js';
import { searchResult } from '../../../support/samples/search-results.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { stubRecommendation } from '../../../support/samples/stub-recommendation.js';

const site = newSite({ site_url: 'https://lamps.example/', site: 'lamps.example' });
const empty: SitePageProps = {
  site,
  audit: null,
  history: [],
  changes: null,
  audits: [],
  health: null,
  search: null,
  isConnected: false,
  nextRun: null,
  running: null,
  isGuest: false,
  canEdit: true,
  fixes: null,
  isAlreadyWatched: false,
};
const point = (day: number, overall_score: number) => ({
  audit_id: `${day}`.repeat(24),
  overall_score,
  created_at: `2026-05-0${day}T08:00:00.000Z`,
});
const show = (over: Partial<SitePageProps>) => renderPart(SitePage, { ...empty, ...over });
const cost = (percent: number) => ({ percent, basis: 'estimate' });

describe('[U] overview of a site', () => {
  it('names no places of a fix that is about the site as a whole', () => {
    const fix = stubRecommendation('fix/map', { title: 'Let the sitemap load', search_cost: cost(3.5) });
    const whole = { ...fix, evidence: { ...fix.evidence, count: 0 } };
    const text = readText(show({ audit: stubAudit([], [whole], { overall_score: 40 }) }));
    expect(text).to.contain('Let the sitemap load costs about 3.5% of search value (estimate)');
    expect(text).not.to.contain('0 places');
  });

  const fixes = [
    stubRecommendation('fix/a', { title: 'Write <b>titles</b>', rank: 1, search_cost: cost(12) }),
    stubRecommendation('fix/b', { title: 'Fix redirects', rank: 2, search_cost: cost(4.2) }),
    stubRecommendation('fix/c', { title: 'Add sitemaps', rank: 3, search_cost: cost(0.1) }),
  ];
  const before = stubAudit([stubIssue('title/long'), stubIssue('title/missing')]);
  const audit = stubAudit(
    [stubIssue('title/long', { affected_pages: 4, affected_count: 4 }), stubIssue('h1/missing')],
    fixes,
    {
      overall_score: 70,
      website_url: site.site_url,
    },
  );
  const audited = { audit, history: [point(1, 61), point(2, 70)] };

  it('begins with the verdict in one sentence and the causes that cost most', () => {
    const html = show(audited);
    expect(readText(/<h2 id="verdict".*?<\/h2>/.exec(html)?.[0] ?? '')).to.match(
      /^lamps\.example .* it scores 70 of 100 on 10 pages\.$/,
    );
    const causes = readText(/<ol class="causes">.*?<\/ol>/.exec(html)?.[0] ?? '');
    expect(causes).to.contain('Write <b>titles</b> 1 place, costs about 12% of search value (estimate)');
    expect(causes).to.contain('Fix redirects').and.not.contain('Add sitemaps');
    expect(html).to.contain('href="#fix-fix-a"').and.to.contain('id="fix-fix-a"');
  });

  it('compares the score with the audit of the same type before', () => {
    const text = readText(show(audited));
    expect(text).to.contain('+9 since 1 May 2026').and.to.contain('Only complete audits are compared here.');
    expect(readText(show({ audit, history: [point(2, 70)] }))).to.contain('The chart starts with the second one.');
  });

  it('lists what is new, worse and fixed since then', () => {
    const changes = { since: '2026-05-01T08:00:00.000Z', issues: compareIssues(before, audit) };
    const text = readText(show({ ...audited, changes }));
    expect(text).to.contain('What changed Since the audit on 1 May 2026.');
    expect(text).to.contain(
      'New 1 Fault h1/missing 1 page Worse 1 Fault title/long 4 pages Fixed 1 Fault title/missing 1 page',
    );
  });

  it('shows the pages of a fix, and leads to all issues', () => {
    const html = show(audited);
    expect(html).to.contain('href="https://site.example/a"').and.to.contain(`href="/app/sites/${site.id}/issues"`);
    expect(show({ ...audited, isGuest: true }))
      .to.not.contain('/issues"')
      .and.not.contain('Run audit');
  });

  it('tells when the next audit runs, or leads to the schedules', () => {
    expect(readText(show({ ...audited, nextRun: '2026-06-08T03:00:00.000Z' }))).to.contain(
      'Next audit 8 Jun 2026, 03:00 UTC',
    );
    expect(show(audited)).to.contain(`href="/app/sites/${site.id}/schedules"`);
  });

  it('shows clicks and impressions with their events, or the way to them', async () => {
    const search = (await searchResult('search_performance')) as SearchPerformance;
    const html = show({ ...audited, search, isConnected: true });
    expect(readText(html))
      .to.contain('Clicks 280')
      .and.to.contain('Since 31 May 2026, the site gets 33.3% fewer clicks');
    expect(html).to.contain('class="day-mark"').and.to.contain(`href="/app/sites/${site.id}/search"`);
    expect(show(audited)).to.contain('href="/app/connections"');
    expect(show({ ...audited, isConnected: true })).to.contain('Read clicks and impressions');
    expect(show({ ...audited, isGuest: true })).to.not.contain('/app/connections"');
  });

  it('starts with one button where there is no audit, and shows a running one', () => {
    const html = show({ running: 'b'.repeat(24) });
    expect(html)
      .to.contain('No audits yet')
      .and.to.contain(`href="/app/operations/${'b'.repeat(24)}"`);
    expect(html.match(/<button/g)).to.have.length(1);
  });
});
