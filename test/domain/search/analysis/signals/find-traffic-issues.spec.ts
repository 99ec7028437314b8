import { expect } from 'chai';
import type { JoinablePage } from '../../../../../domain/search/analysis/crawled-site.js';
import { findTrafficIssues } from '../../../../../domain/search/analysis/signals/find-traffic-issues.js';
import { crawledPage, crawledSite, figures, SHOP } from '../../../../support/samples/search-figures.js';

const page = { url: `${SHOP}/a`, figures: figures(5, 50) };
const find = (changes: Partial<JoinablePage>, inlinks = 1) =>
  findTrafficIssues([page], crawledSite([crawledPage('/a', changes)], { '/a': inlinks })).map(
    ({ issue, detail }) => `${issue}: ${detail}`,
  );

describe('[U] pages with clicks and an error', () => {
  const errors: [Partial<JoinablePage>, string][] = [
    [{ noindex: true }, 'noindex: says noindex'],
    [{ allowed_by_robots: false, status: 0 }, 'blocked_by_robots: robots.txt forbids it'],
    [{ status: 410 }, 'client_error: returns status 410'],
    [{ status: 503 }, 'server_error: returns status 503'],
    [{ status: 301, redirect_url: `${SHOP}/b` }, `redirect: redirects to ${SHOP}/b`],
    [{ refresh_url: `${SHOP}/b` }, `redirect: redirects to ${SHOP}/b`],
    [{ canonical_url: `${SHOP}/b` }, `canonicalised: names ${SHOP}/b as its canonical`],
  ];
  for (const [changes, expected] of errors) {
    it(`are told: ${expected}`, () => expect(find(changes)).to.deep.equal([expected]));
  }

  it('are not those that refuse a crawler, whatever they show to search engines', () => {
    for (const status of [401, 403, 429]) expect(find({ status })).to.deep.equal([]);
    expect(find({})).to.deep.equal([]);
    expect(find({ canonical_url: `${SHOP}/a` })).to.deep.equal([]);
  });

  it('are those that no page links to, where the crawl was complete', () => {
    const lost = 'not_crawled: no page of the site links to it; it was found otherwise';
    expect(findTrafficIssues([page], crawledSite([crawledPage('/a', { depth: null })]))[0]?.issue).to.equal(
      'not_crawled',
    );
    expect(find({ depth: null }, 1)).to.deep.equal([]);
    expect(
      findTrafficIssues([page], crawledSite([crawledPage('/a', { depth: null })])).map(
        ({ issue, detail }) => `${issue}: ${detail}`,
      ),
    ).to.deep.equal([lost]);
    expect(findTrafficIssues([page], crawledSite([]))[0]?.detail).to.equal('no page of the site links to it');
    expect(findTrafficIssues([page], crawledSite([], {}, true))).to.deep.equal([]);
  });

  it('are those of the crawled site with a click, the most clicked first', () => {
    const pages = [
      { url: `${SHOP}/x`, figures: figures(1, 9) },
      { url: `${SHOP}/y`, figures: figures(2, 9) },
      { url: `${SHOP}/z`, figures: figures(0, 9) },
      { url: 'https://other.example/', figures: figures(9, 9) },
    ];
    expect(findTrafficIssues(pages, crawledSite([])).map(({ url }) => url)).to.deep.equal([`${SHOP}/y`, `${SHOP}/x`]);
  });
});
