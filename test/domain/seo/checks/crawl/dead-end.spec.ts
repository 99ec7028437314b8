import { expect } from 'chai';
import { crawlDeadEnd } from '../../../../../domain/seo/checks/crawl/dead-end.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) => crawlDeadEnd.judge(pageFrom(html, overrides), context());

describe('[U] crawl/dead-end', () => {
  it('fires for a page whose links all leave the site or stay on the page', () => {
    const html = htmlPage(
      '<a href="https://other.example/">Other</a> <a href="#top">Up</a> <a href="mailto:a@b.example">Mail</a>',
    );
    expect(judge(html)).to.deep.equal([
      { url, observed: '0 links to other pages of the site', expected: 'at least 1' },
    ]);
  });

  it('leaves a page with one internal link alone', () => {
    expect(judge(htmlPage('<a href="/">Home</a>'))).to.deep.equal([]);
  });
});
