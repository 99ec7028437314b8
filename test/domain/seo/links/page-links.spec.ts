import { expect } from 'chai';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import { pageLinks } from '../../../../domain/seo/links/page-links.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';

const ORIGIN = 'https://site.example';
const linksOf = (page: PageArtifact) => pageLinks(page, summarizePage(page));
const linksOn = (body: string, head = '', overrides: PageOverrides = {}) =>
  linksOf(pageFrom(htmlPage(body, head), { url: `${ORIGIN}/page`, ...overrides }));

describe('[U] page links', () => {
  it('has every link with its text, its position and whether it is followed', () => {
    const links = linksOn(
      '<header><a href="/">Home</a></header><nav><a href="/a" rel="nofollow noopener">A</a></nav>' +
        '<main><a href="/a">again</a><a href="https://other.example/x" rel="ugc sponsored">Other</a></main>' +
        '<aside><a href="/b"></a></aside><footer><a href="/c">C</a></footer><p><a href="/d">D</a></p>' +
        '<a href="mailto:a@site.example">mail</a><a name="x">none</a>',
    );
    expect(links.map(({ to, anchor, position }) => [to.replace(ORIGIN, ''), anchor, position])).to.deep.equal([
      ['/', 'Home', 'header'],
      ['/a', 'A', 'navigation'],
      ['/a', 'again', 'content'],
      ['https://other.example/x', 'Other', 'content'],
      ['/b', '', 'aside'],
      ['/c', 'C', 'footer'],
      ['/d', 'D', 'other'],
    ]);
    expect(links.map(({ follow }) => follow)).to.deep.equal([true, false, true, false, true, true, true]);
    expect(links.map(({ rel }) => rel.join(' '))).to.deep.equal(['', 'nofollow', '', 'sponsored ugc', '', '', '']);
    expect(links.map(({ internal }) => internal)).to.deep.equal([true, true, true, false, true, true, true]);
    expect(new Set(links.map(({ from, kind }) => `${kind} ${from}`))).to.deep.equal(new Set([`link ${ORIGIN}/page`]));
  });

  it('counts what is outside of all landmarks as content where the page marks none', () => {
    expect(linksOn('<p><a href="/d">D</a></p>')[0]).to.include({ position: 'content' });
  });

  it('knows links that are an image, by its alternative text', () => {
    const links = linksOn(
      '<a href="/a"><img src="a.png" alt="A lamp"></a><a href="/b"><img src="a.png" alt=""></a>' +
        '<a href="/c"><img src="a.png" alt="C">Text</a><a href="/d" title="D"><img src="a.png" alt="no"></a>',
    );
    expect(links.map(({ kind, anchor }) => [kind, anchor])).to.deep.equal([
      ['image_link', 'A lamp'],
      ['image_link', ''],
      ['link', 'Text'],
      ['link', 'D'],
    ]);
  });

  it('follows no link of a page with nofollow', () => {
    const [link] = linksOn('<a href="/a">A</a>', '<meta name="robots" content="noindex, nofollow">');
    expect(link).to.deep.include({ follow: false, rel: [] });
  });

  it('has what the head and the headers name, without the page itself', () => {
    const head =
      `<link rel="canonical" href="${ORIGIN}/other"><link rel="alternate" hreflang="en" href="/page">` +
      '<link rel="alternate" hreflang="de" href="/de"><link rel="next" href="/2"><link rel="prev" href="/0">' +
      '<link rel="amphtml" href="/amp"><meta http-equiv="refresh" content="0; url=/moved">' +
      '<link rel="alternate" media="only screen and (max-width: 640px)" href="https://m.site.example/">';
    const headers = { link: '</fr>; rel=alternate; hreflang=fr' };
    expect(
      linksOn('', head, { headers }).map((link) => [link.kind, link.to, link.anchor, link.position]),
    ).to.deep.equal([
      ['refresh', `${ORIGIN}/moved`, '', 'head'],
      ['canonical', `${ORIGIN}/other`, '', 'head'],
      ['hreflang', `${ORIGIN}/de`, 'de', 'head'],
      ['hreflang', `${ORIGIN}/fr`, 'fr', null],
      ['next', `${ORIGIN}/2`, '', 'head'],
      ['prev', `${ORIGIN}/0`, '', 'head'],
      ['amp', `${ORIGIN}/amp`, '', 'head'],
      ['mobile', 'https://m.site.example/', '', 'head'],
    ]);
    const canonical = linksOn('', '', { headers: { link: `<${ORIGIN}/x>; rel=canonical` } });
    expect(canonical).to.have.length(1);
    expect(canonical[0]).to.include({ kind: 'canonical', to: `${ORIGIN}/x`, position: null });
  });

  it('has where a redirect leads, on the site and away from it', () => {
    expect(linksOf(redirectPage(`${ORIGIN}/old`, `${ORIGIN}/new`))).to.deep.equal([
      {
        from: `${ORIGIN}/old`,
        to: `${ORIGIN}/new`,
        kind: 'redirect',
        anchor: '',
        follow: true,
        rel: [],
        position: null,
        internal: true,
      },
    ]);
    expect(linksOf(redirectPage(`${ORIGIN}/old`, 'https://other.example/'))[0]).to.include({ internal: false });
  });

  it('cuts texts that are longer than a list can show', () => {
    const [link] = linksOn(`<a href="/a">${'word '.repeat(200)}</a>`);
    expect(link?.anchor).to.have.length(200);
  });
});
