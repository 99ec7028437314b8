import { expect } from 'chai';
import { crawlCharsetMojibake } from '../../../../../domain/seo/checks/crawl/charset-mojibake.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlCharsetMojibake.judge(pageFrom(html, overrides), context());

describe('[U] crawl/charset-mojibake', () => {
  it('fires for text that was decoded twice', () => {
    expect(judge(htmlPage('<p>Le cafÃ© est fermÃ©.</p>'))).to.deep.equal([
      { url, observed: '2 broken sequences in the text', expected: '0', count: 2 },
    ]);
  });

  it('leaves accents in place alone', () => {
    expect(judge(htmlPage('<p>Le café est fermé, São Paulo, ÃO.</p>'))).to.deep.equal([]);
  });
});
