import { expect } from 'chai';
import { titleUntranslated } from '../../../../../domain/seo/checks/title/untranslated.js';
import { context } from '../../../../support/check-context.js';
import { type WrittenPage, writtenSite } from '../../../../support/sites/content-sites.js';

const judge = (...pages: WrittenPage[]) => titleUntranslated.judge(writtenSite('shop.example', pages), context());

describe('[U] title/untranslated', () => {
  const english = { path: '/', lang: 'en', title: 'Tools for the garden', about: 'tool' };

  it('fires for a title of another language over a text of its own', () => {
    expect(judge(english, { ...english, path: '/de/', lang: 'de', about: 'werkzeug' })).to.deep.equal([
      {
        url: 'https://shop.example/de/',
        observed: '"Tools for the garden", the title of the en page too',
        expected: 'a title in the language of the page',
        where: 'head > title',
        count: 1,
        related_urls: ['https://shop.example/'],
      },
    ]);
  });

  it('leaves names, which are the same in every language, alone', () => {
    const product = { ...english, title: 'iPhone 15 Pro Max' };
    expect(judge(product, { ...product, path: '/de/', lang: 'de', about: 'telefon' })).to.deep.equal([]);
  });

  it('leaves copies of a whole page to their own check', () => {
    expect(judge(english, { ...english, path: '/de/', lang: 'de' })).to.deep.equal([]);
  });
});
