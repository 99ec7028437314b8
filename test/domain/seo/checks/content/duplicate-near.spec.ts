import { expect } from 'chai';
import { contentDuplicateNear } from '../../../../../domain/seo/checks/content/duplicate-near.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const page = (path: string, main: string, head = '') =>
  pageFrom(`<html lang="en"><head><title>${path}</title>${head}</head><body><main>${main}</main></body></html>`, {
    url: `https://site.example${path}`,
  });
/** The same words but for the last few. */
const variant = (path: string, total: number, changed: number, head = '') =>
  page(
    path,
    `${words(total - changed)} ${Array.from({ length: changed }, (_, n) => `${path.slice(1)}${n}`).join(' ')}`,
    head,
  );
const judge = (...pages: ReturnType<typeof page>[]) => contentDuplicateNear.judge(siteFrom(pages), context());

describe('[U] content/duplicate-near', () => {
  it('groups pages that differ in a few of many words', () => {
    const [finding, ...others] = judge(
      variant('/a', 400, 2),
      variant('/b', 400, 2),
      page('/c', 'other things '.repeat(100)),
    );
    expect(others).to.deep.equal([]);
    expect(finding).to.include({
      url: 'https://site.example/a',
      count: 2,
      expected: 'under 90% alike',
      where: 'main text',
    });
    expect(finding?.related_urls).to.deep.equal(['https://site.example/b']);
    expect(finding?.observed).to.match(/^2 pages, (9\d|100)% alike or more$/);
  });

  it('leaves texts alone whose SimHashes are near by chance', () => {
    const [one, other] = [
      variant('/a', 400, 2),
      page('/b', Array.from({ length: 400 }, (_, n) => `term${n}`).join(' ')),
    ];
    const simhash = one.html?.text.simhash ?? '';
    const twin = other.html && { ...other, html: { ...other.html, text: { ...other.html.text, simhash } } };
    expect(twin && judge(one, twin)).to.deep.equal([]);
  });

  it('leaves exact copies to their own check', () => {
    expect(judge(page('/a', words(200)), page('/b', words(200)))).to.deep.equal([]);
  });

  it('leaves texts under a hundred words alone', () => {
    expect(judge(variant('/a', 99, 1), variant('/b', 99, 1))).to.deep.equal([]);
  });

  it('leaves different texts alone', () => {
    expect(
      judge(page('/a', words(200)), page('/b', Array.from({ length: 200 }, (_, n) => `term${n}`).join(' '))),
    ).to.deep.equal([]);
  });

  it('leaves language versions that name each other alone', () => {
    expect(
      judge(
        variant('/a', 400, 2, '<link rel="alternate" hreflang="en-GB" href="https://site.example/b">'),
        variant('/b', 400, 2, '<link rel="alternate" hreflang="en-US" href="https://site.example/a">'),
      ),
    ).to.deep.equal([]);
  });

  it('leaves pages that are not indexable alone', () => {
    expect(judge(variant('/a', 400, 2), variant('/b', 400, 2, '<meta name="robots" content="noindex">'))).to.deep.equal(
      [],
    );
  });

  /** Texts of 400 words, each beginning so many words later than the one before, with one SimHash for all. */
  const shifted = (shift: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const text = Array.from({ length: 400 }, (_, n) => `word${n + at * shift}`).join(' ');
      const { html, ...rest } = page(`/${at}`, text);
      return { ...rest, html: html && { ...html, text: { ...html.text, simhash: '0'.repeat(16) } } };
    });

  it('tells the share of the text that is in both, and leaves pages with less in common alone', () => {
    const [close] = judge(...shifted(10, 2));
    expect(close?.observed).to.match(/^2 pages, 9\d% alike or more$/);
    expect(judge(...shifted(120, 2))).to.deep.equal([]);
  });

  it('does not join the ends of a chain', () => {
    const groups = judge(...shifted(20, 12)).map(({ url, count }) => ({ url, count }));
    expect(groups.length).to.be.greaterThan(1);
    expect(groups.every(({ count }) => (count ?? 0) < 6)).to.equal(true);
  });
});
