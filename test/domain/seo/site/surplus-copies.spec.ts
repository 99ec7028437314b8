import { expect } from 'chai';
import { countSurplusCopies } from '../../../../domain/seo/site/surplus-copies.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const TEXT = '<p>The same ten words stand here on each of these pages.</p>';
const page = (path: string, { lang = 'en', alternates = [] as [string, string][], text = TEXT } = {}) =>
  pageFrom(
    `<!doctype html><html lang="${lang}"><head><title>T</title>${alternates
      .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="https://site.example${href}">`)
      .join('')}</head><body>${text}</body></html>`,
    { url: `https://site.example${path}` },
  );

describe('[U] countSurplusCopies', () => {
  it('counts the pages beyond the first that have one text', () => {
    expect(
      countSurplusCopies(
        siteFrom([
          page('/a'),
          page('/b'),
          page('/c'),
          page('/d', { text: '<p>Another text that has ten words of its own, really.</p>' }),
        ]),
      ),
    ).to.equal(2);
  });

  it('takes versions for two countries for no copies, but an untranslated one for a copy', () => {
    const pair = (one: string, other: string): [string, string][] => [
      [one, '/one'],
      [other, '/other'],
    ];
    const countries = pair('en-gb', 'en-us');
    expect(
      countSurplusCopies(
        siteFrom([
          page('/one', { lang: 'en-GB', alternates: countries }),
          page('/other', { lang: 'en-US', alternates: countries }),
        ]),
      ),
    ).to.equal(0);
    const languages = pair('en', 'de');
    expect(
      countSurplusCopies(
        siteFrom([page('/one', { alternates: languages }), page('/other', { lang: 'de', alternates: languages })]),
      ),
    ).to.equal(1);
  });

  it('counts neither a handful of words nor pages out of the index', () => {
    const short = { text: '<p>Back home</p>' };
    expect(countSurplusCopies(siteFrom([page('/a', short), page('/b', short)]))).to.equal(0);
    const closed = page('/c', { text: `<meta name="robots" content="noindex">${TEXT}` });
    expect(countSurplusCopies(siteFrom([closed]))).to.equal(0);
  });
});
