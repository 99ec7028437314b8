import { expect } from 'chai';
import { langMissing } from '../../../../../domain/seo/checks/lang/missing.js';
import { context } from '../../../../support/check-context.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) => langMissing.judge(pageFrom(html, overrides), context());

describe('[U] lang/missing', () => {
  it('fires without lang', () => {
    expect(judge('<!DOCTYPE html><html><title>A</title><p>Text</p>')).to.deep.equal([
      { url, observed: 'none', expected: 'a language', where: 'html[lang]' },
    ]);
  });

  it('fires for an empty one', () => {
    expect(judge('<!DOCTYPE html><html lang=" "><title>A</title><p>Text</p>')).to.deep.equal([
      { url, observed: '(empty)', expected: 'a language', where: 'html[lang]' },
    ]);
  });

  it('leaves a language alone', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><title>A</title><p>Text</p>')).to.deep.equal([]);
  });
});
