import { expect } from 'chai';
import { contentThin } from '../../../../../domain/seo/checks/content/thin.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const judge = (html: string) => contentThin.judge(pageFrom(html, { url }), context());

describe('[U] content/thin', () => {
  it('fires one word below the limit and tells both numbers', () => {
    expect(judge(`<main>${words(199)}</main>`)).to.deep.equal([
      { url, observed: '199 words', expected: 'at least 200', where: 'main text' },
    ]);
  });

  it('accepts the limit itself', () => {
    expect(judge(`<main>${words(200)}</main>`)).to.deep.equal([]);
  });

  it('leaves pages alone that no one searches for', () => {
    for (const path of ['/contact.html', '/impressum', '/privacy-policy'])
      expect(
        contentThin.judge(pageFrom('<main>Call us</main>', { url: `https://site.example${path}` }), context()),
      ).to.deep.equal([]);
  });

  it('does not count navigation and footer', () => {
    expect(
      judge(`<nav>${words(300)}</nav><main>Short</main><footer>${words(300)}</footer>`).map(({ observed }) => observed),
    ).to.deep.equal(['1 words']);
  });

  it('takes the limit from the thresholds', () => {
    expect(
      contentThin.judge(
        pageFrom(`<main>${words(20)}</main>`, { url }),
        context({ thresholds: { thin_page_words: 10 } }),
      ),
    ).to.deep.equal([]);
  });
});
