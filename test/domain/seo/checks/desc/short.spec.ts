import { expect } from 'chai';
import { descShort } from '../../../../../domain/seo/checks/desc/short.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descShort.judge(pageFrom(html, { url }), context());
const described = (text: string) =>
  `<head><title>T</title><meta name="description" content="${text}"></head><body>Text</body>`;

describe('[U] desc/short', () => {
  it('fires at 69 characters', () => {
    expect(judge(described('a'.repeat(69)))).to.deep.equal([
      {
        url,
        observed: `69 characters: "${'a'.repeat(69)}"`,
        expected: 'at least 70 characters',
        where: 'meta[name=description]',
      },
    ]);
  });

  it('leaves 70 characters alone', () => {
    expect(judge(described('a'.repeat(70)))).to.deep.equal([]);
  });

  it('leaves a blank description to desc/missing', () => {
    expect(judge(described(' '))).to.deep.equal([]);
  });
});
