import { expect } from 'chai';
import { hreflangTags } from '../../../../domain/seo/fixes/hreflang-tags.js';
import { issueOn, parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string, lang: string, ...alternates: [code: string, path: string][]) => {
  const links = alternates.map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${to}">`).join('');
  return pageFrom(`<html lang="${lang}"><head>${links}</head>`, { url: url(path) });
};
const tags = (pages: Parameters<typeof write>[1], check: string, path: string) =>
  write(hreflangTags, pages, {}, [issueOn(check, [url(path)])]).flatMap(({ code }) =>
    parseMarkup(code).attributes.map(({ hreflang, href }) => [hreflang, href]),
  );

describe('[U] hreflang tags', () => {
  it('name every page back that names the page', () => {
    const pages = [page('/en', 'en', ['en', '/en'], ['de', '/de']), page('/de', 'de', ['de', '/de'])];
    expect(tags(pages, 'hreflang/missing-return', '/de')).to.deep.equal([
      ['en', url('/en')],
      ['de', url('/de')],
      ['x-default', url('/en')],
    ]);
  });

  it('add the page itself and a default, English before others', () => {
    const pages = [page('/de', 'de', ['en', '/en'])];
    expect(tags(pages, 'hreflang/missing-self', '/de')).to.deep.equal([
      ['de', url('/de')],
      ['en', url('/en')],
      ['x-default', url('/en')],
    ]);
  });

  it('say nothing when the code of a page is unknown or taken', () => {
    expect(tags([page('/de', '', ['en', '/en'], ['x-default', '/en'])], 'hreflang/missing-self', '/de')).to.deep.equal(
      [],
    );
    const taken = page('/de', 'en', ['en', '/en'], ['x-default', '/en']);
    expect(tags([taken], 'hreflang/missing-self', '/de')).to.deep.equal([]);
  });

  it('leave out a version whose code is none, and escape a hostile URL', () => {
    const hostile = page('/de', 'de', ["en'&quot;&gt;&lt;script&gt;", '/en']);
    expect(write(hreflangTags, [hostile], {}, [issueOn('hreflang/missing-self', [url('/de')])])).to.deep.equal([]);
    const quoted = page('/de', 'de', ['en', '/en?a=1&amp;b=%22&quot;&gt;&lt;script&gt;']);
    const [snippet] = write(hreflangTags, [quoted], {}, [issueOn('hreflang/missing-self', [url('/de')])]);
    expect(new Set(parseMarkup(snippet?.code ?? '').tags)).to.deep.equal(new Set(['link']));
  });

  it('correct codes that search engines cannot read', () => {
    const set: [string, string][] = [
      ['en_UK', '/en'],
      ['jp', '/ja'],
    ];
    const pages = [page('/en', 'en', ...set), page('/ja', 'ja', ...set)];
    expect(tags(pages, 'hreflang/invalid-code', '/en')).to.deep.equal([
      ['en-GB', url('/en')],
      ['ja', url('/ja')],
      ['x-default', url('/en')],
    ]);
  });

  it('are the same closed set for all versions, with one default', () => {
    const pages = [
      page('/blog', 'en', ['en', '/blog'], ['hi', '/hi/blog'], ['x-default', '/blog']),
      page('/hi/blog', 'hi', ['en', '/blog'], ['hi', '/hi/blog'], ['x-default', '/blog']),
      page('/es/blog', 'es', ['es', '/es/blog'], ['en', '/blog'], ['x-default', '/es/blog']),
    ];
    const issue = issueOn('hreflang/missing-return', ['/blog', '/hi/blog'].map(url));
    const snippets = write(hreflangTags, pages, {}, [issue]);
    expect(snippets.map(({ pages: all }) => all)).to.deep.equal([['/blog', '/es/blog', '/hi/blog'].map(url)]);
    expect(parseMarkup(snippets[0]?.code ?? '').attributes.map(({ hreflang, href }) => [hreflang, href])).to.deep.equal(
      [
        ['es', url('/es/blog')],
        ['en', url('/blog')],
        ['hi', url('/hi/blog')],
        ['x-default', url('/blog')],
      ],
    );
  });
});
