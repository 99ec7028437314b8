import { expect } from 'chai';
import { namesSources } from '../../../domain/audits/names-sources.js';

describe('[U] names sources', () => {
  it('holds for checks about a target that other pages name', () => {
    const about = ['link/broken-internal', 'canonical/to-error', 'hreflang/missing-return', 'hreflang/to-noindex'];
    expect(about.filter((id) => !namesSources(id))).to.deep.equal([]);
  });

  it('does not hold for checks about the page itself', () => {
    const own = ['title/missing', 'canonical/to-home', 'canonical/missing', 'hreflang/missing-self'];
    expect(own.filter(namesSources)).to.deep.equal([]);
  });
});
