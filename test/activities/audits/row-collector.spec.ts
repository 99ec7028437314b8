import { expect } from 'chai';
import { RowCollector } from '../../../activities/audits/row-collector.js';
import { htmlPage } from '../../support/html-page.js';
import { pageFrom } from '../../support/pages.js';
import { siteFrom } from '../../support/site.js';
import { stubFinding } from '../../support/stub-checks.js';

const page = (path: string, body = '') => pageFrom(htmlPage(body), { url: `https://site.example${path}` });
const site = siteFrom([page('/', '<a href="/a">a</a>'), page('/b', '<a href="/a">a</a>'), page('/a')]);

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
    expect(rows.pageRows(site).map(({ url, issues, inlinks }) => [url, issues, inlinks])).to.deep.equal([
      ['https://site.example/', 0, 0],
      ['https://site.example/b', 1, 0],
      ['https://site.example/a', 3, 2],
    ]);
  });
});
