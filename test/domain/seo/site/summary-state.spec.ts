import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { isCanonicalized, isHtml200Summary } from '../../../../domain/seo/site/summary-state.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';

const summary = (html: string, overrides: PageOverrides = {}) => summarizePage(pageFrom(html, overrides));

describe('[U] isHtml200Summary', () => {
  it('holds for a 200 HTML page only', () => {
    expect(isHtml200Summary(summary(htmlPage()))).to.equal(true);
    expect(isHtml200Summary(summary(htmlPage(), { status: 404 }))).to.equal(false);
    expect(isHtml200Summary(summary(''))).to.equal(false);
    expect(isHtml200Summary(summary(htmlPage(), { allowed: false }))).to.equal(false);
  });
});

describe('[U] isCanonicalized', () => {
  it('holds when another URL is named', () => {
    const naming = (href: string) => summary(htmlPage('', `<link rel="canonical" href="${href}">`));
    expect(isCanonicalized(naming('/other'))).to.equal(true);
    expect(isCanonicalized(naming('/page'))).to.equal(false);
    expect(isCanonicalized(summary(htmlPage()))).to.equal(false);
  });
});
