import { expect } from 'chai';
import { parseUrl } from '../../../../domain/base/url/parse-url.js';

describe('[U] parseUrl', () => {
  it('reads an absolute URL', () => {
    expect(parseUrl('https://a.example/b?c')?.search).to.equal('?c');
  });

  it('answers null for what is none', () => {
    for (const text of ['/b', 'http://', '', null, undefined]) expect(parseUrl(text), String(text)).to.equal(null);
  });
});
