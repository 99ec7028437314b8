import { expect } from 'chai';
import { imageAltLong } from '../../../../../domain/seo/checks/image/alt-long.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageAltLong.judge(pageFrom(html, { url }), context());
const pictured = (alt: string) => `<body><img src="/a.png" alt="${alt}"></body>`;

describe('[U] image/alt-long', () => {
  it('fires at 126 characters', () => {
    expect(judge(pictured('a'.repeat(126)))).to.deep.equal([
      {
        url,
        observed: `126 characters: "${'a'.repeat(126)}"`,
        count: 1,
        expected: 'at most 125 characters',
        where: 'img[alt]',
      },
    ]);
  });

  it('leaves 125 characters alone', () => {
    expect(judge(pictured('a'.repeat(125)))).to.deep.equal([]);
  });
});
