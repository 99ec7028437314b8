import { expect } from 'chai';
import { headMissing } from '../../../../../domain/seo/checks/head/missing.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  headMissing.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] head/missing', () => {
  const bare = (html: string) => headMissing.judge(pageFrom(html, { url }), context());
  const found = (observed: string) => [{ url, observed, expected: 'a head with a title', where: 'head' }];

  it('fires for a page without anything that belongs in a head', () => {
    expect(bare('<html><body><h1>Tea</h1><title>Late</title></body></html>')).to.deep.equal(
      found('no head, and nothing that makes one'),
    );
  });

  it('fires for a head with nothing in it', () => {
    expect(bare('<html><head></head><body><h1>Tea</h1></body></html>')).to.deep.equal(found('nothing in the head'));
  });

  it('leaves a head that is only implied alone', () => {
    expect(bare('<!doctype html><title>Tea</title><p>Text</p>')).to.deep.equal([]);
    expect(bare('<meta charset="utf-8"><p>Text</p>')).to.deep.equal([]);
  });

  it('leaves a usual page alone', () => expect(judge('<p>Text</p>')).to.deep.equal([]));
});
