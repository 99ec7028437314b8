import { expect } from 'chai';
import { descriptionTags, titleTags } from '../../../../domain/seo/remedies/head-texts.js';
import { pageFrom } from '../../../support/pages.js';
import { parseMarkup, write } from '../../../support/remedy-cases.js';
import { renderedPage } from '../../../support/rendered-page.js';

const url = 'https://site.example/boots';
const page = (html: string) => pageFrom(html, { url });

describe('[U] head texts', () => {
  it('suggest the main heading as title, and say that it is a suggestion', () => {
    expect(write(titleTags, [page('<h1>Boots for winter</h1>')])).to.deep.equal([
      {
        title: 'Suggested title, from the main heading',
        language: 'html',
        code: '<title>Boots for winter</title>',
        url,
      },
    ]);
  });

  it('suggest nothing for a page without a heading, or whose title it is already', () => {
    expect(write(titleTags, [page('<p>Boots</p>')])).to.deep.equal([]);
    expect(write(titleTags, [page('<title>Boots</title><h1>Boots</h1>')])).to.deep.equal([]);
  });

  it('cut to the usual length and escape what an author wrote', () => {
    const [snippet] = write(titleTags, [page(`<h1>&lt;/title&gt;&lt;script&gt; ${'boots '.repeat(30)}</h1>`)]);
    const { tags, text } = parseMarkup(snippet?.code ?? '');
    expect(tags).to.deep.equal(['title']);
    expect([...text].length).to.equal(60);
    expect(text).to.match(/^<\/title><script> boots .*…$/);
  });

  it('suggest a description from heading and frequent words', () => {
    const words = 'leather leather leather soles soles laces';
    const [snippet] = write(descriptionTags, [page(`<main><h1>Boots</h1><p>${words}</p></main>`)]);
    expect(snippet?.title).to.equal('Suggested description, from the heading and frequent words: make sentences of it');
    expect(parseMarkup(snippet?.code ?? '').attributes).to.deep.equal([
      { name: 'description', content: 'Boots: leather, soles, boots, laces.' },
    ]);
  });

  it('prefer the beginning of the text where a browser has read it', () => {
    const text = `${'These boots keep feet dry in snow and rain, '.repeat(3)}always.`;
    const html = `<main><p>${text}</p></main>`;
    const artifact = page(html);
    const rendered = [renderedPage({ url, rendered: html })];
    const [snippet] = write(descriptionTags, [artifact], { rendered });
    expect(snippet?.title).to.equal('Suggested description, from the beginning of the text');
    expect(snippet?.code).to.match(/content="These boots keep feet dry/);
  });
});
