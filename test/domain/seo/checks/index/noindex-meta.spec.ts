import { expect } from 'chai';
import { indexNoindexMeta } from '../../../../../domain/seo/checks/index/noindex-meta.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexNoindexMeta.judge(pageFrom(html, overrides), context());

describe('[U] index/noindex-meta', () => {
  it('fires for noindex', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="NOINDEX, follow">'))).to.deep.equal([
      { url, observed: 'NOINDEX, follow', where: 'meta[name=robots]' },
    ]);
  });

  it('fires for none', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="none">'))).to.deep.equal([
      { url, observed: 'none', where: 'meta[name=robots]' },
    ]);
  });

  it('fires for a meta that names the bot', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="googlebot" content="noindex">'))).to.deep.equal([
      { url, observed: 'noindex', where: 'meta[name=googlebot]' },
    ]);
  });

  it('leaves a meta for another bot alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="bingbot" content="noindex">'))).to.deep.equal([]);
  });

  it('leaves index, follow alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="index, follow">'))).to.deep.equal([]);
  });

  it('leaves a word that holds noindex alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="noimageindex">'))).to.deep.equal([]);
  });

  it('leaves a header alone', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'noindex' } })).to.deep.equal([]);
  });
});
