import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsUnreachable } from '../../../../../domain/seo/checks/robots/unreachable.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsUnreachable.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/unreachable', () => {
  const url = 'https://site.example/robots.txt';

  it('fires for a server error', () => {
    expect(judge({ state: 'unreachable', status: 503 })).to.deep.equal([
      { url, observed: '503', expected: '200 or 404' },
    ]);
  });

  it('fires for no answer', () => {
    expect(judge({ state: 'unreachable', status: 0, error: { kind: 'timeout', message: 'after 10 s' } })).to.deep.equal(
      [{ url, observed: 'no answer (timeout: after 10 s)', expected: '200 or 404' }],
    );
  });

  it('leaves a missing file alone', () => {
    expect(judge({ state: 'missing', status: 404 })).to.deep.equal([]);
  });

  it('leaves a file that was found alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
