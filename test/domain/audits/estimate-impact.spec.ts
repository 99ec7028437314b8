import { expect } from 'chai';
import { estimateCauseImpact, estimateImpact } from '../../../domain/audits/estimate-impact.js';
import { figures, pageDays, searchData } from '../../support/samples/search-figures.js';
import { stubCause } from '../../support/samples/stub-cause.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const pages = ['/', '/a', '/b', '/c'].map((path) => pageFrom(htmlPage(), { url: ORIGIN + path }));
const counts = { fetched_pages: 4, html_pages: 4, indexable_pages: 4 };
const days = (path: string, clicks: number) => ({
  ...pageDays('', figures(clicks, 900), figures(clicks, 900)),
  url: ORIGIN + path,
});
const unknown = siteFrom(pages);
const known = siteFrom(pages, { search_data: searchData({ page_days: [days('/', 300), days('/a', 100)] }) });
const issue = (path: string, overrides = {}) =>
  stubIssue('x/y', { severity: 'high', sample: [{ url: ORIGIN + path, observed: 'x' }], ...overrides });

describe('[U] estimate impact', () => {
  it('is null where no clicks are known, and says so', () => {
    for (const impact of [estimateImpact(issue('/'), counts, unknown), estimateCauseImpact(stubCause(), unknown)])
      expect(impact).to.deep.equal({
        traffic_percent_low: null,
        traffic_percent_high: null,
        basis: 'not estimated: without clicks from Search Console there is nothing to estimate a gain from',
      });
  });

  it('is the range of the severity times the share of clicks that the pages have', () => {
    expect(estimateImpact(issue('/a'), counts, known)).to.deep.equal({
      traffic_percent_low: 0.5,
      traffic_percent_high: 2,
      basis:
        'estimate: 100 of 400 clicks of four weeks (Search Console) go to 1 affected page; 2–8% of them assumed for a high issue',
    });
  });

  it('is null for pages that no one clicks', () => {
    const impact = estimateImpact(issue('/c'), counts, known);
    expect(impact.traffic_percent_high).to.equal(null);
    expect(impact.basis).to.match(/^not estimated: 0 of 400 clicks/);
  });

  it('takes pages beyond the sample at the mean, and the site as one whole', () => {
    const many = estimateImpact(issue('/', { affected_pages: 2 }), counts, known);
    expect([many.traffic_percent_low, many.traffic_percent_high]).to.deep.equal([1, 4]);
    const whole = estimateImpact(issue('/', { measured_over: 'site' }), counts, known);
    expect([whole.traffic_percent_low, whole.traffic_percent_high]).to.deep.equal([2, 8]);
  });

  it('expects a tenth of what only protects visitors', () => {
    const impact = estimateImpact(
      { ...issue('/', { measured_over: 'site' }), check_id: 'sec/cookie-flags' },
      counts,
      known,
    );
    expect([impact.traffic_percent_low, impact.traffic_percent_high]).to.deep.equal([0.2, 0.8]);
  });

  it('counts pages that return to the index by what a page in it has', () => {
    // 2 pages × 100 clicks × 10–50% × certainty 0.8 of 400 clicks.
    const impact = estimateCauseImpact(stubCause({ pages: 2 }), known);
    expect([impact.traffic_percent_low, impact.traffic_percent_high]).to.deep.equal([4, 20]);
    expect(impact.basis).to.match(/the 4 pages that are in it have 100 clicks each in four weeks/);
    expect(estimateCauseImpact(stubCause({ pages: 900 }), known).traffic_percent_high).to.equal(50);
    expect(estimateCauseImpact(stubCause({ loss: 0.3 }), known).traffic_percent_high).to.equal(null);
  });
});
