import { expect } from 'chai';
import { contentStaleYear } from '../../../../../domain/seo/checks/content/stale-year.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, now = '2026-06-01T00:00:00Z') =>
  contentStaleYear.judge(pageFrom(html, { url }), context({ now }));

describe('[U] content/stale-year', () => {
  it('fires on a title of two years ago', () => {
    expect(judge('<title>Best boots of 2024</title>')).to.deep.equal([
      { url, observed: 'Best boots of 2024', expected: '2025 or later', where: 'title' },
    ]);
  });

  it('accepts last year, this year and the end of a range', () => {
    expect([
      judge('<title>Best of 2025</title>'),
      judge('<title>Best of 2026</title>'),
      judge('<title>Report 2019–2025</title>'),
    ]).to.deep.equal([[], [], []]);
  });

  it('goes by the instant it is given', () => {
    expect(judge('<title>Best boots of 2025</title>', '2027-01-01T00:00:00Z').length).to.deep.equal(1);
  });

  it('reads a copyright line that is a link in the footer', () => {
    expect(
      judge('<title>Boots</title><footer><a href="/imprint">© 2020 Boots Ltd</a></footer>').map(({ where }) => where),
    ).to.deep.equal(['footer']);
  });

  it('does not take model numbers for years', () => {
    expect(judge('<title>Lens X2018 and A2019b</title>')).to.deep.equal([]);
  });

  it('leaves the date of an event alone', () => {
    const dated = [
      'Release 3.40.1 on 2022-12-28',
      'Meeting of 12/05/2020',
      'News of 3 May 2021',
      'News of May 3rd, 2021',
      'Sitzung vom 3. Mai 2021',
    ];
    expect(dated.flatMap((title) => judge(`<title>${title}</title>`))).to.deep.equal([]);
  });

  it('takes a title of more than ten years ago for history, but not a copyright line', () => {
    const copyright = '<footer><a href="/">© 2012 Boots Ltd</a></footer>';
    expect(
      [judge('<title>Mantiuk 2006</title>'), judge('<title>Best of 2015</title>')].map(({ length }) => length),
    ).to.deep.equal([0, 1]);
    expect(judge(`<title>Boots</title>${copyright}`)).to.have.length(1);
  });
});
