import { expect } from 'chai';
import { isMobileForm, VersionPairs } from '../../../../domain/seo/site/version-pairs.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const MAIN = 'https://site.example/';
const pairs = (head: string) => new VersionPairs(siteFrom([pageFrom(htmlPage('Hi', head), { url: MAIN })]));

describe('[U] version pairs', () => {
  it('knows an AMP page by the page that names it, or by its html element', () => {
    const amp = { url: 'https://site.example/amp' };
    expect(pairs(`<link rel="amphtml" href="${amp.url}">`).isSecondVersion(amp, MAIN)).to.equal(true);
    expect(pairs('').isSecondVersion(amp, MAIN)).to.equal(false);
    expect(pairs('').isSecondVersion({ ...amp, is_amp: true }, MAIN)).to.equal(true);
  });

  it('knows a mobile page by a media query or by its host', () => {
    const mobile = { url: 'https://site.example/mobile' };
    const head = `<link rel="alternate" media="only screen and (max-width: 640px)" href="${mobile.url}">`;
    expect(pairs(head).isSecondVersion(mobile, MAIN)).to.equal(true);
    expect(pairs(head).isSecondVersion(mobile, 'https://site.example/other')).to.equal(false);
    expect(isMobileForm('https://m.site.example/a', 'https://www.site.example/a')).to.equal(true);
    expect(isMobileForm('https://shop.site.example/a', 'https://www.site.example/a')).to.equal(false);
  });

  it('does not take a style sheet for print for another page', () => {
    const head = '<link rel="alternate" media="print" href="https://site.example/print">';
    expect(pairs(head).isSecondVersion({ url: 'https://site.example/print' }, MAIN)).to.equal(false);
  });
});
