import { expect } from 'chai';
import { h1Long } from '../../../../../domain/seo/checks/h1/long.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h1Long.judge(pageFrom(html, { url }), context());
const headed = (text: string) => `<body><h1>${text}</h1></body>`;

describe('[U] h1/long', () => {
  it('fires at 71 characters', () => {
    expect(judge(headed('a'.repeat(71)))).to.deep.equal([
      { url, observed: `71 characters: "${'a'.repeat(71)}"`, count: 1, expected: 'at most 70 characters', where: 'h1' },
    ]);
  });

  it('leaves 70 characters alone', () => {
    expect(judge(headed('a'.repeat(70)))).to.deep.equal([]);
  });
});
