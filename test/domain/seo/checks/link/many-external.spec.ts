import { expect } from 'chai';
import { linkManyExternal } from '../../../../../domain/seo/checks/link/many-external.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkManyExternal.judge(pageFrom(html, overrides), context());

describe('[U] link/many-external', () => {
  it('fires from 101 links to other sites', () => {
    expect(judge(htmlPage('<a href="https://other.example/">A</a>'.repeat(101)))).to.deep.equal([
      { url, observed: '101 external links', expected: 'at most 100' },
    ]);
  });

  it('leaves 100 of them beside internal links alone', () => {
    expect(
      judge(htmlPage('<a href="https://other.example/">A</a>'.repeat(100) + '<a href="/b">B</a>'.repeat(50))),
    ).to.deep.equal([]);
  });
});
