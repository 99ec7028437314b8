import { expect } from 'chai';
import { secFormOnHttp } from '../../../../../domain/seo/checks/sec/form-on-http.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secFormOnHttp.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/form-on-http', () => {
  it('fires on a form of an http page, whatever its target', () => {
    expect(
      judge('<form method="post" action="https://site.example/send"></form><form></form>', 'http://site.example/'),
    ).to.deep.equal([
      {
        url: 'http://site.example/',
        observed: 'POST https://site.example/send; GET (same page)',
        count: 2,
        expected: 'a page over https',
        where: 'form',
      },
    ]);
  });

  it('is silent over https', () => {
    expect(judge('<form method="post"></form>')).to.deep.equal([]);
  });

  it('is silent without a form', () => {
    expect(judge('<p>Text</p>', 'http://site.example/')).to.deep.equal([]);
  });
});
