import { expect } from 'chai';
import { indexNoindexHeader } from '../../../../../domain/seo/checks/index/noindex-header.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexNoindexHeader.judge(pageFrom(html, overrides), context());

describe('[U] index/noindex-header', () => {
  it('fires for noindex', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'noindex' } })).to.deep.equal([
      { url, observed: 'noindex', where: 'X-Robots-Tag header' },
    ]);
  });

  it('fires for none', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'none' } })).to.deep.equal([
      { url, observed: 'none', where: 'X-Robots-Tag header' },
    ]);
  });

  it('fires for a header that names the bot', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'googlebot: nofollow, noindex' } })).to.deep.equal([
      { url, observed: 'googlebot: nofollow, noindex', where: 'X-Robots-Tag header' },
    ]);
  });

  it('fires for files that are no pages', () => {
    expect(judge('', { headers: { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' } })).to.deep.equal([
      { url, observed: 'noindex', where: 'X-Robots-Tag header' },
    ]);
  });

  it('leaves a header for another bot alone', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'otherbot: noindex, all' } })).to.deep.equal([]);
  });

  it('leaves a meta alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="noindex">'))).to.deep.equal([]);
  });

  it('leaves an error page alone', () => {
    expect(judge('', { status: 404, headers: { 'x-robots-tag': 'noindex' } })).to.deep.equal([]);
  });
});
