import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsNoindexDirective } from '../../../../../domain/seo/checks/robots/noindex-directive.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsNoindexDirective.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/noindex-directive', () => {
  const url = 'https://site.example/robots.txt';

  it('fires once for all lines', () => {
    expect(judge({ noindex_lines: [2, 9] })).to.deep.equal([
      { url, observed: 'Noindex', where: 'lines 2, 9', count: 2 },
    ]);
  });

  it('leaves a clean file alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
