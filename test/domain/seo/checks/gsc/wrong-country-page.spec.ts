import { expect } from 'chai';
import { gscWrongCountryPage } from '../../../../../domain/seo/checks/gsc/wrong-country-page.js';
import { context } from '../../../../support/check-context.js';
import { SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const links = ['en-US /us', 'de-AT /at'].map((line) => {
  const [code, path] = line.split(' ');
  return `<link rel="alternate" hreflang="${code}" href="${SHOP}${path}">`;
});
const pages = ['/us', '/at'].map((path) =>
  pageFrom(`<html><head>${links.join('')}</head><body><h1>x</h1></body></html>`, { url: `${SHOP}${path}` }),
);
const judge = (path: string, country: string, clicks: number) =>
  gscWrongCountryPage.judge(
    siteFrom(pages, {
      search_data: searchData({ page_countries: [{ url: `${SHOP}${path}`, country, clicks, impressions: 100 }] }),
    }),
    context(),
  );

describe('[U] gsc/wrong-country-page', () => {
  it('fires for a country whose clicks go to a version for others', () => {
    expect(judge('/us', 'AUT', 12)).to.deep.equal([
      {
        url: `${SHOP}/us`,
        observed: '12 of 12 clicks from AT',
        expected: `clicks from AT on ${SHOP}/at`,
        related_urls: [`${SHOP}/at`],
      },
    ]);
  });

  it('is silent where they land right, are few, or no version is meant for them', () => {
    expect([...judge('/at', 'AUT', 12), ...judge('/us', 'AUT', 9), ...judge('/us', 'FRA', 99)]).to.deep.equal([]);
  });
});
