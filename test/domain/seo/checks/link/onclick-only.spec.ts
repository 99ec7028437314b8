import { expect } from 'chai';
import { linkOnclickOnly } from '../../../../../domain/seo/checks/link/onclick-only.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkOnclickOnly.judge(pageFrom(html, overrides), context());

describe('[U] link/onclick-only', () => {
  it('fires for a handler without href', () => {
    expect(judge(htmlPage('<a onclick="go()">Next</a>'))).to.deep.equal([
      { url, observed: 'Next', count: 1, expected: 'an href', where: 'a[onclick]' },
    ]);
  });

  it('leaves a handler beside an href, and a mere anchor alone', () => {
    expect(judge(htmlPage('<a href="/n" onclick="go()">Next</a> <a name="x">X</a>'))).to.deep.equal([]);
  });
});
