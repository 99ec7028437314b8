import { expect } from 'chai';
import { contentLowTextRatio } from '../../../../../domain/seo/checks/content/low-text-ratio.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const judge = (html: string) => contentLowTextRatio.judge(pageFrom(html, { url }), context());

describe('[U] content/low-text-ratio', () => {
  it('fires when markup outweighs text ten times', () => {
    expect(
      judge(`<main>${'<i></i>'.repeat(200)}Some text</main>`).map(({ observed, expected }) => [observed, expected]),
    ).to.deep.equal([['0.6% (9 of 1,422 bytes)', 'at least 10%']]);
  });

  it('is silent on a page of text', () => {
    expect(judge(`<main>${words(200)}</main>`)).to.deep.equal([]);
  });

  it('says nothing about a body that was cut', () => {
    expect(
      contentLowTextRatio.judge(pageFrom('<main></main>', { url, fetch: { truncated: true } }), context()),
    ).to.deep.equal([]);
  });
});
