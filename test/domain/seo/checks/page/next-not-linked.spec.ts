import { expect } from 'chai';
import { pageNextNotLinked } from '../../../../../domain/seo/checks/page/next-not-linked.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  pageNextNotLinked.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] page/next-not-linked', () => {
  const head = '<link rel="prev" href="?page=1"><link rel="next" href="?page=3">';

  it('fires for neighbors that no link leads to', () => {
    expect(judge('<a href="?page=1">Back</a>', head)).to.deep.equal([
      {
        url,
        observed: 'rel=next: ?page=3',
        count: 1,
        expected: 'a[href] to the same page',
        where: 'link[rel=next], link[rel=prev]',
      },
    ]);
  });

  it('leaves neighbors that are linked alone', () => {
    expect(judge('<a href="/page?page=1">1</a><a href="/page?page=3#top">3</a>', head)).to.deep.equal([]);
  });

  it('leaves pages without neighbors alone', () => {
    expect(judge('', '<link rel="stylesheet" href="/a.css"><link rel="next">')).to.deep.equal([]);
  });
});
