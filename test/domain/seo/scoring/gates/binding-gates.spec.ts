import { expect } from 'chai';
import { bindingGates } from '../../../../../domain/seo/scoring/gates/binding-gates.js';

const thin = { id: 'thin_pages' as const, cap: 80 };
const links = { id: 'broken_links' as const, cap: 60 };

describe('[U] bindingGates', () => {
  it('are those that the score is at, together', () => {
    expect(bindingGates([thin], 80)).to.deep.equal([thin]);
    expect(bindingGates([thin, links], 48)).to.deep.equal([thin, links]);
  });

  it('are none where the components lead to less', () => {
    expect(bindingGates([thin], 79.9)).to.deep.equal([]);
    expect(bindingGates([thin, links], 47.9)).to.deep.equal([]);
    expect(bindingGates([], 50)).to.deep.equal([]);
  });

  it('are the weak component alone where it leaves less than the others do', () => {
    const weak = { id: 'weak_component' as const, cap: 50.3 };
    expect(bindingGates([weak, thin], 50.3)).to.deep.equal([weak]);
    expect(bindingGates([weak, thin, links], 48)).to.deep.equal([thin, links]);
  });

  it('are the lowest of those that miss the same text', () => {
    const few = { id: 'few_pages' as const, cap: 90 };
    expect(bindingGates([thin, few], 80)).to.deep.equal([thin]);
    expect(bindingGates([links, thin, few], 48)).to.deep.equal([links, thin]);
  });

  it('are all where there is no score', () => {
    expect(bindingGates([thin], null)).to.deep.equal([thin]);
  });
});
