import { expect } from 'chai';
import { contentTitleContentMismatch } from '../../../../../domain/seo/checks/content/title-content-mismatch.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const text = 'The gardener waters the garden and cuts the roses in the evening when it is cool. '.repeat(5);
const judge = (html: string) => contentTitleContentMismatch.judge(pageFrom(html, { url }), context());

describe('[U] content/title-content-mismatch', () => {
  it('fires when the text mentions no word of the title', () => {
    expect(judge(`<title>Cheap flights</title><main><h1>Garden</h1><p>${text}</p></main>`)).to.deep.equal([
      {
        url,
        observed: 'none of "cheap", "flights" in headings, opening and frequent words',
        expected: 'words of the title in the text',
        where: 'title',
      },
    ]);
  });

  it('is content with one word, in another form', () => {
    expect(judge(`<title>Gardening for all</title><main><p>${text}</p></main>`)).to.deep.equal([]);
  });

  it('hears short names', () => {
    expect(judge(`<title>fn - Rust</title><main><h1>Primitive type fn</h1><p>${text}</p></main>`)).to.deep.equal([]);
  });

  it('says nothing of a title whose subject is a stop word', () => {
    expect(judge(`<title>while - Rust</title><main><h1>Keyword while</h1><p>${text}</p></main>`)).to.deep.equal([]);
  });

  it('reads headings too', () => {
    expect(judge(`<title>Cheap flights</title><main><h2>Flight prices</h2><p>${text}</p></main>`)).to.deep.equal([]);
  });

  it('says nothing about short pages and titles without a word', () => {
    expect([
      judge('<title>Cheap flights</title><main>Garden</main>'),
      judge(`<title>What is it?</title><main>${text}</main>`),
    ]).to.deep.equal([[], []]);
  });

  it('says nothing of a title of one word', () => {
    expect(judge(`<title>Introduction</title><main>${text}</main>`)).to.deep.equal([]);
    expect(judge(`<title>Introduction | Cheap flights</title><main>${text}</main>`)).to.deep.equal([]);
  });

  it('knows short words by other endings', () => {
    const russian = 'Программа работает в безопасном режиме, пока её не запустят снова. '.repeat(9);
    const judged = (title: string) => judge(`<title>${title}</title><main><p>${russian}</p></main>`).length;
    expect([judged('Новый режим'), judged('Дешёвые билеты')]).to.deep.equal([0, 1]);
  });

  it('says nothing of scripts whose words have no stem at their beginning', () => {
    expect(
      ['قالب المدونة', '経営者 インタビュー', '가격 안내'].flatMap((title) =>
        judge(`<title>${title}</title><main>${text}</main>`),
      ),
    ).to.deep.equal([]);
  });
});
