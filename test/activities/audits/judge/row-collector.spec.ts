import { expect } from 'chai';
import { RowCollector } from '../../../../activities/audits/judge/row-collector.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const page = (path: string, body = '') => pageFrom(htmlPage(body), { url: `https://site.example${path}` });
const site = siteFrom([
  page('/', '<a href="/a">a</a><a href="/a">once more</a>'),
  page('/b', '<a href="/a">a</a>'),
  page('/a', '<a href="/a">here</a>'),
]);

describe('[U] row collector', () => {
  const rows = new RowCollector();
  const shared = stubFinding('x/shared', '/a', { page_url: null });
  for (const finding of [
    stubFinding('x/one', '/a'),
    stubFinding('x/one', '/a'),
    stubFinding('x/two', '/a'),
    stubFinding('x/one', '/b', { url: 'https://site.example/picture.png' }),
    shared,
  ])
    rows.add(finding);

  it('keeps the findings that are about no single page', () => {
    expect(rows.siteFindings).to.deep.equal([shared]);
  });

  it('counts on each page the checks that found something, and the pages that link to it', () => {
    const found = rows
      .pageRows(site)
      .map((row) => [row.url, row.issues, row.inlinks, row.unique_inlinks, row.link_score]);
    expect(found).to.deep.equal([
      ['https://site.example/', 0, 0, 0, 0],
      ['https://site.example/b', 1, 0, 0, 0],
      ['https://site.example/a', 3, 3, 2, 100],
    ]);
  });

  it('gives no score to what another page means, or no page', () => {
    const copy = pageFrom(htmlPage('', '<link rel="canonical" href="/a">'), { url: 'https://site.example/copy' });
    const gone = pageFrom(htmlPage(), { url: 'https://site.example/gone', status: 404 });
    const found = rows.pageRows(siteFrom([page('/', '<a href="/copy">a</a>'), page('/a'), copy, gone]));
    expect(found.map(({ link_score }) => link_score)).to.deep.equal([0, 100, null, null]);
  });
});
