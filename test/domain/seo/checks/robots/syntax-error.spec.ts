import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsSyntaxError } from '../../../../../domain/seo/checks/robots/syntax-error.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsSyntaxError.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/syntax-error', () => {
  const url = 'https://site.example/robots.txt';

  it('fires and gives the reason', () => {
    expect(judge({ syntax_errors: [{ line: 3, text: 'Disallow', reason: 'no colon' }] })).to.deep.equal([
      { url, observed: 'Disallow (no colon)', where: 'line 3', count: 1 },
    ]);
  });

  it('leaves a clean file alone', () => {
    expect(judge()).to.deep.equal([]);
  });

  it('leaves an HTML page in its place alone', () => {
    expect(judge({ is_html: true, syntax_errors: [{ line: 3, text: 'Disallow', reason: 'no colon' }] })).to.deep.equal(
      [],
    );
  });
});
