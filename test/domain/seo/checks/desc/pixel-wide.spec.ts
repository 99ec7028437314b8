import { expect } from 'chai';
import { descPixelWide } from '../../../../../domain/seo/checks/desc/pixel-wide.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descPixelWide.judge(pageFrom(html, { url }), context());
const described = (text: string) =>
  `<head><title>T</title><meta name="description" content="${text}"></head><body>Text</body>`;

describe('[U] desc/pixel-wide', () => {
  it('fires when wide letters fill the lines before 160 characters', () => {
    expect(judge(described('W'.repeat(75)))).to.deep.equal([
      {
        url,
        observed: `about 991 px: "${'W'.repeat(75)}"`,
        expected: 'at most 985 px',
        where: 'meta[name=description]',
      },
    ]);
  });

  it('leaves 74 of them alone', () => {
    expect(judge(described('W'.repeat(74)))).to.deep.equal([]);
  });
});
