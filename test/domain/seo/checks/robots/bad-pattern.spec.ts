import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsBadPattern } from '../../../../../domain/seo/checks/robots/bad-pattern.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsBadPattern.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/bad-pattern', () => {
  const url = 'https://site.example/robots.txt';

  it('fires and gives the reason', () => {
    expect(judge({ bad_patterns: [{ line: 3, text: 'Disallow', reason: 'no colon' }] })).to.deep.equal([
      { url, observed: 'Disallow (no colon)', where: 'line 3', count: 1 },
    ]);
  });

  it('leaves a clean file alone', () => {
    expect(judge()).to.deep.equal([]);
  });

  it('leaves an HTML page in its place alone', () => {
    expect(judge({ is_html: true, bad_patterns: [{ line: 3, text: 'Disallow', reason: 'no colon' }] })).to.deep.equal(
      [],
    );
  });
});
