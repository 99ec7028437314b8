import { expect } from 'chai';
import { fixAnchor } from '../../../../../web/app/sites/overview/fix-anchor.js';

describe('[U] anchors of fixes', () => {
  it('are ids without what an address would have to escape', () => {
    expect(fixAnchor('fix/title/missing')).to.equal('fix-fix-title-missing');
    expect(fixAnchor('improvement/a b#c')).to.equal('fix-improvement-a-b-c');
  });
});
