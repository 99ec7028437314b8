import { expect } from 'chai';
import { urlTooLong } from '../../../../../domain/seo/checks/url/too-long.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) => urlTooLong.judge(pageFrom(html, overrides), context());

describe('[U] url/too-long', () => {
  const address = (length: number) => 'https://site.example/'.padEnd(length, 'a');

  it('fires from 116 characters', () => {
    expect(judge(htmlPage(), { url: address(116) })).to.deep.equal([
      { url: address(116), observed: '116 characters', expected: 'at most 115' },
    ]);
  });

  it('leaves 115 characters alone', () => {
    expect(judge(htmlPage(), { url: address(115) })).to.deep.equal([]);
  });
});
