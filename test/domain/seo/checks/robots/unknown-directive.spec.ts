import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsUnknownDirective } from '../../../../../domain/seo/checks/robots/unknown-directive.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsUnknownDirective.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/unknown-directive', () => {
  const url = 'https://site.example/robots.txt';

  it('fires once for all lines', () => {
    expect(
      judge({
        unknown_directives: [
          { line: 3, text: 'A: x' },
          { line: 7, text: 'B: y' },
        ],
      }),
    ).to.deep.equal([{ url, observed: 'A: x; B: y', where: 'lines 3, 7', count: 2 }]);
  });

  it('leaves a clean file alone', () => {
    expect(judge()).to.deep.equal([]);
  });

  it('leaves an HTML page in its place alone', () => {
    expect(
      judge({
        is_html: true,
        unknown_directives: [
          { line: 3, text: 'A: x' },
          { line: 7, text: 'B: y' },
        ],
      }),
    ).to.deep.equal([]);
  });
});
