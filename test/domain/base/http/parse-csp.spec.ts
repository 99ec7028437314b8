import { expect } from 'chai';
import { parseCsp } from '../../../../domain/base/http/parse-csp.js';

const read = (header: string | undefined, meta: string | null = null) =>
  parseCsp(header, meta).map((policy) => Object.fromEntries(policy));

describe('[U] parse-csp', () => {
  it('reads directives and values, names and keywords in lower case', () => {
    expect(read("Script-Src 'Self' HTTPS://CDN.example; upgrade-insecure-requests")).to.deep.equal([
      { 'script-src': ["'self'", 'https://cdn.example'], 'upgrade-insecure-requests': [] },
    ]);
  });

  it('leaves nonces and hashes as they are', () => {
    expect(read("script-src 'NONCE-aBc' 'sha256-XyZ='")).to.deep.equal([
      { 'script-src': ["'nonce-aBc'", "'sha256-XyZ='"] },
    ]);
  });

  it('counts the first directive of a name', () => {
    expect(read('img-src a.example; img-src b.example')).to.deep.equal([{ 'img-src': ['a.example'] }]);
  });

  it('keeps the policies of several headers and of the meta element apart', () => {
    expect(read('img-src a.example, font-src b.example', 'media-src c.example')).to.deep.equal([
      { 'img-src': ['a.example'] },
      { 'font-src': ['b.example'] },
      { 'media-src': ['c.example'] },
    ]);
  });

  it('finds no policy in nothing', () => {
    expect(read(undefined)).to.deep.equal([]);
    expect(read(' ; ', '')).to.deep.equal([]);
  });
});
