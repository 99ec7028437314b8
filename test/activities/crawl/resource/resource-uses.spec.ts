import { expect } from 'chai';
import { ResourceUses } from '../../../../activities/crawl/resource/resource-uses.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';

const page = (name: string, html: string, overrides: PageOverrides = {}) =>
  summarizePage(pageFrom(html, { url: `https://site.example/${name}`, ...overrides }));
const at = (name: string) => `https://site.example/${name}`;

describe('[U] resource uses', () => {
  it('lists files by first use, with the pages that use them and the ways they do', () => {
    const uses = new ResourceUses();
    uses.addPage(page('a', '<link rel=stylesheet href=/s.css><script src=/s.js></script><img src=/i.png>'));
    uses.addPage(
      page('b', '<head><meta property="og:image" content="/i.png"></head><img src=/i.png srcset="/j.png 2x">'),
    );
    expect(uses.all()).to.deep.equal([
      { url: at('s.css'), kinds: ['style'], used_by: [at('a')], use_count: 1 },
      { url: at('s.js'), kinds: ['script'], used_by: [at('a')], use_count: 1 },
      { url: at('i.png'), kinds: ['image', 'og_image'], used_by: [at('a'), at('b')], use_count: 2 },
      { url: at('j.png'), kinds: ['srcset_image'], used_by: [at('b')], use_count: 1 },
    ]);
  });

  it('names ten pages and counts all', () => {
    const uses = new ResourceUses();
    for (let number = 0; number < 12; number++) uses.addPage(page(`${number}`, '<img src=/i.png>'));
    expect(uses.all()[0]?.used_by).to.have.length(10);
    expect(uses.all()[0]?.use_count).to.equal(12);
  });

  it('leaves error pages out', () => {
    const uses = new ResourceUses();
    uses.addPage(page('gone', '<img src=/i.png>', { status: 404 }));
    expect(uses.all()).to.deep.equal([]);
  });

  it('counts a listing in a sitemap only where no page shows the image', () => {
    const uses = new ResourceUses();
    uses.addPage(page('a', '<img src=/i.png>'));
    uses.addSitemapImage({ url: at('i.png'), page_url: at('b') });
    uses.addSitemapImage({ url: at('j.png'), page_url: at('b') });
    expect(uses.all()).to.deep.equal([
      { url: at('i.png'), kinds: ['image', 'sitemap_image'], used_by: [at('a')], use_count: 1 },
      { url: at('j.png'), kinds: ['sitemap_image'], used_by: [at('b')], use_count: 1 },
    ]);
  });

  it('lists 5,000 files', () => {
    const uses = new ResourceUses();
    for (let number = 0; number < 5_002; number++)
      uses.addSitemapImage({ url: at(`${number}.png`), page_url: at('a') });
    expect(uses.all()).to.have.length(5_000);
  });
});
