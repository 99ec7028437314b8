import { expect } from 'chai';
import { ChainCookies } from '../../../../activities/crawl/fetch/chain-cookies.js';

describe('[U] ChainCookies', () => {
  it('gives cookies back to the host that set them, without attributes, the last value winning', () => {
    const cookies = new ChainCookies();
    cookies.take('https://a.example/x', ['id=1; Path=/; HttpOnly', 'seen=yes']);
    cookies.take('https://a.example/y', ['id=2']);
    expect(cookies.headerFor('https://a.example/z')).to.equal('id=2; seen=yes');
  });

  it('gives nothing to another host, port or subdomain', () => {
    const cookies = new ChainCookies();
    cookies.take('https://a.example/', ['id=1; Domain=example']);
    expect(cookies.headerFor('https://b.example/')).to.equal('');
    expect(cookies.headerFor('https://www.a.example/')).to.equal('');
    expect(cookies.headerFor('https://a.example:8443/')).to.equal('');
    expect(cookies.headerFor('nonsense')).to.equal('');
  });

  it('takes nothing that would break a header, and no more than 20', () => {
    const cookies = new ChainCookies();
    cookies.take('https://a.example/', [
      '',
      '=x',
      'no pair',
      'a b=1',
      'a=1\r\nX: y',
      'a="q"',
      `big=${'x'.repeat(5_000)}`,
      'ümlaut=1',
    ]);
    expect(cookies.headerFor('https://a.example/')).to.equal('');
    cookies.take(
      'https://a.example/',
      Array.from({ length: 30 }, (_, at) => `c${at}=1`),
    );
    expect(cookies.headerFor('https://a.example/').split('; ')).to.have.length(20);
  });
});
