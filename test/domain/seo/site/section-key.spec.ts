import { expect } from 'chai';
import { sectionKey } from '../../../../domain/seo/site/section-key.js';

describe('[U] sectionKey', () => {
  it('is one for the forms of a name', () => {
    expect(sectionKey('guides')).to.equal(sectionKey('guide'));
    expect(sectionKey('cities')).to.equal(sectionKey('city'));
    expect(sectionKey('bücher')).to.equal(sectionKey('buecher'));
    expect(sectionKey('press')).to.not.equal(sectionKey('pres'));
  });
});
