import { expect } from 'chai';
import { readAuthenticationResults } from '../../../../../domain/outreach/replies/authentication/read-authentication-results.js';

describe('[U] readAuthenticationResults', () => {
  it('reads what Gmail writes', () => {
    const value =
      'mx.google.com; dkim=pass header.i=@blog.example header.s=s1 header.b=abc; spf=pass (google.com: domain of ' +
      'a@blog.example designates 192.0.2.1 as permitted sender) smtp.mailfrom=a@blog.example; ' +
      'dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=blog.example';
    const read = readAuthenticationResults(value);
    expect(read?.authserv_id).to.equal('mx.google.com');
    expect(read?.results.map(({ method, result }) => `${method}=${result}`)).to.deep.equal([
      'dkim=pass',
      'spf=pass',
      'dmarc=pass',
    ]);
    expect(read?.results[2]?.properties).to.deep.equal({ 'header.from': 'blog.example' });
  });

  it('minds versions, quotes, case and comments within comments', () => {
    const value = 'MX.Press.Example 1 (own (border) server); DKIM/1=Pass reason="good; really" header.D=Blog.Example';
    expect(readAuthenticationResults(value)).to.deep.equal({
      authserv_id: 'mx.press.example',
      results: [{ method: 'dkim', result: 'pass', properties: { reason: 'good, really', 'header.d': 'blog.example' } }],
    });
  });

  it('finds no result in a comment, and nothing where no server is named', () => {
    expect(
      readAuthenticationResults('mx.press.example; none (dmarc=pass header.from=a.example)')?.results,
    ).to.deep.equal([]);
    expect(readAuthenticationResults('spf=pass smtp.mailfrom=a.example; dmarc=pass header.from=a.example')).to.equal(
      null,
    );
    expect(readAuthenticationResults('')).to.equal(null);
  });
});
