import { expect } from 'chai';
import { findKeywords, languageIn, readCurrentKeywords } from '../../../../domain/insights/keywords/find-keywords.js';

const place = (value: unknown) => ({ path: 'c', value, type: null });
const sources = (language: string, current: { path: string; value: string }[] = []) => ({
  current,
  language,
  autocomplete: [],
  is_local: true,
  brand: null,
  year: null,
});
const current = [{ path: 'k[0]', value: 'Oak lamp' }];

describe('[U] new keywords', () => {
  it('come from each source in turn and then variants, each once, and none that is there or ranked for', () => {
    const found = findKeywords(
      place({
        topics: ['brass polish', 'oak lamps'],
        content_gaps: [{ topic: 'Lamp repair', volume: 9, difficulty: 5, urls: ['a', 'b'] }],
        rows: [
          { query: 'small one', impressions: 5 },
          { query: 'Big one', impressions: 90, position: 24 },
          { query: 'ranked one', impressions: 900, position: 19.7 },
          { query: 'one ranked', impressions: 800, position: 60 },
          { query: 'lamp repair', impressions: 1 },
        ],
      }),
      sources('en', current),
    );
    expect(found.slice(0, 5).map(({ keyword, source }) => [keyword, source])).to.deep.equal([
      ['big one', 'search_data'],
      ['brass polish', 'content'],
      ['small one', 'search_data'],
      ['lamp repair', 'search_data'],
      ['best oak lamp', 'variant'],
    ]);
    const names = found.map(({ keyword }) => keyword);
    expect(names).to.not.include.members(['oak lamps']);
    expect(names.filter((name) => /ranked/.test(name))).to.deep.equal([]);
  });

  it('are in one language, and no words that texts only repeat', () => {
    const topics = [
      { term: 'relativo', language: 'it' },
      { term: 'kosten', language: 'de', titled_pages: 3 },
      { term: 'behind', language: 'en' },
      { term: 'cost', language: 'en', titled_pages: 0 },
      { term: 'hand tools', language: 'en', titled_pages: 0 },
      { term: 'spade', language: 'en', titled_pages: 2 },
      { term: 'rake' },
    ];
    const gaps = [{ topic: 'ekstrakcija gob', language: 'sl' }, { topic: 'mushroom extraction' }];
    const found = findKeywords(place({ topics, content_gaps: gaps }), sources('en'));
    expect(found.map(({ keyword }) => keyword)).to.deep.equal(['mushroom extraction', 'hand tools', 'spade', 'rake']);
  });

  it('take turns over all current keywords', () => {
    const found = findKeywords(place(null), sources('de', [...current, { path: 'k[1]', value: 'Tisch' }]));
    expect(found.slice(0, 3).map(({ keyword }) => keyword)).to.deep.equal([
      'beste oak lamp',
      'beste tisch',
      'oak lamp test',
    ]);
    expect(findKeywords(place(null), sources('fi', current))[0]).to.include({ keyword: 'oak lamp online' });
  });

  it('are words that somebody may type', () => {
    const topics = [
      'https://a.example/',
      'one two three four five six seven eight nine',
      '<b>',
      '$& oak',
      '—',
      'x'.repeat(81),
    ];
    expect(findKeywords(place({ topics }), sources('en')).map(({ keyword }) => keyword)).to.deep.equal(['$& oak']);
    expect(findKeywords(place(null), sources('en', [{ path: 'k', value: '$& oak' }]))[0]?.keyword).to.equal(
      'best $& oak',
    );
  });

  it('are in the language that is given: in the request, by the content, else English', () => {
    expect(languageIn(place({ language: 'de-AT' }), place({ language: 'fr' }))).to.equal('de');
    expect(languageIn(place({}), place({ lang: 'FR' }))).to.equal('fr');
    expect(languageIn(place({}), place({ languages: [{ code: 'es' }] }))).to.equal('es');
    expect(languageIn(place({}), place({ languages: ['it'] }))).to.equal('it');
    expect(languageIn(place({}), place({ pages: { languages: [{ code: 'nl' }] } }))).to.equal('nl');
    expect(languageIn(place({}), place({ language: 'Italian' }))).to.equal('it');
    expect(languageIn(place({}), place({}))).to.equal('en');
  });

  it('are held against current ones, texts or objects', () => {
    const values = (value: unknown) => readCurrentKeywords(place(value)).map((figure) => figure.value);
    expect(values(['a', { keyword: 'b' }, 5])).to.deep.equal(['a', 'b']);
    expect(values({ list: ['c'] })).to.deep.equal(['c']);
    expect(readCurrentKeywords(null)).to.deep.equal([]);
  });
});
