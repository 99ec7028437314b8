import { expect } from 'chai';
import { crawlCharsetMissing } from '../../../../../domain/seo/checks/crawl/charset-missing.js';
import { context } from '../../../../support/check-context.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const bare = (head: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}<title>Page</title></head><body><p>Text</p></body></html>`;
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlCharsetMissing.judge(pageFrom(html, overrides), context());

describe('[U] crawl/charset-missing', () => {
  it('fires when neither header nor meta names an encoding', () => {
    expect(judge(bare(''), { headers: { 'content-type': 'text/html' } })).to.deep.equal([
      { url, observed: 'none', expected: 'an encoding named within the first 1,024 bytes' },
    ]);
  });

  it('leaves a header, a meta and a byte order mark alone', () => {
    expect(judge(bare(''))).to.deep.equal([]);
    expect(judge(bare('<meta charset="utf-8">'), { headers: { 'content-type': 'text/html' } })).to.deep.equal([]);
    expect(judge(`\uFEFF${bare('')}`, { headers: { 'content-type': 'text/html' } })).to.deep.equal([]);
  });

  it('fires for a meta that comes too late to count', () => {
    const late = bare(`<!--${'x'.repeat(1100)}--><meta charset="utf-8">`);
    expect(judge(late, { headers: { 'content-type': 'text/html' } })).to.have.length(1);
  });
});
