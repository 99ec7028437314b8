import { expect } from 'chai';
import { DRILL_TASKS, runFairnessDrill } from '../support/fairness-drill.js';

/** What a person does not notice, and two cores at full load make of nothing. */
const FLOOR_S = 5;

describe('[E] one user never stops another', () => {
  it('hundreds of slow operations of one leave another twice the time alone, at most', async function () {
    this.timeout(300_000);
    const { crowd, alone, beside } = await runFairnessDrill({ direct: 100 });
    expect(crowd).to.be.greaterThan(150);
    for (const task of DRILL_TASKS)
      expect(beside[task], `${task}, ${alone[task]} s alone`).to.be.at.most(
        Math.max(2 * alone[task], alone[task] + FLOOR_S),
      );
  });
});
