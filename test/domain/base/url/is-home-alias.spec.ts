import { expect } from 'chai';
import { isHomeAlias } from '../../../../domain/base/url/is-home-alias.js';

describe('[U] isHomeAlias', () => {
  for (const path of ['/', '/?a=1', '/index.html', '/Home', '/default.aspx']) {
    it(`holds for ${path}`, () => {
      expect(isHomeAlias(`https://a.example${path}`)).to.equal(true);
    });
  }

  for (const path of ['/en/', '/en/index.html', '/home/garden', '/about']) {
    it(`does not hold for ${path}`, () => {
      expect(isHomeAlias(`https://a.example${path}`)).to.equal(false);
    });
  }

  it('does not hold for what is no URL', () => {
    expect(isHomeAlias('nonsense')).to.equal(false);
  });
});
