import { expect } from 'chai';
import { findMissingSections } from '../../../domain/audits/missing-sections.js';

const section = (path: string, name: string, count: number) => ({
  path,
  name,
  count,
  sample_urls: [1, 2, 3, 4].map((n) => `https://x.example${path}/${n}`),
});
const missing = (...competitors: ReturnType<typeof section>[][]) =>
  findMissingSections(
    [section('/blog', 'blog', 3), section('/', '', 1)],
    competitors.map((sections, n) => ({ url: `https://c${n}.example/`, sections })),
  );

describe('[U] missing sections', () => {
  it('names what competitors have under no name of the site, with who and where', () => {
    expect(missing([section('/Guides', 'guide', 4), section('/weblog', 'blog', 9)])).to.deep.equal([
      {
        section: '/Guides',
        competitors: [
          {
            url: 'https://c0.example/',
            path: '/Guides',
            count: 4,
            sample_urls: [1, 2, 3].map((n) => `https://x.example/Guides/${n}`),
          },
        ],
      },
    ]);
  });

  it('takes one page for a section only when several competitors have it', () => {
    expect(missing([section('/faq', 'faq', 1)])).to.deep.equal([]);
    expect(missing([section('/faq', 'faq', 1)], [section('/faqs', 'faq', 1)]).length).to.equal(1);
  });

  it('leaves out the root and archives by number', () => {
    expect(missing([section('/', '', 9), section('/2024', '2024', 9)])).to.deep.equal([]);
  });

  it('puts what most competitors have first, each with its largest part', () => {
    const found = missing(
      [section('/shop', 'shop', 90), section('/en/docs', 'docs', 2), section('/docs', 'docs', 5)],
      [section('/documentation', 'docs', 7)],
    );
    expect(found.map((one) => one.section)).to.deep.equal(['/documentation', '/shop']);
    expect(found[0]?.competitors.map(({ path, count }) => [path, count])).to.deep.equal([
      ['/documentation', 7],
      ['/docs', 5],
    ]);
  });

  it('knows a section of the site by any form of its name', () => {
    const own = ['guides', 'cities', 'bücher', 'press'].map((name) => section(`/${name}`, name, 3));
    const theirs = ['guide', 'city', 'buecher', 'pres'].map((name) => section(`/${name}`, name, 3));
    const found = findMissingSections(own, [{ url: 'https://c.example/', sections: theirs }]);
    expect(found.map((one) => one.section)).to.deep.equal(['/pres']);
  });
});
