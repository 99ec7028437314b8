import { expect } from 'chai';
import { secFormActionHttp } from '../../../../../domain/seo/checks/sec/form-action-http.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secFormActionHttp.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/form-action-http', () => {
  it('fires on an https page that posts to http', () => {
    expect(judge('<form method="post" action="http://site.example/send"></form>')).to.deep.equal([
      { url, observed: 'http://site.example/send', count: 1, expected: 'https', where: 'form[action]' },
    ]);
  });

  it('lets relative and https actions pass', () => {
    expect(
      judge('<form action="/send"></form><form action="https://other.example/"></form><form></form>'),
    ).to.deep.equal([]);
  });

  it('leaves http pages to the check for them', () => {
    expect(judge('<form action="/send"></form>', 'http://site.example/')).to.deep.equal([]);
  });
});
