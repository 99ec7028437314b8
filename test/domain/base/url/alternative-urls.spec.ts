import { expect } from 'chai';
import { alternativeUrls } from '../../../../domain/base/url/alternative-urls.js';

describe('[U] alternative URLs', () => {
  it('are the other scheme, with or without www, and both', () => {
    expect(alternativeUrls('https://site.example/shop?x=1')).to.deep.equal([
      'http://site.example/shop?x=1',
      'https://www.site.example/shop?x=1',
      'http://www.site.example/shop?x=1',
    ]);
    expect(alternativeUrls('http://www.site.co.uk/')).to.deep.equal([
      'https://www.site.co.uk/',
      'http://site.co.uk/',
      'https://site.co.uk/',
    ]);
  });

  it('leave a subdomain as it is, and addresses and single-label hosts', () => {
    expect(alternativeUrls('https://shop.site.example/')).to.deep.equal(['http://shop.site.example/']);
    expect(alternativeUrls('https://192.0.2.7/')).to.deep.equal(['http://192.0.2.7/']);
    expect(alternativeUrls('https://[2001:db8::1]/')).to.deep.equal(['http://[2001:db8::1]/']);
    expect(alternativeUrls('http://intranet/')).to.deep.equal(['https://intranet/']);
  });

  it('are none of a URL with a port, and of what is no URL', () => {
    expect(alternativeUrls('https://site.example:8443/')).to.deep.equal([]);
    expect(alternativeUrls('site')).to.deep.equal([]);
  });
});
