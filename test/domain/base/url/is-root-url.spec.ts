import { expect } from 'chai';
import { isRootUrl } from '../../../../domain/base/url/is-root-url.js';

describe('[U] isRootUrl', () => {
  it('holds for the root of any host', () => {
    expect(isRootUrl('https://a.example/')).to.equal(true);
    expect(isRootUrl('http://127.0.0.1:8080')).to.equal(true);
  });

  it('does not hold for a path, a query or no URL', () => {
    for (const url of ['https://a.example/b', 'https://a.example/?b', '/']) expect(isRootUrl(url), url).to.equal(false);
  });
});
