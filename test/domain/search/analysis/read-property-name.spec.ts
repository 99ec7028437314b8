import { expect } from 'chai';
import { readPropertyName } from '../../../../domain/search/analysis/read-property-name.js';

describe('[U] name of a property', () => {
  it('is a domain or a URL prefix in its one spelling', () => {
    expect(readPropertyName(' SC-Domain:Shop.Example ')).to.equal('sc-domain:shop.example');
    expect(readPropertyName('https://WWW.shop.example')).to.equal('https://www.shop.example/');
    expect(readPropertyName('http://shop.example/blog/')).to.equal('http://shop.example/blog/');
  });

  it('is nothing else', () => {
    for (const other of ['', 'shop.example', 'sc-domain:', 'sc-domain:https://x.example/', 'ftp://x.example/'])
      expect(readPropertyName(other), other).to.equal(null);
  });
});
