import { expect } from 'chai';
import { findSection } from '../../../../domain/seo/site/section-name.js';

const of = (path: string) => findSection(`https://site.example${path}`);

describe('[U] section name', () => {
  it('is the first segment of the path as spelled', () => {
    expect(of('/Blog/a/b')).to.deep.equal({ path: '/Blog', name: 'blog' });
    expect(of('/')).to.deep.equal({ path: '/', name: '' });
  });

  it('looks behind a language prefix', () => {
    expect(of('/en/blog/a')).to.deep.equal({ path: '/en/blog', name: 'blog' });
    expect(of('/de-CH/preise')).to.deep.equal({ path: '/de-CH/preise', name: 'preise' });
    expect(of('/fr')).to.deep.equal({ path: '/', name: '' });
    expect(of('/xy/blog')).to.deep.equal({ path: '/xy', name: 'xy' });
  });

  it('is a word as the site has it, never cut', () => {
    expect(['/guide/a', '/Guides/a', '/guides.html', '/gui-des/'].map((path) => of(path).name)).to.deep.equal([
      'guide',
      'guides',
      'guides',
      'guides',
    ]);
    expect(['/cities/', '/series/', '/haus/', '/preis/'].map((path) => of(path).name)).to.deep.equal([
      'cities',
      'series',
      'haus',
      'preis',
    ]);
  });

  it('is the same for what sites call one section', () => {
    expect(['/doc/x', '/docs/x', '/documentation/x'].map((path) => of(path).name)).to.deep.equal([
      'docs',
      'docs',
      'docs',
    ]);
    expect(of('/b%C3%BCcher/a').name).to.equal('bücher');
    expect(of('/news/a').name).to.equal('news');
    expect(of('/press/a').name).to.equal('press');
  });

  it('takes no property of objects for a name that is known', () => {
    expect(of('/constructor/x').name).to.equal('constructor');
    expect(of('/%zz/x').name).to.equal('zz');
  });
});
