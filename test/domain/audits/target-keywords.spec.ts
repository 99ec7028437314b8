import { expect } from 'chai';
import { analyzeTargetKeywords } from '../../../domain/audits/target-keywords.js';
import type { KeywordUse } from '../../../domain/seo/artifacts/text.js';

const nowhere: KeywordUse = {
  keyword: 'hiking boots',
  in_title: false,
  in_description: false,
  in_h1: false,
  in_url: false,
  body_count: 0,
};
const everywhere: KeywordUse = {
  ...nowhere,
  in_title: true,
  in_description: true,
  in_h1: true,
  in_url: true,
  body_count: 4,
};
const page = (path: string, use: Partial<KeywordUse>, indexable = true) => ({
  url: `https://site.example${path}`,
  indexable,
  keywords: [{ ...nowhere, ...use }],
});
const analyze = (...pages: ReturnType<typeof page>[]) => analyzeTargetKeywords(['Hiking Boots'], pages)[0];

describe('[U] target-keywords', () => {
  it('counts the places and chooses the page that uses the keyword most prominently', () => {
    expect(analyze(page('/boots', everywhere), page('/blog', { in_h1: true, body_count: 9 }))).to.deep.equal({
      keyword: 'Hiking Boots',
      status: 'well_targeted',
      pages_in_title: 1,
      pages_in_h1: 2,
      pages_in_description: 1,
      pages_in_url: 1,
      pages_in_body: 2,
      body_occurrences: 13,
      best_page: { url: 'https://site.example/boots', score: 100, missing_in: [] },
      competing_urls: [],
      advice:
        'https://site.example/boots targets "Hiking Boots" in every place. Link to it with that text from related pages.',
    });
  });

  it('says what the closest page lacks', () => {
    const found = analyze(page('/blog', { in_url: true, body_count: 3 }));
    expect(found?.status).to.equal('partly_targeted');
    expect(found?.best_page).to.deep.equal({
      url: 'https://site.example/blog',
      score: 30,
      missing_in: ['title', 'h1', 'description'],
    });
    expect(found?.advice).to.equal(
      'https://site.example/blog is the closest page. It lacks "Hiking Boots" in: title, h1, description.',
    );
  });

  it('needs title, main heading and text to be well targeted', () => {
    expect(analyze(page('/a', { in_title: true, in_h1: true, body_count: 1 }))?.status).to.equal('well_targeted');
    expect(analyze(page('/a', { in_title: true, in_h1: true, in_url: true }))?.status).to.equal('partly_targeted');
  });

  for (const lack of [{ in_title: false }, { in_h1: false }, { body_count: 0 }]) {
    it(`is partly targeted with every other place but ${Object.keys(lack)[0]}`, () => {
      expect(analyze(page('/a', { ...everywhere, ...lack }))?.status).to.equal('partly_targeted');
    });
  }

  it('prefers the page with the text where places come to the same', () => {
    const titled = { in_title: true, in_h1: true };
    const named = page('/named', { ...everywhere, body_count: 0 });
    const found = analyze(named, page('/written', { ...titled, body_count: 1 }));
    expect(found?.best_page?.url).to.equal('https://site.example/written');
  });

  it('sees pages that compete', () => {
    const found = analyze(page('/a', everywhere), page('/b', { ...everywhere, body_count: 8 }), page('/c', {}));
    expect(found?.status).to.equal('competing_pages');
    expect(found?.competing_urls).to.deep.equal(['https://site.example/a', 'https://site.example/b']);
    expect(found?.best_page?.url).to.equal('https://site.example/b');
  });

  it('says when no page has it', () => {
    expect(analyze(page('/a', {}))).to.include({
      status: 'not_targeted',
      best_page: null,
      advice: 'No page mentions "Hiking Boots". Write a page that answers it.',
    });
  });

  it('leaves pages out that may not be indexed', () => {
    expect(analyze(page('/a', everywhere, false))?.status).to.equal('not_targeted');
  });

  it('answers every keyword, in order, without any page', () => {
    expect(analyzeTargetKeywords(['one', 'two'], []).map(({ keyword }) => keyword)).to.deep.equal(['one', 'two']);
  });
});
