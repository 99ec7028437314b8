import { expect } from 'chai';
import { isListing } from '../../../../domain/seo/page/is-listing.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] isListing', () => {
  const judge = (html: string) => {
    const page = pageFrom(`<main>${html}</main>`);
    if (!page.html) throw new Error('The page was not read');
    return isListing(page.html);
  };
  const line = (words: number, links = '') => `<p>${links}${' tree'.repeat(words)}</p>`;

  it('is a page of short entries', () => {
    expect(judge(line(30) + '<li>oak ash</li>'.repeat(40))).to.equal(true);
    expect(judge(line(60) + '<li>oak ash</li>'.repeat(40))).to.equal(false);
  });

  it('is a page with a link in every line', () => {
    const links = (count: number) => judge(line(150 - count, '<a href="/x">x</a> '.repeat(count)));
    expect([links(10), links(11)]).to.deep.equal([false, true]);
  });

  it('does not count the links of menus', () => {
    expect(judge(`<nav>${'<a href="/x">x</a> '.repeat(50)}</nav>${line(150)}`)).to.equal(false);
  });
});
