import { expect } from 'chai';
import { decay } from '../../../../../domain/search/analysis/opportunities/decay.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, pageDays, SHOP } from '../../../../support/samples/search-figures.js';

const page = {
  ...pageDays('/a', figures(140, 900, 6), figures(280, 1_000, 3)),
  weekdays: { current: figures(100, 700, 6), previous: figures(200, 800, 3) },
};

describe('[U] opportunity: decay', () => {
  it('is measured on weekdays, and its gain is what all days have lost', () => {
    const [draft] = decay.find(opportunityInput({ sets: { page_days: [page] } }));
    expect(draft).to.deep.include({ kind: 'decay', url: `${SHOP}/a`, figures: page.current, previous: page.previous });
    expect(draft?.estimated_click_gain).to.include({ low: 0, expected: 70, high: 140, per_days: 28 });
    expect(draft?.evidence).to.deep.include({ name: 'lost_weekday_clicks', value: 100, source: 'search_data' });
    expect(draft && decay.stepsOf(draft)[0]).to.contain('impressions 1,000 → 900, position 3 → 6, clicks 280 → 140');
  });

  it('is none of a page that keeps its clicks', () => {
    const steady = pageDays('/a', figures(200, 900), figures(210, 900));
    expect(decay.find(opportunityInput({ sets: { page_days: [steady] } }))).to.deep.equal([]);
  });

  it('cannot be looked for without days', () => {
    expect(() => decay.find(opportunityInput())).to.throw('Search Console was not read by page and day');
  });
});
