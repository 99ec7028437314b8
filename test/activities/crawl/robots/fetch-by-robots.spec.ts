import { expect } from 'chai';
import { fetchByRobots } from '../../../../activities/crawl/robots/fetch-by-robots.js';
import { type SitePages, sitePages } from '../../../support/crawl-deps.js';
import { createGuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';

const signal = new AbortController().signal;

describe('[I] fetch by robots', () => {
  const asked: string[] = [];
  async function fetchFrom(pages: SitePages, path = '/', others: LoopbackServer[] = []) {
    asked.length = 0;
    const answer = sitePages(pages);
    const site = await startHttpServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    const { fetcher, close } = createGuardedFetcher([site.host, ...others.map(({ host }) => host)]);
    const fetched = await fetchByRobots({ fetcher, agentToken: 'LinkwrightBot' }, site.url + path, { signal }).catch(
      (failure: unknown) => failure as { code: string; message: string },
    );
    await close();
    await site.close();
    return { site, fetched };
  }

  it('gives the page that redirects lead to, and asks for robots.txt once a host', async () => {
    const { site, fetched } = await fetchFrom({ '/': { status: 301, headers: { location: '/en' } }, '/en': '<p>Hi' });
    expect(fetched).to.deep.include({ url: `${site.url}/en`, body: Buffer.from('<p>Hi') });
    expect(asked).to.deep.equal(['/robots.txt', '/', '/en']);
  });

  const refused: [what: string, pages: SitePages, code: string, reason: RegExp][] = [
    ['forbids it', { '/robots.txt': 'User-agent: *\nDisallow: /' }, 'site_refused', /robots\.txt forbids it$/],
    [
      'forbids where it leads',
      { '/robots.txt': 'User-agent: *\nDisallow: /en', '/': { status: 302, headers: { location: '/en' } } },
      'site_refused',
      /\/en is not fetched: robots\.txt forbids it$/,
    ],
    ['cannot be read', { '/robots.txt': { status: 500 } }, 'site_refused', /robots\.txt of its host cannot be read$/],
    ['allows a page that refuses us', { '/': { status: 403 } }, 'site_refused', /refuses our crawler with status 403$/],
    ['allows a page that is missing', { '/': { status: 410 } }, 'site_unreachable', /returns status 410$/],
    [
      'allows a circle',
      { '/': { status: 302, headers: { location: '/?' } } },
      'site_unreachable',
      /without end|status/,
    ],
  ];
  for (const [what, pages, code, reason] of refused)
    it(`fails where robots.txt ${what}`, async () => {
      const text = { 'content-type': 'text/plain' };
      const robots = pages['/robots.txt'];
      const served = typeof robots === 'string' ? { ...pages, '/robots.txt': { headers: text, body: robots } } : pages;
      const { fetched } = await fetchFrom(served);
      expect(fetched).to.deep.include({ code });
      expect((fetched as { message: string }).message).to.match(reason);
    });

  it('is judged by the robots.txt of each host on the way', async () => {
    const other = await startHttpServer(
      sitePages({ '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /x' } }),
    );
    const { fetched } = await fetchFrom({ '/': { status: 302, headers: { location: `${other.url}/x` } } }, '/', [
      other,
    ]);
    await other.close();
    expect(fetched).to.include({ code: 'site_refused' });
  });

  it('goes to no private address', async () => {
    const { fetched } = await fetchFrom({ '/': { status: 302, headers: { location: 'http://10.0.0.1/' } } });
    expect(fetched).to.include({ code: 'url_not_allowed' });
  });
});
