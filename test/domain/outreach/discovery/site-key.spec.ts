import { expect } from 'chai';
import { siteKey } from '../../../../domain/outreach/discovery/site-key.js';

describe('[U] site key', () => {
  it('is one for all pages of a site, with "www." and without, encrypted or not', () => {
    const spellings = ['https://blog.example/a?b=c#d', 'http://www.blog.example', 'https://WWW.Blog.Example:443/x'];
    expect(new Set(spellings.map(siteKey))).to.deep.equal(new Set(['blog.example']));
  });

  it('is another for another name, another port, and a name that begins with www by itself', () => {
    const others = [
      'https://shop.blog.example/',
      'https://blog.example:8443/',
      'https://www.com/',
      'https://com.example/',
    ];
    expect(others.map(siteKey)).to.deep.equal(['shop.blog.example', 'blog.example:8443', 'www.com', 'com.example']);
  });

  it('is none for what is no address', () => {
    expect([siteKey('no address'), siteKey('mailto:ana@blog.example')]).to.deep.equal([null, null]);
  });
});
