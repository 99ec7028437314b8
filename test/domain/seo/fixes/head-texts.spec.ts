import { expect } from 'chai';
import { descriptionTags, titleTags } from '../../../../domain/seo/fixes/head-texts.js';
import { parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

const url = 'https://site.example/boots';
const page = (html: string) => pageFrom(html, { url });

describe('[U] head texts', () => {
  it('suggest the main heading as title, and say that it is a suggestion', () => {
    expect(write(titleTags, [page('<h1>Boots for winter</h1>')])).to.deep.equal([
      {
        title: 'Suggested title, from the main heading',
        language: 'html',
        code: '<title>Boots for winter | site.example</title>',
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
    expect([...text].length).to.be.within(45, 60);
    expect(text).to.match(/^<\/title><script> boots .*boots… \| site\.example$/);
  });

  it('suggest no description that no one has read, and none that is too short or the same as another', () => {
    const html = (text: string) => `<main><h1>Boots</h1><p>${text}</p></main>`;
    expect(write(descriptionTags, [page(html('leather soles laces'))])).to.deep.equal([]);
    const short = [renderedPage({ url, rendered: html('Boots for winter.') })];
    expect(write(descriptionTags, [page(html('Boots for winter.'))], { rendered: short })).to.deep.equal([]);
    const long = html('These boots keep feet dry in snow and rain, whatever the winter brings, and last for years.');
    const urls = [url, `${url}-2`];
    const rendered = urls.map((each) => renderedPage({ url: each, rendered: long }));
    expect(
      write(
        descriptionTags,
        urls.map((each) => pageFrom(long, { url: each })),
        { rendered },
      ),
    ).to.deep.equal([]);
  });

  it('suggest no title that is too short to be one', () => {
    expect(write(titleTags, [page('<h1>Boots</h1>')])).to.deep.equal([]);
  });

  it('take the beginning of the text where a browser has read it', () => {
    const text = `${'These boots keep feet dry in snow and rain, '.repeat(3)}always.`;
    const html = `<main><p>${text}</p></main>`;
    const artifact = page(html);
    const rendered = [renderedPage({ url, rendered: html })];
    const [snippet] = write(descriptionTags, [artifact], { rendered });
    expect(snippet?.title).to.equal('Suggested description, from the beginning of the text');
    expect(snippet?.code).to.match(/content="These boots keep feet dry/);
  });
});
