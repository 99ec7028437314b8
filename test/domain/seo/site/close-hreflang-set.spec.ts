import { expect } from 'chai';
import { closeHreflangSet } from '../../../../domain/seo/site/close-hreflang-set.js';
import { HreflangClusters } from '../../../../domain/seo/site/hreflang-clusters.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const links = (set: Record<string, string>) =>
  Object.entries(set)
    .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${url(path)}">`)
    .join('');
const page = (path: string, set: Record<string, string>, head = '') =>
  pageFrom(htmlPage('<p>Hi</p>', links(set) + head), { url: url(path) });
const close = (path: string, ...pages: ReturnType<typeof pageFrom>[]) => {
  const site = siteFrom(pages);
  const set = closeHreflangSet(url(path), new HreflangClusters(site), site);
  return set?.alternates.map(({ code, url: named }) => `${code} ${named.slice('https://site.example'.length)}`);
};

describe('[U] close hreflang set', () => {
  const set = { en: '/a', de: '/de/a', fr: '/fr/a', 'x-default': '/a' };

  it('names final URLs and leaves out what cannot be offered', () => {
    const pages = [
      page('/a', set),
      redirectPage(url('/de/a'), url('/de/neu')),
      page('/de/neu', { en: '/a', de: '/de/neu' }),
      pageFrom('', { url: url('/fr/a'), status: 404 }),
    ];
    expect(close('/a', ...pages)).to.deep.equal(['en /a', 'de /de/neu', 'x-default /a']);
  });

  it('keeps translations that name another version as canonical: they are to name themselves', () => {
    const canonical = `<link rel="canonical" href="${url('/a')}">`;
    const pages = [page('/a', set), page('/de/a', set, canonical), page('/fr/a', set, canonical)];
    expect(close('/de/a', ...pages)).to.deep.equal(['en /a', 'de /de/a', 'fr /fr/a', 'x-default /a']);
  });

  it('chooses the English version as default where none is named', () => {
    expect(close('/de/a', page('/de/a', { de: '/de/a', en: '/a' }), page('/a', { en: '/a' }))).to.deep.equal([
      'de /de/a',
      'en /a',
      'x-default /a',
    ]);
  });

  it('is none for a page without versions', () => {
    expect(close('/a', page('/a', { en: '/a' }))).to.equal(undefined);
    expect(close('/a', page('/a', {}))).to.equal(undefined);
  });
});
