import { expect } from 'chai';
import { findSessionId } from '../../../../domain/base/url/find-session-id.js';

const at = 'https://a.example';
const TOKEN = '8f14e45fceea167a5a36dedd';

describe('[U] findSessionId', () => {
  for (const [place, name, rest] of [
    ['/list?PHPSESSID=abc', 'PHPSESSID', '/list'],
    [`/list?a=1&sid=${TOKEN}&b=2`, 'sid', '/list?a=1&b=2'],
    ['/list?b=2&a=1&ASPSESSIONIDQQ=X1', 'ASPSESSIONIDQQ', '/list?b=2&a=1'],
    ['/shop?CFID=12&CFTOKEN=9&item=3', 'CFID', '/shop?item=3'],
    ['/list;jsessionid=1A530637289A03B07199A44E8D531427?page=2', 'jsessionid', '/list?page=2'],
    ['/(S(lit3py55t21z5v55vlm25s55))/page.aspx', '(S(…))', '/page.aspx'],
  ] as const) {
    it(`finds ${name} in ${place}`, () => {
      expect(findSessionId(at + place)).to.deep.equal({ name, rest: at + rest });
    });
  }

  it('takes no other parameters for sessions', () => {
    for (const place of ['/?sid=12', '/?session=autumn-and-winter-term', '/?phpsessid=', '/?q=sid', '/sid/(S(x))/a'])
      expect(findSessionId(at + place), place).to.equal(null);
  });
});
