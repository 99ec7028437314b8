import { expect } from 'chai';
import { findDuplicates } from '../../../../domain/seo/checks/find-duplicates.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const at = (name: string) => `https://example.test/${name}`;
const page = (name: string, head = '') =>
  pageFrom(`<head><title>Oak tables</title>${head}</head><body>Text</body>`, { url: at(name) });
const alternates = (...names: string[]) =>
  names.map((name) => `<link rel="alternate" hreflang="${name}" href="/${name}">`).join('');
const find = (...pages: ReturnType<typeof page>[]) =>
  findDuplicates(siteFrom(pages), ({ title }) => title, 'one each').map((finding) => ({
    url: finding.url,
    count: finding.count,
    related: finding.related_urls,
  }));

describe('[U] duplicates', () => {
  it('finds pages that share a text', () => {
    expect(find(page('a'), page('b'))).to.deep.equal([{ url: at('a'), count: 2, related: [at('b')] }]);
  });

  it('takes a paginated series for one', () => {
    const series = [
      page('a', '<link rel="next" href="/a2">'),
      page('a2', '<link rel="prev" href="/a"><link rel="next" href="/a3">'),
      page('a3', '<link rel="prev" href="/a2">'),
    ];
    expect(find(...series)).to.deep.equal([]);
    expect(find(...series, page('z'))).to.deep.equal([{ url: at('a'), count: 2, related: [at('z')] }]);
  });

  it('takes language versions that name each other for one', () => {
    const set = alternates('en', 'de');
    expect(find(page('en', set), page('de', set))).to.deep.equal([]);
  });

  it('is not silenced by pages that all name the home page as x-default', () => {
    const home = '<link rel="alternate" hreflang="x-default" href="/">';
    expect(find(page(''), page('a', home), page('b', home))).to.deep.equal([
      { url: at(''), count: 3, related: [at('a'), at('b')] },
    ]);
  });

  it('takes two addresses of one page for one', () => {
    expect(find(page('a/'), page('a/index.html'), page('a'), page('A'))).to.deep.equal([]);
    expect(find(page('a/'), page('a/index.html'), page('b'))).to.deep.equal([
      { url: at('a/'), count: 2, related: [at('b')] },
    ]);
  });

  it('does not take addresses that look alike for one when their texts differ', () => {
    const other = pageFrom('<head><title>Oak tables</title></head><body>Another</body>', { url: at('A') });
    expect(find(page('a'), other)).to.deep.equal([{ url: at('a'), count: 2, related: [at('A')] }]);
  });

  it('leaves a page out that names another as canonical', () => {
    expect(find(page('a'), page('b', '<link rel="canonical" href="/a">'))).to.deep.equal([]);
  });

  it('parts pages whose languages are known and differ', () => {
    const tongue = (name: string, lang: string) =>
      pageFrom(`<html lang="${lang}"><head><title>Oak tables</title></head><body>Text</body></html>`, {
        url: at(name),
      });
    expect(find(tongue('a', 'en'), tongue('b', 'fr'))).to.deep.equal([]);
    expect(find(tongue('a', 'en'), tongue('b', 'fr'), tongue('c', 'en-GB'))).to.deep.equal([
      { url: at('a'), count: 2, related: [at('c')] },
    ]);
    expect(find(tongue('a', 'en'), page('b'))).to.have.length(1);
  });

  it('looks across languages when told to', () => {
    const site = siteFrom(
      ['en', 'fr'].map((lang) => pageFrom(`<html lang=${lang}><title>Oak</title>`, { url: at(lang) })),
    );
    expect(findDuplicates(site, ({ title }) => title, 'one each', true)).to.have.length(1);
  });
});
