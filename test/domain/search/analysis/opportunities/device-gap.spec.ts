import { expect } from 'chai';
import { deviceGap } from '../../../../../domain/search/analysis/opportunities/device-gap.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, SHOP } from '../../../../support/samples/search-figures.js';

describe('[U] opportunity: device gap', () => {
  it('has the place on computers as its aim, and says that the reason is inferred', () => {
    const page = { url: `${SHOP}/a`, mobile: figures(49, 1_000, 6), desktop: figures(110, 1_000, 3) };
    const [draft] = deviceGap.find(opportunityInput({ sets: { page_devices: [page] } }));
    expect(draft?.estimated_click_gain).to.include({ high: 61, per_days: 28 });
    expect(draft).to.include({ basis: 'inferred', confidence: 0.58 });
    expect(draft?.evidence.at(-1)).to.deep.equal({ name: 'position_gap', value: 3, source: 'search_data' });
  });
});
