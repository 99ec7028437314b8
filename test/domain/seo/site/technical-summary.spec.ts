import { expect } from 'chai';
import { summarizeTechnical } from '../../../../domain/seo/site/technical-summary.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const at = (path: string) => `https://site.example${path}`;
const page = (path: string, html = 'Hi', overrides: PageOverrides = {}) =>
  pageFrom(html, { url: at(path), ...overrides });
const redirect = (path: string, to: string) => page(path, '', { status: 301, fetch: { redirect_url: at(to) } });

describe('[U] technical-summary', () => {
  it('counts statuses and depths', () => {
    const summary = summarizeTechnical(
      siteFrom([
        page('/', 'Hi', { depth: 0 }),
        page('/a', 'Hi', { depth: 1 }),
        page('/b', 'Hi', { depth: null }),
        page('/gone', 'Gone', { status: 404 }),
        page('/private', '', { status: 0, allowed: false }),
        page('/silent', '', { status: 0, fetch: { error: { kind: 'timeout', message: '30 s' } } }),
      ]),
    );
    expect(summary.status_histogram).to.deep.equal({ '200': 3, '404': 1, blocked_by_robots: 1, no_response: 1 });
    expect(summary.depth_histogram).to.deep.equal({ '0': 1, '1': 1, unlinked: 1 });
  });

  it('gives percentiles of the time to first byte', () => {
    const pages = Array.from({ length: 100 }, (_, n) => page(`/${n}`, 'Hi', { fetch: { ttfb_ms: n + 1 } }));
    expect(summarizeTechnical(siteFrom(pages)).response_time_ms).to.deep.equal({ p50: 50, p90: 90, p99: 99 });
    expect(summarizeTechnical(siteFrom([])).response_time_ms).to.equal(null);
  });

  it('tells a chain once, from its first URL, and leaves single redirects out', () => {
    const site = siteFrom([
      redirect('/1', '/2'),
      redirect('/2', '/3'),
      redirect('/3', '/end'),
      page('/end'),
      redirect('/one', '/end'),
    ]);
    expect(summarizeTechnical(site).redirects).to.deep.equal({
      total: 4,
      chains: [{ urls: ['/1', '/2', '/3', '/end'].map(at), final_status: 200 }],
      loops: [],
    });
  });

  it('tells a circle once, and one hop suffices', () => {
    const site = siteFrom([redirect('/a', '/b'), redirect('/b', '/a'), redirect('/self', '/self')]);
    expect(summarizeTechnical(site).redirects).to.deep.equal({
      total: 3,
      chains: [],
      loops: [
        { urls: ['/a', '/b', '/a'].map(at), final_status: null },
        { urls: ['/self', '/self'].map(at), final_status: null },
      ],
    });
  });

  it('lists broken links with source, target, anchor and status, through redirects', () => {
    const site = siteFrom(
      [
        page(
          '/',
          '<a href="/gone">Old page</a><a href="/moved">Moved</a><a href="/wall">Wall</a><a href="https://other.example/x">Other</a>',
        ),
        page('/gone', '', { status: 404 }),
        redirect('/moved', '/gone'),
        page('/wall', '', { status: 403 }),
      ],
      {
        external_links: [
          {
            url: 'https://other.example/x',
            status: 500,
            error: null,
            verdict: 'broken',
            redirect_url: null,
            permanent: false,
          },
        ],
      },
    );
    const { broken_links, broken_links_total } = summarizeTechnical(site);
    expect(broken_links_total).to.equal(3);
    expect(broken_links).to.deep.equal([
      { source: at('/'), target: at('/gone'), anchor: 'Old page', status: 404 },
      { source: at('/'), target: at('/moved'), anchor: 'Moved', status: 404 },
      { source: at('/'), target: 'https://other.example/x', anchor: 'Other', status: 500 },
    ]);
  });

  it('keeps two hundred broken links and counts all', () => {
    const sources = Array.from({ length: 250 }, (_, n) => page(`/${n}`, '<a href="/gone">Gone</a>'));
    const summary = summarizeTechnical(siteFrom([...sources, page('/gone', '', { status: 410 })]));
    expect([summary.broken_links.length, summary.broken_links_total]).to.deep.equal([200, 250]);
  });

  it('groups indexable pages with one text, the largest group first', () => {
    const site = siteFrom([
      page('/a', 'one text'),
      page('/b', 'one text'),
      page('/c', 'other text'),
      page('/d', 'other text'),
      page('/e', 'other text'),
      page('/f', 'third text'),
      page('/empty1', '<p></p>'),
      page('/empty2', '<p></p>'),
    ]);
    expect(summarizeTechnical(site).duplicates).to.deep.equal([['/c', '/d', '/e'].map(at), ['/a', '/b'].map(at)]);
  });

  it('lists pages that only a sitemap knows', () => {
    const orphan = { ...page('/orphan'), source: 'sitemap' as const };
    const linked = { ...page('/linked'), source: 'sitemap' as const };
    const summary = summarizeTechnical(siteFrom([page('/', '<a href="/linked">Linked</a>'), orphan, linked]));
    expect([summary.orphan_pages, summary.orphan_pages_total]).to.deep.equal([[at('/orphan')], 1]);
  });

  it('counts canonicals', () => {
    const canonical = (path: string) => `<link rel="canonical" href="${at(path)}">`;
    const site = siteFrom([page('/a', canonical('/a')), page('/b', canonical('/a')), page('/c')]);
    expect(summarizeTechnical(site).canonicalization).to.deep.equal({ self: 1, other: 1, none: 1 });
  });
});
