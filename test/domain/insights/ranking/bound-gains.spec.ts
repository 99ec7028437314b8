import { expect } from 'chai';
import { boundGains } from '../../../../domain/insights/ranking/bound-gains.js';
import type { InsightDraft } from '../../../../domain/insights/ranking/draft.js';

const draft = (low: number, high: number): InsightDraft => ({
  id: `${low}-${high}`,
  title: { text: 'T', evidence: [] },
  description: { text: 'D', evidence: [] },
  steps: [],
  weight: 'medium',
  traffic: { low, high, basis: 'estimate', evidence: [] },
  effort: { days: 1, basis: 'b', evidence: [] },
  related_keywords: [],
});

describe('[U] bound of gains', () => {
  it('leaves what is possible together as it is', () => {
    const drafts = [draft(0, 20), draft(5, 30), { ...draft(0, 0), traffic: null }];
    expect(boundGains(drafts)).to.deep.equal(drafts);
  });

  it('lowers all alike until they add up to no more than half of the traffic, and says so', () => {
    for (const highs of [[120, 60, 20], Array.from({ length: 30 }, (_, at) => at + 1), [1_000]]) {
      const bounded = boundGains(highs.map((high) => draft(high / 4, high)));
      const sum = bounded.reduce((all, { traffic }) => all + (traffic?.high ?? 0), 0);
      expect(sum).to.be.within(20, 50);
      for (const { traffic } of bounded) expect(traffic?.low).to.be.at.most(traffic?.high ?? 0);
      expect(bounded[0]?.traffic?.basis).to.match(
        /^estimate: lowered to \d+% of what follows, since all gains of this list together may reach 50%/,
      );
    }
  });
});
