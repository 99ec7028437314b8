import { expect } from 'chai';
import { visitRobots } from '../../../../activities/crawl/robots/visit-robots.js';
import { UNRECORDED } from '../../../../activities/crawl/visits/careful-visits.js';
import { stubFetcher } from '../../../support/samples/stub-fetcher.js';
import { skippedVisits } from '../../../support/temporal/skipped-visits.js';

const SITE = 'https://site.example';

describe('[U] visitRobots', () => {
  const visit = async (visits = UNRECORDED) => {
    const { fetcher, asked } = stubFetcher({ [`${SITE}/robots.txt`]: { status: 404 } });
    const deps = { fetcher, agentToken: 'LinkwrightBot' };
    return { robots: await visitRobots(deps, `${SITE}/a/b`, new AbortController().signal, visits), asked };
  };

  it('reads the file of the host', async () => {
    const { robots, asked } = await visit();
    expect(asked).to.deep.equal([`GET ${SITE}/robots.txt`]);
    expect(robots.state).to.equal('missing');
  });

  it('does not read one that has ended its worker twice, and allows nothing by it', async () => {
    const { robots, asked } = await visit(skippedVisits(`${SITE}/robots.txt`));
    expect(asked).to.deep.equal([]);
    expect(robots).to.deep.include({
      state: 'unreachable',
      error: { kind: 'unreadable', message: 'This URL crashed the crawler twice and was skipped.' },
    });
  });
});
