import { expect } from 'chai';
import { crawlDeadEnd } from '../../../../../domain/seo/checks/crawl/dead-end.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const home = pageFrom(htmlPage('<a href="/page">Page</a>'), { url: 'https://site.example/' });
const judge = (html: string, others = [home]) =>
  crawlDeadEnd.judge(siteFrom([...others, pageFrom(html, { url })]), context());

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

  it('leaves the only page of a site alone: there is none that it could link to', () => {
    expect(judge(htmlPage('<a href="#contact">Contact</a>'), [])).to.deep.equal([]);
  });
});
