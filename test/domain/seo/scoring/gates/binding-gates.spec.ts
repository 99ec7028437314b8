import { expect } from 'chai';
import { bindingGates } from '../../../../../domain/seo/scoring/gates/binding-gates.js';

const thin = { id: 'thin_pages' as const, cap: 80 };
const links = { id: 'broken_links' as const, cap: 60 };

describe('[U] bindingGates', () => {
  it('are those that the score stands at, together', () => {
    expect(bindingGates([thin], 80)).to.deep.equal([thin]);
    expect(bindingGates([thin, links], 48)).to.deep.equal([thin, links]);
  });

  it('are none where the components lead to less', () => {
    expect(bindingGates([thin], 79.9)).to.deep.equal([]);
    expect(bindingGates([thin, links], 47.9)).to.deep.equal([]);
    expect(bindingGates([], 50)).to.deep.equal([]);
  });

  it('are all where there is no score', () => {
    expect(bindingGates([thin], null)).to.deep.equal([thin]);
  });
});
