import { expect } from 'chai';
import { anchorId } from '../../../../web/report/facts/anchor-id.js';

describe('[U] anchor id', () => {
  it('holds nothing that could end an attribute or a selector', () => {
    expect(anchorId('issue', 'title/missing')).to.equal('issue-title-missing');
    expect(anchorId('do', 'fix/"><script>')).to.equal('do-fix-script-');
    expect(anchorId('do', 'x'.repeat(500))).to.have.length(83);
  });
});
