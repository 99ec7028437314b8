import { expect } from 'chai';
import { listPhrases } from '../../../../domain/seo/content/list-phrases.js';

const page = (path: string, title: string, h1 = '') => ({ url: `https://oak.example${path}`, title, h1 });
const list = (...pages: ReturnType<typeof page>[]) =>
  listPhrases('https://oak.example/', pages).map(({ phrase, pages: count }) => `${phrase} ${count}`);

describe('[U] list phrases', () => {
  it('finds two and three words in a row, once a page', () => {
    expect(
      list(page('/a', 'Desk lamp repair', 'Desk lamp repair'), page('/b', 'Desk lamps'), page('/c', 'Other')),
    ).to.deep.equal(['desk lamp 2', 'desk lamp repair 1', 'lamp repair 1']);
  });

  it('parts at small words and marks, and leaves out the names of the site', () => {
    const pages = [
      page('/a', 'Lamps for the desk - Oak Shop'),
      page('/b', 'Chairs: brass - Oak Shop'),
      page('/c', 'Oak table'),
    ];
    expect(list(...pages)).to.deep.equal([]);
  });

  it('leaves out what most pages say', () => {
    const pages = Array.from({ length: 6 }, (_, at) => page(`/${at}`, `Fine lamps number${at}`));
    expect(list(...pages).some((phrase) => phrase.startsWith('fine lamps 6'))).to.equal(false);
  });

  it('gives pages that show it', () => {
    const [first] = listPhrases('https://oak.example/', [page('/a', 'Desk lamp'), page('/b', 'Desk lamp')]);
    expect(first).to.deep.equal({
      phrase: 'desk lamp',
      key: 'desk lamp',
      pages: 2,
      language: null,
      sample_urls: ['https://oak.example/a', 'https://oak.example/b'],
    });
  });
});
