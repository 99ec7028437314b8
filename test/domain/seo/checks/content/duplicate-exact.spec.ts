import { expect } from 'chai';
import { contentDuplicateExact } from '../../../../../domain/seo/checks/content/duplicate-exact.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const page = (path: string, main: string, head = '') =>
  pageFrom(`<html lang="en"><head><title>${path}</title>${head}</head><body><main>${main}</main></body></html>`, {
    url: `https://site.example${path}`,
  });
const judge = (...pages: ReturnType<typeof page>[]) => contentDuplicateExact.judge(siteFrom(pages), context());

describe('[U] content/duplicate-exact', () => {
  it('tells the copies of one text as one finding', () => {
    expect(judge(page('/a', words(40)), page('/b', words(40)), page('/c', words(41)))).to.deep.equal([
      {
        url: 'https://site.example/a',
        observed: '2 pages share 40 words of main text',
        expected: 'text of its own',
        where: 'main text',
        count: 2,
        related_urls: ['https://site.example/b'],
      },
    ]);
  });

  it('leaves a copy that names the original as canonical alone', () => {
    expect(
      judge(page('/a', words(40)), page('/b', words(40), '<link rel="canonical" href="https://site.example/a">')),
    ).to.deep.equal([]);
  });

  it('leaves language versions that name each other alone', () => {
    expect(
      judge(
        page('/en', words(40), '<link rel="alternate" hreflang="de" href="https://site.example/de">'),
        page('/de', words(40), '<link rel="alternate" hreflang="en" href="https://site.example/en">'),
      ),
    ).to.deep.equal([]);
  });

  it('does not call a handful of words a text', () => {
    expect([
      judge(page('/a', words(9)), page('/b', words(9))).length,
      judge(page('/a', words(10)), page('/b', words(10))).length,
    ]).to.deep.equal([0, 1]);
  });
});
