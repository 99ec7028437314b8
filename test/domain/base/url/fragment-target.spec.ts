import { expect } from 'chai';
import { fragmentTarget } from '../../../../domain/base/url/fragment-target.js';

describe('[U] fragmentTarget', () => {
  it('is the decoded id', () => {
    expect(fragmentTarget('caf%C3%A9')).to.equal('café');
    expect(fragmentTarget('part:~:text=a')).to.equal('part');
    expect(fragmentTarget('100%')).to.equal('100%');
  });

  it('is null where no id is asked for', () => {
    for (const fragment of ['', 'top', 'Top', ':~:text=a', '/route', '!route']) {
      expect(fragmentTarget(fragment), fragment).to.equal(null);
    }
  });
});
