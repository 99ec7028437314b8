import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalAllElsewhere } from '../../../../../domain/seo/checks/canonical/all-elsewhere.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ORIGIN = 'https://stage.example';
const judge = (...pages: PageArtifact[]) => canonicalAllElsewhere.judge(siteFrom(pages), context());
const page = (path: string, canonical: string | null) =>
  pageFrom(htmlPage(`<p>Text of ${path}</p>`, canonical === null ? '' : `<link rel="canonical" href="${canonical}">`), {
    url: ORIGIN + path,
  });
const pages = (away: number, own: number, base = 'https://www.live.example') => [
  ...Array.from({ length: away }, (_, at) => page(`/a${at}`, `${base}/a${at}`)),
  ...Array.from({ length: own }, (_, at) => page(`/b${at}`, null)),
];

describe('[U] canonical/all-elsewhere', () => {
  it('fires from nine pages in ten, and names the host', () => {
    expect(judge(...pages(9, 1))).to.deep.equal([
      {
        url: `${ORIGIN}/a0`,
        observed: '9 of 10 pages name another URL on www.live.example as canonical',
        expected: 'under 90%',
        where: 'canonical',
        count: 9,
        related_urls: Array.from({ length: 9 }, (_, at) => `${ORIGIN}/a${at}`),
      },
    ]);
  });

  it('fires where all name the other scheme or one page, without a host', () => {
    expect(judge(...pages(3, 0, 'http://stage.example'))).to.have.length(1);
    const [finding] = judge(...['/a', '/b', '/c'].map((path) => page(path, '/')));
    expect(finding?.observed).to.equal('3 of 3 pages name another URL as canonical');
  });

  it('leaves eight in ten alone, copies that name their original, and a site without pages', () => {
    expect(judge(...pages(8, 2))).to.deep.equal([]);
    expect(judge()).to.deep.equal([]);
    const copies = Array.from({ length: 9 }, (_, at) => page(`/list?page=${at}`, '/list'));
    expect(judge(page('/list', null), ...copies)).to.deep.equal([]);
  });
});
