import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsCrawlDelayHigh } from '../../../../../domain/seo/checks/robots/crawl-delay-high.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsCrawlDelayHigh.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/crawl-delay-high', () => {
  const url = 'https://site.example/robots.txt';

  it('fires above 10 seconds', () => {
    expect(judge({ crawl_delay_s: 11 })).to.deep.equal([{ url, observed: '11 s', expected: 'at most 10 s' }]);
  });

  it('leaves 10 seconds alone', () => {
    expect(judge({ crawl_delay_s: 10 })).to.deep.equal([]);
  });

  it('leaves a file without delay alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
