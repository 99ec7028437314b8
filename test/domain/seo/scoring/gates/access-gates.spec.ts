import { expect } from 'chai';
import {
  gateAvailability,
  gateCrawling,
  gateStartPage,
  isCrawlingBlocked,
} from '../../../../../domain/seo/scoring/gates/access-gates.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const answer = (at: number, status: number) =>
  pageFrom(status === 200 ? htmlPage() : '', { url: `${ORIGIN}/${at === 0 ? '' : at}`, status });
const identifySite = (...statuses: number[]) => siteFrom(statuses.map((status, at) => answer(at, status)));
const withRobots = (text: string) => siteFrom([answer(0, 200)], { robots: robotsFrom({ text }) });

describe('[U] gates of access', () => {
  it('closes where robots.txt forbids everybody, or Google alone', () => {
    for (const text of ['User-agent: *\nDisallow: /', 'User-agent: Googlebot\nDisallow: /']) {
      expect(gateCrawling(withRobots(text)), text).to.deep.include({ id: 'crawling_blocked', cap: 3, share: 1 });
    }
  });

  it('stays open where only another crawler is kept out, or only a part of the site', () => {
    for (const text of [
      'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /',
      'User-agent: *\nDisallow: /cart',
      '',
    ])
      expect(isCrawlingBlocked(withRobots(text)), text).to.equal(false);
    expect(gateCrawling(identifySite(200))).to.equal(null);
  });

  it('reads a robots.txt that cannot be fetched as search engines do', () => {
    const site = siteFrom([answer(0, 200)], {
      robots: robotsFrom({ state: 'unreachable', status: 503, site_disallowed: true }),
    });
    expect(gateCrawling(site)?.reason).to.include('cannot be fetched');
  });

  it('caps at 25 where the start page fails, and at 3 where nothing else loads', () => {
    expect(gateStartPage(identifySite(500, 200))?.cap).to.equal(25);
    expect(gateStartPage(identifySite(401))?.cap).to.equal(3);
    expect(gateStartPage(identifySite(200, 500))).to.equal(null);
  });

  it('caps by the share of URLs that do not load; a page that is gone is none of them', () => {
    const share = (failed: number) =>
      gateAvailability(identifySite(...Array(20 - failed).fill(200), ...Array(failed).fill(503)));
    expect(gateAvailability(identifySite(200, 404, 404, 410))).to.equal(null);
    expect([1, 5, 10, 20].map((failed) => share(failed)?.cap)).to.deep.equal([95, 67, 42, 3]);
    expect(share(7)?.reason).to.equal('7 of 20 URLs (35%) do not load: server errors, refused access or no response.');
  });
});
