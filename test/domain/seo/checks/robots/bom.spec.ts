import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsBom } from '../../../../../domain/seo/checks/robots/bom.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsBom.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/bom', () => {
  const url = 'https://site.example/robots.txt';

  it('fires for a byte order mark', () => {
    expect(judge({ has_bom: true })).to.deep.equal([
      { url, observed: 'a byte order mark', expected: 'plain UTF-8', where: 'line 1' },
    ]);
  });

  it('leaves a file without alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
