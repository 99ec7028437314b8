import { expect } from 'chai';
import { gateCopies, gateFiller } from '../../../../../domain/seo/scoring/gates/copy-gates.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { languageSite } from '../../../../support/sites/language-site.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const SAME = '<p>The same ten words stand here on each of these pages.</p>';
const identifySite = (copies: number, own: number) =>
  siteFrom(
    Array.from({ length: copies + own }, (_, at) =>
      pageFrom(htmlPage(at < copies ? SAME : `<p>Page number ${at} has ten words of its own and more.</p>`), {
        url: `https://site.example/${at}`,
      }),
    ),
  );
const subject = (copies: number, own: number, issues = [stubIssue('h1/missing')]) => ({
  site: identifySite(copies, own),
  issues,
  thresholds: DEFAULT_THRESHOLDS,
});

/** Four languages of nine pages each, so many of whose start pages show the English text. */
function versionsOf({ copied }: { copied: number }) {
  const site = languageSite({ copied });
  return { site, issues: [stubIssue('lang/untranslated', { severity: 'high', affected_pages: copied })] };
}

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

  it('caps by the start pages of languages that are not translated, which weigh more than other pages', () => {
    const { site, issues } = versionsOf({ copied: 3 });
    const gate = gateCopies({ site, issues, thresholds: DEFAULT_THRESHOLDS });
    expect(gate?.cap).to.equal(72);
    expect(gate?.reason).to.equal(
      '3 of 36 pages (8%) repeat the text of another page, among them the start pages of 3 of 4 languages.',
    );
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
