import { expect } from 'chai';
import { indexUnavailableAfterPast } from '../../../../../domain/seo/checks/index/unavailable-after-past.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexUnavailableAfterPast.judge(pageFrom(html, overrides), context());

describe('[U] index/unavailable-after-past', () => {
  it('fires for an ISO date in a meta', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="unavailable_after: 2026-05-31">')),
    ).to.deep.equal([{ url, observed: '2026-05-31', expected: 'a date after 1 Jun 2026', where: 'meta[name=robots]' }]);
  });

  it('fires for an RFC 850 date in a header', () => {
    expect(
      judge(htmlPage(), { headers: { 'x-robots-tag': 'unavailable_after: Sunday, 31-May-26 23:00:00 UTC' } }),
    ).to.deep.equal([
      {
        url,
        observed: 'Sunday, 31-May-26 23:00:00 UTC',
        expected: 'a date after 1 Jun 2026',
        where: 'X-Robots-Tag header',
      },
    ]);
  });

  it('leaves the very instant alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="unavailable_after: 2026-06-01T00:00:00Z">')),
    ).to.deep.equal([]);
  });

  it('leaves a date to come alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="unavailable_after: 2026-06-02">')),
    ).to.deep.equal([]);
  });

  it('leaves a date that cannot be read alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="unavailable_after: soon">'))).to.deep.equal([]);
  });

  it('leaves a header for another bot alone', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'otherbot: unavailable_after: 2020-01-01' } })).to.deep.equal(
      [],
    );
  });
});
