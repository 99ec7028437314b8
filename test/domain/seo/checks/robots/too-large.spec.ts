import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsTooLarge } from '../../../../../domain/seo/checks/robots/too-large.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsTooLarge.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/too-large', () => {
  const url = 'https://site.example/robots.txt';

  it('fires from 512,001 bytes', () => {
    expect(judge({ bytes: 512_001 })).to.deep.equal([
      { url, observed: '512,001 bytes', expected: 'at most 512,000 bytes' },
    ]);
  });

  it('fires for a file that was cut', () => {
    expect(judge({ bytes: 512_000, truncated: true })).to.deep.equal([
      { url, observed: '512,000 bytes', expected: 'at most 512,000 bytes' },
    ]);
  });

  it('leaves an HTML page in its place alone', () => {
    expect(judge({ is_html: true, bytes: 600_000 })).to.deep.equal([]);
  });

  it('leaves 512,000 bytes alone', () => {
    expect(judge({ bytes: 512_000 })).to.deep.equal([]);
  });
});
