import { expect } from 'chai';
import { redirectTarget } from '../../../../activities/crawl/fetch/redirect-target.js';

const BASE = 'http://site.example/dir/a';

describe('[U] redirectTarget', () => {
  const forms: [location: string, target: string | null][] = [
    ['/b', 'http://site.example/b'],
    ['b?c=1#frag', 'http://site.example/dir/b?c=1'],
    ['../b', 'http://site.example/b'],
    ['../../../b', 'http://site.example/b'],
    ['?q', 'http://site.example/dir/a?q'],
    ['#top', 'http://site.example/dir/a'],
    ['//other.example/x', 'http://other.example/x'],
    ['\\\\other.example\\x', 'http://other.example/x'],
    ['/\\other.example/x', 'http://other.example/x'],
    ['https://Other.Example:443', 'https://other.example/'],
    ['http://user:pw@other.example/', 'http://other.example/'],
    ['http:/b', 'http://site.example/b'],
    ['http:b', 'http://site.example/dir/b'],
    ['  /padded\t', 'http://site.example/padded'],
    ['/caf\u00e9', 'http://site.example/caf%C3%A9'],
    ['/a\r\nSet-Cookie: x=1', 'http://site.example/aSet-Cookie:%20x=1'],
    ['/a%0d%0aSet-Cookie:x', 'http://site.example/a%0D%0ASet-Cookie:x'],
    ['http://127.0.0.1/', 'http://127.0.0.1/'],
    ['', null],
    ['   ', null],
    ['file:///etc/passwd', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['mailto:a@site.example', null],
    ['ftp://site.example/', null],
    ['http://', null],
    ['http://[::1', null],
    ['http://127.0.0.1%00/', null],
  ];
  for (const [location, target] of forms) {
    it(`reads ${JSON.stringify(location)}`, () => {
      expect(redirectTarget(302, location, BASE)).to.equal(target);
    });
  }

  it('is there for 301, 302, 303, 307 and 308 alone', () => {
    const statuses = [200, 201, 300, 301, 302, 303, 304, 305, 306, 307, 308, 399, 404];
    expect(statuses.filter((status) => redirectTarget(status, '/b', BASE) !== null)).to.deep.equal([
      301, 302, 303, 307, 308,
    ]);
  });

  it('is null without a Location', () => {
    expect(redirectTarget(301, null, BASE)).to.equal(null);
  });
});
