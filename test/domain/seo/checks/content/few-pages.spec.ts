import { expect } from 'chai';
import { contentFewPages } from '../../../../../domain/seo/checks/content/few-pages.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = (count: number) =>
  siteFrom(
    Array.from({ length: count }, (_, at) =>
      pageFrom(htmlPage(`<p>${Array.from({ length: 300 }, (__, word) => `w${at}x${word}`).join(' ')}</p>`), {
        url: `https://site.example/${at === 0 ? '' : at === 1 ? 'about' : at}`,
      }),
    ),
  );
const judge = (count: number) => contentFewPages.judge(site(count), context());

describe('[U] content/few-pages', () => {
  it('finds a site of a page or two', () => {
    expect(judge(2)).to.deep.equal([
      {
        url: 'https://site.example/',
        observed: '2 pages with text of their own, 600 words in all',
        expected: '6 pages with an answer each',
        where: 'whole site',
      },
    ]);
  });

  it('is mild from half of what is enough on, and silent when there is enough', () => {
    expect(judge(4).map(({ severity }) => severity)).to.deep.equal(['low']);
    expect(judge(6)).to.deep.equal([]);
  });
});
