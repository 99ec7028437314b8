import { expect } from 'chai';
import { secHttpPage } from '../../../../../domain/seo/checks/sec/http-page.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (...urls: string[]) =>
  secHttpPage.judge(siteFrom(urls.map((url) => pageFrom('<p>Hello</p>', { url }))), context());

describe('[U] sec/http-page', () => {
  it('tells all http pages as one finding', () => {
    expect(judge('http://site.example/', 'http://site.example/a', 'https://site.example/b')).to.deep.equal([
      {
        url: 'http://site.example/',
        observed: '2 of 3 pages over http',
        expected: 'https',
        count: 2,
        related_urls: ['http://site.example/a'],
      },
    ]);
  });

  it('does not spare plain IP addresses and loopback', () => {
    expect(judge('http://127.0.0.1:8080/')).to.deep.equal([
      {
        url: 'http://127.0.0.1:8080/',
        observed: '1 of 1 pages over http',
        expected: 'https',
        count: 1,
        related_urls: [],
      },
    ]);
  });

  it('names ten of many pages', () => {
    expect(
      judge(...Array.from({ length: 30 }, (_, n) => `http://site.example/${n}`)).map(
        ({ count, related_urls: related }) => [count, related?.length],
      ),
    ).to.deep.equal([[30, 10]]);
  });

  it('is silent on an https site', () => {
    expect(judge('https://site.example/')).to.deep.equal([]);
  });

  it('does not count an http address that only redirects', () => {
    expect(
      secHttpPage.judge(
        siteFrom([
          pageFrom('', { url: 'http://site.example/', status: 301, fetch: { redirect_url: 'https://site.example/' } }),
        ]),
        context(),
      ),
    ).to.deep.equal([]);
  });
});
