import { expect } from 'chai';
import { headDomLarge } from '../../../../../domain/seo/checks/head/dom-large.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headDomLarge.judge(pageFrom(html, { url }), context());

/** A page of exactly this many elements, html, head and body included. */
const sized = (nodes: number) => `<!DOCTYPE html><html><head></head><body>${'<p></p>'.repeat(nodes - 3)}</body></html>`;

describe('[U] head/dom-large', () => {
  it('fires at 1,501 elements', () => {
    expect(judge(sized(1501))).to.deep.equal([
      { url, observed: '1,501 elements', expected: 'at most 1,500 elements', severity: 'low' },
    ]);
  });

  it('leaves 1,500 elements alone', () => {
    expect(judge(sized(1500))).to.deep.equal([]);
  });

  it('is still low at 3,000 elements', () => {
    expect(judge(sized(3000))).to.deep.equal([
      { url, observed: '3,000 elements', expected: 'at most 1,500 elements', severity: 'low' },
    ]);
  });

  it('becomes medium at 3,001 elements', () => {
    expect(judge(sized(3001))).to.deep.equal([
      { url, observed: '3,001 elements', expected: 'at most 1,500 elements', severity: 'medium' },
    ]);
  });
});
