import { expect } from 'chai';
import { titlePixelWide } from '../../../../../domain/seo/checks/title/pixel-wide.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titlePixelWide.judge(pageFrom(html, { url }), context());
const titled = (title: string) => `<head><title>${title}</title></head><body>Text</body>`;

describe('[U] title/pixel-wide', () => {
  it('fires when capitals fill the line long before 60 characters', () => {
    expect(judge(titled('W'.repeat(30)))).to.deep.equal([
      { url, observed: `about 566 px: "${'W'.repeat(30)}"`, expected: 'at most 561 px', where: 'head > title' },
    ]);
  });

  it('leaves 29 of them alone', () => {
    expect(judge(titled('W'.repeat(29)))).to.deep.equal([]);
  });

  it('leaves a long title of narrow letters alone', () => {
    expect(judge(titled('il'.repeat(60)))).to.deep.equal([]);
  });
});
