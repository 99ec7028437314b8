import { expect } from 'chai';
import { costOfCause, estimateCost } from '../../../domain/audits/estimate-cost.js';
import { PageWeights } from '../../../domain/seo/causes/page-weights.js';
import { stubCause } from '../../support/samples/stub-cause.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const nav = '<nav><a href="/main">Main</a></nav>';
const pages = ['/', '/main', '/b', '/c', '/d', '/e'].map((path) => pageFrom(htmlPage(nav), { url: ORIGIN + path }));
const weights = new PageWeights(siteFrom(pages));
const counts = { fetched_pages: 6, html_pages: 6, indexable_pages: 6 };
const on = (...paths: string[]) =>
  estimateCost(
    stubIssue('x/y', {
      affected_pages: paths.length,
      sample: paths.map((path) => ({ url: ORIGIN + path, observed: 'seen' })),
    }),
    counts,
    weights,
  );

describe('[U] estimate cost', () => {
  it('grows with the pages and with what they are worth', () => {
    expect(on('/b', '/c').percent).to.be.closeTo(2 * on('/b').percent, 1e-9);
    expect(on('/main').percent).to.be.greaterThan(on('/b').percent);
    expect(on('/', '/main', '/b', '/c', '/d', '/e').percent).to.be.closeTo(100 * 0.04 * 0.7, 1e-9);
  });

  it('says what it rests on', () => {
    expect(on('/b').basis).to.match(
      /^1 of 6 pages, 1\d% of the site by weight; assumed loss of such a page 4%, certainty 70%$/,
    );
  });

  it('takes what a template repeats by the share that its score takes, and of other checks the pages', () => {
    const issue = (id: string) =>
      stubIssue(id, { severity: 'high', measured_over: 'fetched_pages', affected_pages: 6 });
    const cost = (id: string) => estimateCost(issue(id), { ...counts, shares: { [id]: 0.05 } }, weights);
    expect(cost('link/broken-internal').share).to.equal(0.05);
    expect(cost('link/broken-internal').basis).to.match(/^6 of 6 pages, 5% of the site by weight/);
    expect(cost('content/thin').share).to.equal(1);
  });

  it('takes a cause by its share of the site', () => {
    expect(costOfCause(stubCause()).percent).to.equal(40);
    expect(costOfCause(stubCause({ page_share: 1, loss: 1, certainty: 1 })).percent).to.equal(100);
  });

  it('puts a site out of the index above any detail, however quick that is to do', () => {
    const detail = on('/main').percent / 0.1 ** 0.25;
    expect(costOfCause(stubCause({ page_share: 0.78 })).percent / 20 ** 0.25).to.be.greaterThan(10 * detail);
  });
});
