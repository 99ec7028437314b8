import { expect } from 'chai';
import { titleShort } from '../../../../../domain/seo/checks/title/short.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titleShort.judge(pageFrom(html, { url }), context());
const titled = (title: string) => `<head><title>${title}</title></head><body>Text</body>`;

describe('[U] title/short', () => {
  it('fires at 29 characters', () => {
    expect(judge(titled('a'.repeat(29)))).to.deep.equal([
      {
        url,
        observed: `29 characters: "${'a'.repeat(29)}"`,
        expected: 'at least 30 characters',
        where: 'head > title',
      },
    ]);
  });

  it('leaves 30 characters alone', () => {
    expect(judge(titled('a'.repeat(30)))).to.deep.equal([]);
  });

  it('counts code points after collapsing white space', () => {
    expect(judge(titled(`  ${'a'.repeat(10)}  \n ${'é'.repeat(18)} `))).to.deep.equal([
      {
        url,
        observed: `29 characters: "${'a'.repeat(10)} ${'é'.repeat(18)}"`,
        expected: 'at least 30 characters',
        where: 'head > title',
      },
    ]);
  });

  it('leaves a blank title to title/missing', () => {
    expect(judge(titled(''))).to.deep.equal([]);
  });

  it('counts signs of Chinese, Japanese and Korean twice', () => {
    expect([14, 15].map((signs) => judge(titled('木'.repeat(signs))).length)).to.deep.equal([1, 0]);
    expect(judge(titled('第 1 章 GNU/Linux 教程の手引きガイド'))).to.deep.equal([]);
  });
});
