import { expect } from 'chai';
import { hreflangLinks } from '../../../../domain/base/language/hreflang-links.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] hreflangLinks', () => {
  it('lists alternates that name a language', () => {
    const head = [
      '<link rel="alternate" hreflang=" de " href="/de">',
      '<link rel="alternate" type="application/rss+xml" href="/feed">',
      '<link rel="help" hreflang="fr" href="/fr">',
    ].join('');
    expect(hreflangLinks(pageFrom(htmlPage('', head)))).to.deep.equal([
      { code: 'de', href: '/de', url: 'https://site.example/de', in_head: true },
    ]);
  });

  it('lists those of the Link header behind them', () => {
    const link = '</en>; rel="alternate"; hreflang="en", </a.css>; rel=preload, <ftp://x/>; rel=alternate; hreflang=fr';
    const page = pageFrom(htmlPage('', '<link rel="alternate" hreflang="de" href="/de">'), { headers: { link } });
    expect(hreflangLinks(page)).to.deep.equal([
      { code: 'de', href: '/de', url: 'https://site.example/de', in_head: true },
      { code: 'en', href: '/en', url: 'https://site.example/en', in_head: true },
      { code: 'fr', href: 'ftp://x/', url: null, in_head: true },
    ]);
  });
});
