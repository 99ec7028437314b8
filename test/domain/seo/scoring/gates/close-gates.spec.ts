import { expect } from 'chai';
import { closeGates } from '../../../../../domain/seo/scoring/gates/close-gates.js';

const thin = { id: 'thin_pages' as const, cap: 60, share: 0.5, reason: 'Thin.', check_ids: ['content/thin'] };
const idsOf = (...input: Parameters<typeof closeGates>) => closeGates(...input).map(({ id }) => id);

describe('[U] closeGates', () => {
  it('adds the weakest component where it bounds the score most', () => {
    expect(idsOf({ on_page_seo: 10, technical_seo: 100 }, 70, [thin])).to.deep.equal(['weak_component', 'thin_pages']);
  });

  it('leaves it out where the mean or the other gates are lower', () => {
    expect(idsOf({ on_page_seo: 10 }, 30, [thin])).to.deep.equal(['thin_pages']);
    expect(idsOf({ on_page_seo: 60 }, 90, [thin])).to.deep.equal(['thin_pages']);
    expect(idsOf({ on_page_seo: 100 }, 95, [])).to.deep.equal([]);
    expect(idsOf({ on_page_seo: null }, null, [])).to.deep.equal([]);
  });
});
