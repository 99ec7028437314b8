import { expect } from 'chai';
import type { InsightDraft } from '../../../../domain/insights/ranking/draft.js';
import { rankInsights } from '../../../../domain/insights/ranking/rank-insights.js';

const words = (text: string) => ({ text, evidence: [{ path: text, value: text }] });
const draft = (id: string, change: Partial<InsightDraft> = {}): InsightDraft => ({
  id,
  title: words(id),
  description: words('d'),
  steps: [words('s')],
  weight: 'medium',
  traffic: null,
  effort: { days: 1, basis: 'said', evidence: [] },
  related_keywords: [],
  ...change,
});
const traffic = (low: number, high: number) => ({ low, high, basis: 'estimate', evidence: [] });

describe('[U] ranking of insights', () => {
  it('puts weight first, then traffic and ease', () => {
    const ranked = rankInsights(
      [
        draft('light', { weight: 'info' }),
        draft('heavy', { weight: 'critical' }),
        draft('slow', { weight: 'critical', effort: { days: 20, basis: '', evidence: [] } }),
      ],
      10,
    );
    // 10 × (0.6 + 0.25 + 0.15 × 5/6), with 5/25 for the slow one; 10 × (0.06 + 0.025 + 0.125)
    expect(ranked.map(({ id, priority_score, priority }) => [id, priority_score, priority])).to.deep.equal([
      ['heavy', 10, 'High'],
      ['slow', 9, 'High'],
      ['light', 2, 'Low'],
    ]);
  });

  it('takes traffic against the largest of the list', () => {
    const ranked = rankInsights([draft('b', { traffic: traffic(0, 2) }), draft('a', { traffic: traffic(2, 6) })], 10);
    expect(ranked.map(({ id, priority_score }) => [id, priority_score])).to.deep.equal([
      ['a', 7],
      ['b', 5],
    ]);
    expect(ranked.map(({ impact }) => [impact.traffic_percent_low, impact.traffic_percent_high])).to.deep.equal([
      [2, 6],
      [0, 2],
    ]);
  });

  it('rates the return against the best, by traffic or by weight', () => {
    const [one, two] = rankInsights(
      [draft('a', { traffic: traffic(4, 4) }), draft('b', { traffic: traffic(1, 1) })],
      10,
    );
    expect([one?.roi.value, two?.roi.value]).to.deep.equal([100, 25]);
    expect(one?.roi.basis).to.equal('4% of traffic ÷ 1 day (said), against the best of this list');
    const [none] = rankInsights([draft('a')], 10);
    expect(none?.roi).to.deep.equal({
      value: 100,
      basis: 'weight "medium" ÷ 1 day (said), against the best of this list; no traffic is estimated',
    });
    const [, beside] = rankInsights([draft('a', { traffic: traffic(4, 4) }), draft('b')], 10);
    expect(beside?.roi.value).to.equal(50);
    expect(none?.impact.basis).to.match(/^not estimated: /);
  });

  it('keeps the order of a list among equals, its tenth entry behind the second', () => {
    const drafts = Array.from({ length: 12 }, (_, at) => draft(`issue:issues[${at}]`));
    expect(rankInsights(drafts, 3).map(({ id }) => id)).to.deep.equal([0, 1, 2].map((at) => `issue:issues[${at}]`));
  });

  it('keeps within bounds, ties by id, evidence once', () => {
    const [first, ...others] = rankInsights(
      [
        draft('b'),
        draft('a', {
          steps: Array(12).fill(words('s')),
          related_keywords: Array(30).fill('k'),
          url: 'https://a.example/',
        }),
        draft('c'),
      ],
      2,
    );
    expect(others.map(({ id }) => id)).to.deep.equal(['b']);
    expect([first?.steps.length, first?.related_keywords]).to.deep.equal([8, ['k']]);
    expect(first?.evidence).to.deep.equal([
      { path: 'a', value: 'a', url: 'https://a.example/' },
      { path: 'd', value: 'd' },
      { path: 's', value: 's' },
    ]);
    expect(rankInsights([], 5)).to.deep.equal([]);
  });
});
