import { expect } from 'chai';
import { imageSvgInlineLarge } from '../../../../../domain/seo/checks/image/svg-inline-large.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  imageSvgInlineLarge.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] image/svg-inline-large', () => {
  const svg = (chars: number) => `<svg><path d="${'M'.repeat(chars - 30)}"/></svg>`;

  it('fires for a large drawing', () => {
    expect(judge(svg(5100))).to.deep.equal([
      {
        url,
        observed: `5,093 characters: ${svg(5100).slice(0, 60)}`,
        count: 1,
        expected: 'inline drawings of at most 5,000 characters, copies counted',
        where: 'svg',
      },
    ]);
  });

  it('fires for a small one that stands there many times', () => {
    expect(judge(svg(600).repeat(10)).map(({ observed }) => observed)).to.deep.equal([
      `10 × 593 characters: ${svg(600).slice(0, 60)}`,
    ]);
  });

  it('leaves small drawings, a few copies, and many different ones, alone', () => {
    expect(judge(svg(4900))).to.deep.equal([]);
    expect(judge(svg(600).repeat(9))).to.deep.equal([]);
    expect(judge(Array.from({ length: 20 }, (_, at) => svg(600 + at)).join(''))).to.deep.equal([]);
  });
});
