import { expect } from 'chai';
import { secCookieFlags } from '../../../../../domain/seo/checks/sec/cookie-flags.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (cookies: string[], at = url) =>
  secCookieFlags.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, fetch: { set_cookies: cookies } })]), context());

describe('[U] sec/cookie-flags', () => {
  it('names what a sign-in cookie lacks and never its value', () => {
    expect(judge(['sessionid=s3cr3t; Path=/'])).to.deep.equal([
      { url, observed: 'sessionid: no Secure, no SameSite, no HttpOnly', where: 'Set-Cookie header', count: 1 },
    ]);
  });

  it('does not ask HttpOnly of a cookie for scripts or a forgery token', () => {
    expect(judge(['theme=dark; Secure; SameSite=Lax', 'csrftoken=1; Secure; SameSite=Strict'])).to.deep.equal([]);
  });

  it('does not ask Secure over http', () => {
    expect(judge(['theme=dark'], 'http://site.example/').map(({ observed }) => observed)).to.deep.equal([
      'theme: no SameSite',
    ]);
  });

  it('accepts a complete cookie, attributes in any case', () => {
    expect(judge(['sid=1; secure; HTTPONLY; samesite=none'])).to.deep.equal([]);
  });

  it('tells a cookie of many pages once, with their number', () => {
    expect(
      secCookieFlags.judge(
        siteFrom(
          ['/a', '/b', '/c'].map((path) =>
            pageFrom('Hi', { url: `https://site.example${path}`, fetch: { set_cookies: ['sid=1; Secure; HttpOnly'] } }),
          ),
        ),
        context(),
      ),
    ).to.deep.equal([
      { url: 'https://site.example/a', observed: 'sid: no SameSite', where: 'Set-Cookie header', count: 3 },
    ]);
  });
});
