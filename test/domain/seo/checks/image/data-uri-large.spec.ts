import { expect } from 'chai';
import { imageDataUriLarge } from '../../../../../domain/seo/checks/image/data-uri-large.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => imageDataUriLarge.judge(pageFrom(html, { url }), context());

const inlined = (chars: number) => `<body><img alt="" src="${'data:image/png;base64,'.padEnd(chars, 'A')}"></body>`;

describe('[U] image/data-uri-large', () => {
  it('fires at 10,001 characters', () => {
    expect(judge(inlined(10_001))).to.deep.equal([
      {
        url,
        observed: `10,001 characters: data:image/png;base64,${'A'.repeat(18)}…`,
        count: 1,
        expected: 'data URIs of at most 10,000 characters',
        where: 'img[src^="data:"]',
      },
    ]);
  });

  it('leaves 10,000 characters alone', () => {
    expect(judge(inlined(10_000))).to.deep.equal([]);
  });

  it('leaves a long address of a file alone', () => {
    expect(judge(inlined(10_001).replace('data:', 'https:'))).to.deep.equal([]);
  });
});
