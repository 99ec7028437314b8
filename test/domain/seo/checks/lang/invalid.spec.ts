import { expect } from 'chai';
import { langInvalid } from '../../../../../domain/seo/checks/lang/invalid.js';
import { context } from '../../../../support/check-context.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) => langInvalid.judge(pageFrom(html, overrides), context());

describe('[U] lang/invalid', () => {
  it('fires for an underscore', () => {
    expect(judge('<!DOCTYPE html><html lang="en_US"><title>A</title><p>Text</p>')).to.deep.equal([
      { url, observed: 'en_US', expected: 'a BCP 47 language tag', where: 'html[lang]' },
    ]);
  });

  it('fires for a word', () => {
    expect(judge('<!DOCTYPE html><html lang="english language"><title>A</title><p>Text</p>')).to.deep.equal([
      { url, observed: 'english language', expected: 'a BCP 47 language tag', where: 'html[lang]' },
    ]);
  });

  it('fires for a country code that names no language, and says which one the text is in', () => {
    const japanese = '抹茶の点て方と茶道具の選び方をご紹介します。';
    expect(judge(`<!DOCTYPE html><html lang="jp"><title>A</title><p>${japanese}</p>`)).to.deep.equal([
      { url, observed: 'jp', expected: '"ja", or that with a region', where: 'html[lang]' },
    ]);
  });

  it('leaves tags with region and script alone', () => {
    expect(judge('<!DOCTYPE html><html lang="zh-Hant-TW"><title>A</title><p>Text</p>')).to.deep.equal([]);
  });

  it('leaves a missing one alone', () => {
    expect(judge('<!DOCTYPE html><html><title>A</title><p>Text</p>')).to.deep.equal([]);
  });
});
