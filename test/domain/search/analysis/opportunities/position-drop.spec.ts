import { expect } from 'chai';
import { positionDrop } from '../../../../../domain/search/analysis/opportunities/position-drop.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, pageDays } from '../../../../support/samples/search-figures.js';

describe('[U] opportunity: position drop', () => {
  it('has the earlier place as its aim', () => {
    const page = pageDays('/a', figures(49, 1_000, 6), figures(110, 1_000, 3));
    const [draft] = positionDrop.find(opportunityInput({ sets: { page_days: [page] } }));
    // 1000 × (11% − 4.9%).
    expect(draft?.estimated_click_gain).to.include({ high: 61, per_days: 28 });
    expect(draft?.evidence.at(-1)).to.deep.equal({ name: 'places_lost', value: 3, source: 'search_data' });
    expect(draft && positionDrop.stepsOf(draft)[0]).to.contain('from position 3 to 6');
  });

  it('is none of a page that rose', () => {
    const page = pageDays('/a', figures(110, 1_000, 3), figures(49, 1_000, 6));
    expect(positionDrop.find(opportunityInput({ sets: { page_days: [page] } }))).to.deep.equal([]);
  });
});
