import { expect } from 'chai';
import { contentStaleYear } from '../../../../../domain/seo/checks/content/stale-year.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/pages.js';

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
});
