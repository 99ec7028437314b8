import { expect } from 'chai';
import { judgeReliability } from '../../../../domain/seo/scoring/crawl-reliability.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';
import { siteFrom } from '../../../support/sites/site.js';

const judge = (...statuses: number[]) =>
  judgeReliability(
    siteFrom(statuses.map((status, n) => pageFrom('Hi', { status, url: `https://site.example/${n}` }))),
    DEFAULT_THRESHOLDS,
  );

describe('[U] crawl-reliability', () => {
  it('is unreliable when nine pages of ten return 403', () => {
    expect(judge(200, 403, 403, 403, 403, 403, 403, 403, 403, 403)).to.deep.equal({
      reliable: false,
      reason: '9 of 10 requests (90%) were refused with 403 or 429: the site turned the crawler away',
    });
  });

  it('bears a fifth of refusals, not more', () => {
    expect(judge(200, 200, 200, 200, 429)).to.deep.equal({ reliable: true, reason: null });
    expect(judge(200, 200, 200, 429, 403).reliable).to.equal(false);
  });

  it('takes errors of the site for what they are', () => {
    expect(judge(404, 404, 500).reliable).to.equal(true);
  });

  it('does not count what robots.txt kept us from asking', () => {
    const blocked = pageFrom('', { status: 0, allowed: false, url: 'https://site.example/x' });
    const read = pageFrom('', { status: 200, url: 'https://site.example/' });
    expect(judgeReliability(siteFrom([read, blocked]), DEFAULT_THRESHOLDS)).to.deep.equal({
      reliable: true,
      reason: null,
    });
  });

  it('says nothing of a site that keeps this crawler out, but of one that keeps out search engines', () => {
    const blocked = siteFrom([pageFrom('', { status: 0, allowed: false, url: 'https://site.example/' })]);
    const judgeBy = (text: string) =>
      judgeReliability({ ...blocked, robots: robotsFrom({ text }) }, DEFAULT_THRESHOLDS);
    expect(judgeBy('User-agent: *\nDisallow: /').reliable).to.equal(true);
    expect(judgeBy('User-agent: Linkwright\nDisallow: /')).to.deep.equal({
      reliable: false,
      reason: 'robots.txt keeps this crawler out, though not search engines: no page was read',
    });
  });
});
