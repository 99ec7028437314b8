import { expect } from 'chai';
import { decay } from '../../../../../domain/search/analysis/opportunities/decay.js';
import { lowCtr } from '../../../../../domain/search/analysis/opportunities/low-ctr.js';
import { rankOpportunities } from '../../../../../domain/search/analysis/opportunities/rank-opportunities.js';
import { technicalIssue } from '../../../../../domain/search/analysis/opportunities/technical-issue.js';
import type { OpportunityDraft } from '../../../../../domain/search/analysis/search-opportunity.js';
import { figures } from '../../../../support/samples/search-figures.js';

const draft = (url: string, high: number | null, changes: Partial<OpportunityDraft> = {}): OpportunityDraft => ({
  kind: 'low_ctr',
  query: null,
  url,
  related_urls: [],
  figures: figures(10, 1_000),
  previous: null,
  evidence: [],
  estimated_click_gain: high === null ? null : { low: 0, expected: high, high: 2 * high, per_days: 28, basis: '' },
  confidence: 0.8,
  basis: 'measured',
  ...changes,
});

describe('[U] rank of opportunities', () => {
  it('is the weighted sum of traffic, ease, confidence and momentum', () => {
    const previous = figures(10, 500);
    const [best, second] = rankOpportunities(
      [
        { finder: lowCtr, draft: draft('/b', 10) },
        { finder: decay, draft: draft('/a', 100, { kind: 'decay', previous }) },
      ],
      28,
    );
    // 40 × 1 + 30 × 8/12 + 20 × 0.8 + 10 × 1: four hours of work, twice the impressions.
    expect(best).to.deep.include({ rank: 1, url: '/a', score: 86, band: 'very_high', phase: 2 });
    expect(best?.score_parts).to.deep.equal({ traffic: 1, ease: 0.667, confidence: 0.8, momentum: 1 });
    expect(best?.effort).to.deep.equal({ value: 4, unit: 'hours' });
    // ln 11 ÷ ln 101 of the traffic, an hour of work, nothing known of before.
    expect(second?.score_parts).to.deep.equal({ traffic: 0.52, ease: 0.889, confidence: 0.8, momentum: 0.5 });
    expect(second?.score).to.equal(68.5);
  });

  it('weighs gains by four weeks, whatever days they are of', () => {
    const gain = { low: 0, expected: 100, high: 200, per_days: 280, basis: '' };
    const [first, second] = rankOpportunities(
      [
        { finder: lowCtr, draft: draft('/long', null, { estimated_click_gain: gain }) },
        { finder: lowCtr, draft: draft('/short', 11) },
      ],
      28,
    );
    expect([first?.url, second?.url]).to.deep.equal(['/short', '/long']);
  });

  it('counts clicks at stake where nothing can be estimated', () => {
    const [first] = rankOpportunities(
      [
        { finder: lowCtr, draft: draft('/a', 5) },
        {
          finder: technicalIssue,
          draft: draft('/closed', null, { kind: 'technical_issue', figures: figures(300, 900) }),
        },
      ],
      28,
    );
    expect(first).to.deep.include({ url: '/closed', band: 'very_high' });
  });

  it('gives each the same id in every analysis, and each its own', () => {
    const ids = () =>
      rankOpportunities(
        [
          { finder: lowCtr, draft: draft('/a', 5) },
          { finder: lowCtr, draft: draft('/b', 5) },
        ],
        28,
      ).map(({ id }) => id);
    expect(ids()).to.deep.equal(ids());
    expect(new Set(ids()).size).to.equal(2);
    expect(ids()[0]).to.match(/^low_ctr:[0-9a-f]{8}$/);
  });

  it('is empty of nothing', () => expect(rankOpportunities([], 28)).to.deep.equal([]));
});
