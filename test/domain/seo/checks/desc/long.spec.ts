import { expect } from 'chai';
import { descLong } from '../../../../../domain/seo/checks/desc/long.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descLong.judge(pageFrom(html, { url }), context());
const described = (text: string) =>
  `<head><title>T</title><meta name="description" content="${text}"></head><body>Text</body>`;

describe('[U] desc/long', () => {
  it('fires at 161 characters', () => {
    expect(judge(described('a'.repeat(161)))).to.deep.equal([
      {
        url,
        observed: `161 characters: "${'a'.repeat(161)}"`,
        expected: 'at most 160 characters',
        where: 'meta[name=description]',
      },
    ]);
  });

  it('leaves 160 characters alone', () => {
    expect(judge(described('a'.repeat(160)))).to.deep.equal([]);
  });
});
