import { expect } from 'chai';
import { DRILL_TASKS, runFairnessDrill } from '../support/fairness-drill.js';

/**
 * Who has to wait for the crowd waits for minutes, until its requests are given up. Beside other specs processors are
 * short, for a while; that it takes no more than twice the time is shown by `npm run bench -- fairness`.
 */
const SHORT_OF_PROCESSORS_S = 60;

describe('[E] one user never stops another', () => {
  it('hundreds of slow operations of one keep none of another waiting', async function () {
    this.timeout(300_000);
    const { crowd, alone, beside } = await runFairnessDrill({ direct: 100 });
    expect(crowd).to.be.greaterThan(150);
    for (const task of DRILL_TASKS)
      expect(beside[task], `${task}, ${alone[task]} s alone`).to.be.at.most(alone[task] + SHORT_OF_PROCESSORS_S);
  });
});
