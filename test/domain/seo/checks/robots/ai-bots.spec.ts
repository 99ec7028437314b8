import { expect } from 'chai';
import type { RobotsArtifact } from '../../../../../domain/seo/artifacts/robots.js';
import { robotsAiBots } from '../../../../../domain/seo/checks/robots/ai-bots.js';
import { context } from '../../../../support/check-context.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (overrides: Partial<RobotsArtifact> = {}) =>
  robotsAiBots.judge(siteFrom([], { robots: robotsFrom(overrides) }), context());

describe('[U] robots/ai-bots', () => {
  const url = 'https://site.example/robots.txt';

  it('fires and names the agents', () => {
    expect(judge({ blocked_ai_bots: ['GPTBot', 'CCBot'] })).to.deep.equal([
      { url, observed: 'GPTBot, CCBot', count: 2 },
    ]);
  });

  it('leaves a file that blocks none alone', () => {
    expect(judge()).to.deep.equal([]);
  });
});
