import { expect } from 'chai';
import { siteName } from '../../../../web/report/facts/site-name.js';

describe('[U] site name', () => {
  it('is the host, or the text where there is none', () => {
    expect(['https://www.site.example:8443/a?b', 'no address', 'mailto:a@b.example'].map(siteName)).to.deep.equal([
      'www.site.example:8443',
      'no address',
      'mailto:a@b.example',
    ]);
  });
});
