import { expect } from 'chai';
import { toHttpInput } from '../../../domain/operations/to-http-input.js';

describe('[U] input over plain HTTP', () => {
  it('is the same with http:// in place of https://, whatever the field is called', () => {
    expect(toHttpInput({ website_url: 'https://a.example/x?u=https://b.example/', max_pages: 5 })).to.deep.equal({
      website_url: 'http://a.example/x?u=https://b.example/',
      max_pages: 5,
    });
    expect(toHttpInput({ url: 'HTTPS://a.example/' })).to.deep.equal({ url: 'http://a.example/' });
    expect(toHttpInput({ site_url: 'https://a.example:8443/' })).to.deep.equal({ site_url: 'http://a.example:8443/' });
  });

  it('is none where there is no https:// URL', () => {
    for (const input of [{}, { url: 'http://a.example/' }, { url: 'not a URL' }, { url: 5 }, { keyword: 'https' }])
      expect(toHttpInput(input)).to.equal(null);
  });

  it('is none where access data would be sent without TLS', () => {
    const access = { id: 'access:1', origin: 'https://a.example' };
    expect(toHttpInput({ website_url: 'https://a.example/', crawl: { access } })).to.equal(null);
    expect(toHttpInput({ url: 'https://a.example/', access })).to.equal(null);
    expect(toHttpInput({ website_url: 'https://a.example/', crawl: { render: true } })).to.not.equal(null);
  });
});
