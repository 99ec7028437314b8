import { expect } from 'chai';
import { headDomDeep } from '../../../../../domain/seo/checks/head/dom-deep.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headDomDeep.judge(pageFrom(html, { url }), context());

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
/** html is the first level, body the second. */
const nested = (depth: number) => page('<div>'.repeat(depth - 2) + '</div>'.repeat(depth - 2));
const flat = (children: number) => page('<p></p>'.repeat(children));

describe('[U] head/dom-deep', () => {
  it('fires at a depth of 33', () => {
    expect(judge(nested(33))).to.deep.equal([
      { url, observed: 'depth 33, up to 2 children of one parent', expected: 'depth up to 32, up to 60 children' },
    ]);
  });

  it('leaves a depth of 32 alone', () => {
    expect(judge(nested(32))).to.deep.equal([]);
  });

  it('fires at 61 children', () => {
    expect(judge(flat(61))).to.deep.equal([
      { url, observed: 'depth 3, up to 61 children of one parent', expected: 'depth up to 32, up to 60 children' },
    ]);
  });

  it('leaves 60 children alone', () => {
    expect(judge(flat(60))).to.deep.equal([]);
  });
});
