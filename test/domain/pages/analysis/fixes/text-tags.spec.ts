import { expect } from 'chai';
import { mainHeading, shorterDescription, shorterTitle } from '../../../../../domain/pages/analysis/fixes/text-tags.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';
import { htmlPage } from '../../../../support/sites/html-page.js';

const codes = (fixes: { code: string }[]) => fixes.map(({ code }) => code);
const page = (head: string, body = '<h1>x</h1>') => `<html><head>${head}</head><body>${body}</body></html>`;

describe('[U] fixes of title, description and main heading', () => {
  it('cut a long title at a word, without a dangling sign', () => {
    const title = 'Handmade lamps of brass and oak from the old harbour workshop – and more';
    expect(codes(writeFixes(shorterTitle, page(`<title>${title}</title>`)))).to.deep.equal([
      '<title>Handmade lamps of brass and oak from the old harbour workshop</title>'.replace(' workshop', ''),
    ]);
  });
  it('leave a title of the right length alone', () =>
    expect(writeFixes(shorterTitle, page('<title>Handmade lamps of brass and oak</title>'))).to.deep.equal([]));
  it('keep the first of several titles, escaped', () =>
    expect(codes(writeFixes(shorterTitle, page('<title>Oak &amp; brass lamps</title><title>b</title>')))).to.deep.equal(
      ['<title>Oak &amp; brass lamps</title>'],
    ));
  it('end a description with its last whole sentence', () => {
    const first = 'We build lamps from oak and brass in a small workshop near the old harbour of the town.';
    const text = `${first} They are made to order, and each of them takes about a week of quiet work by hand, and more.`;
    expect(codes(writeFixes(shorterDescription, page(`<meta name="description" content="${text}">`)))).to.deep.equal([
      `<meta name="description" content="${first}">`,
    ]);
  });
  it('take the main heading from the title, without the name of the site', () => {
    expect(
      codes(writeFixes(mainHeading, page('<title>Lamps – and more | Lamp House</title>', '<p>x</p>'))),
    ).to.deep.equal(['<h1>Lamps – and more</h1>']);
    expect(writeFixes(mainHeading, htmlPage('<h1>Lamps</h1>'))).to.deep.equal([]);
  });
});
