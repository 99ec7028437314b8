import { expect } from 'chai';
import { gateCopies, gateFiller } from '../../../../../domain/seo/scoring/gates/copy-gates.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { htmlPage } from '../../../../support/html-page.js';
import { pageFrom } from '../../../../support/pages.js';
import { siteFrom } from '../../../../support/site.js';
import { stubIssue } from '../../../../support/stub-issue.js';

const SAME = '<p>The same ten words stand here on each of these pages.</p>';
const siteOf = (copies: number, own: number) =>
  siteFrom(
    Array.from({ length: copies + own }, (_, at) =>
      pageFrom(htmlPage(at < copies ? SAME : `<p>Page number ${at} has ten words of its own and more.</p>`), {
        url: `https://site.example/${at}`,
      }),
    ),
  );
const subject = (copies: number, own: number, issues = [stubIssue('h1/missing')]) => ({
  site: siteOf(copies, own),
  issues,
  thresholds: DEFAULT_THRESHOLDS,
});

describe('[U] gates of copied and filler text', () => {
  it('caps by the share of pages that repeat another one; the first of them is no copy', () => {
    expect([2, 6, 11, 20].map((copies) => gateCopies(subject(copies, 20 - copies))?.cap)).to.deep.equal([
      undefined,
      93,
      72,
      30,
    ]);
    expect(gateCopies(subject(11, 9))?.reason).to.equal('10 of 20 pages (50%) repeat the text of another page.');
  });

  it('counts near copies as the check found them', () => {
    const near = [stubIssue('content/duplicate-near', { affected_pages: 11 })];
    expect(gateCopies(subject(0, 20, near))?.cap).to.equal(72);
  });

  it('caps from the first pages of filler text on', () => {
    const filled = (affected_pages: number) =>
      gateFiller(subject(0, 20, [stubIssue('content/lorem-ipsum', { affected_pages })]));
    expect([1, 5, 20].map((count) => filled(count)?.cap)).to.deep.equal([85, 59, 15]);
    expect(filled(5)?.reason).to.equal('5 of 20 pages (25%) still show filler text.');
    expect(gateFiller(subject(0, 20))).to.equal(null);
  });
});
