import { expect } from 'chai';
import { crawlCharsetConflict } from '../../../../../domain/seo/checks/crawl/charset-conflict.js';
import { context } from '../../../../support/check-context.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const bare = (head: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}<title>Page</title></head><body><p>Text</p></body></html>`;
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlCharsetConflict.judge(pageFrom(html, overrides), context());

describe('[U] crawl/charset-conflict', () => {
  it('fires when header and meta differ, and says which was used', () => {
    const found = judge(bare('<meta charset="windows-1251">'), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(found).to.deep.equal([
      {
        url,
        observed: 'header utf-8, meta windows-1251; utf-8 was used',
        expected: 'one encoding',
        where: 'Content-Type header, meta charset',
      },
    ]);
  });

  it('leaves two labels of one encoding alone', () => {
    const headers = { 'content-type': 'text/html; charset=ISO-8859-1' };
    expect(judge(bare('<meta charset="windows-1252">'), { headers })).to.deep.equal([]);
    expect(judge(bare('<meta charset="UTF8">'))).to.deep.equal([]);
  });

  it('leaves a single statement alone', () => {
    expect(judge(bare(''))).to.deep.equal([]);
  });
});
