import { expect } from 'chai';
import { secPasswordOnHttp } from '../../../../../domain/seo/checks/sec/password-on-http.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secPasswordOnHttp.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/password-on-http', () => {
  it('fires on a password field over http', () => {
    expect(
      judge('<form action="/login"><input type="password" name="p"></form>', 'http://site.example/'),
    ).to.deep.equal([
      {
        url: 'http://site.example/',
        observed: 'password sent to /login',
        count: 1,
        expected: 'a page over https',
        where: 'input[type=password]',
      },
    ]);
  });

  it('is silent over https', () => {
    expect(judge('<form action="/login"><input type="password" name="p"></form>')).to.deep.equal([]);
  });

  it('is silent on a form without a password', () => {
    expect(judge('<form action="/find"><input name="q"></form>', 'http://site.example/')).to.deep.equal([]);
  });
});
