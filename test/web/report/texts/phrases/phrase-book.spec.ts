import { expect } from 'chai';
import { createPhraseBook } from '../../../../../web/report/texts/phrases/phrase-book.js';

const book = createPhraseBook(
  [
    ['{n} words; half of the {n} {w} have {n}', '{1} Wörter; die Hälfte der {2|Seite|Seiten} hat {3}'],
    ['In the same step, for "{t}": {t}', 'Im selben Schritt („{1}“): {2}'],
    ['Example: {q} has "{q}".', 'Beispiel: {1} mit „{2}“.'],
    ['{q} lacks {o}', '{1} ohne {2}'],
    ['Add: {l}, and {n} more.', 'Ergänzen: {1} und {2} weitere.'],
    ['Add: {l}.', 'Ergänzen: {1}.'],
    ['Missing title', 'Seitentitel fehlt'],
    ['Missing title', 'later ones do not count'],
    ['{n} pages', '{1} Seiten'],
  ],
  {
    localizeDay: (text) => text.replace('31 May 2026', '31.05.2026'),
    localizeNumber: (figure) => figure.replace(',', '.'),
    or: 'oder',
  },
);

describe('[U] phrase book', () => {
  it('knows whole texts, the first translation of each', () => {
    expect(book.translate('Missing title')).to.equal('Seitentitel fehlt');
    expect(book.translate('Missing titles')).to.equal(null);
  });

  it('puts numbers in the form of the language, with the noun that goes with them', () => {
    expect(book.translate('12 words; half of the 1 page have 1,200')).to.equal(
      '12 Wörter; die Hälfte der 1 Seite hat 1.200',
    );
    expect(book.translate('12 words; half of the 3 pages have 40')).to.equal(
      '12 Wörter; die Hälfte der 3 Seiten hat 40',
    );
    expect(book.translate('twelve words; half of the 3 pages have 40')).to.equal(null);
  });

  it('translates parts that are phrases, and keeps what belongs to the site', () => {
    expect(book.translate('In the same step, for "Missing title": 3 pages')).to.equal(
      'Im selben Schritt („Seitentitel fehlt“): 3 Seiten',
    );
    expect(book.translate('In the same step, for "3 pages": Unsere Leuchten')).to.equal(
      'Im selben Schritt („3 Seiten“): Unsere Leuchten',
    );
    expect(book.translate('Example: https://a.example/ has "3 pages".')).to.equal(
      'Beispiel: https://a.example/ mit „3 pages“.',
    );
    expect(book.translate('Product lacks sku or gtin')).to.equal('Product ohne sku oder gtin');
  });

  it('translates what was seen behind each URL of a list', () => {
    expect(book.translate('Add: https://a.example/ (2 pages), https://b.example/ (a name).')).to.equal(
      'Ergänzen: https://a.example/ (2 Seiten), https://b.example/ (a name).',
    );
    expect(book.translate('Add: https://a.example/ (Missing title), and 17 more.')).to.equal(
      'Ergänzen: https://a.example/ (Seitentitel fehlt) und 17 weitere.',
    );
  });

  it('leaves a comma behind a number to the sentence', () => {
    const commas = createPhraseBook([['{n} of {n}, which', '{1} von {2}, was']], {
      localizeNumber: (figure) => figure,
      localizeDay: (text) => text,
      or: 'oder',
    });
    expect(commas.translate('52.3 of 100, which')).to.equal('52.3 von 100, was');
  });

  it('takes no longer for a text that is made to be tried in many ways', () => {
    const text = `In the same step, for "${'": '.repeat(200_000)}`;
    const started = process.cpuUsage();
    book.translate(text);
    expect(process.cpuUsage(started).user / 1000).to.be.below(2000);
  });
});
