import { expect } from 'chai';
import { columnReader, extractionOfColumn, typeOfColumn } from '../../../../domain/seo/own-checks/page-columns.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] page columns', () => {
  it('reads the table of pages and what was extracted', () => {
    const page = summarizePage({
      ...pageFrom('<title>Lamps</title><p>Two words</p>'),
      extracted: {
        read_from: 'source',
        columns: [
          { name: 'Price', values: ['12', '13'], matches: 2 },
          { name: 'Author', values: [], matches: 0 },
        ],
      },
    });
    const read = columnReader(page, { link_score: 40.5, inlinks: 4, unique_inlinks: 3 });
    expect(read('title')).to.equal('Lamps');
    expect(read('words')).to.equal(2);
    expect(read('inlinks')).to.equal(4);
    expect(read('unique_inlinks')).to.equal(3);
    expect(read('link_score')).to.equal(40.5);
    expect(read('extracted.Price')).to.equal('12');
    expect(read('extracted.Author')).to.equal(null);
    expect(read('toString')).to.equal(null);
  });

  it('knows what a column holds', () => {
    expect(typeOfColumn('status')).to.equal('number');
    expect(typeOfColumn('indexable')).to.equal('boolean');
    expect(typeOfColumn('extracted.Any name')).to.equal('text');
    expect(typeOfColumn('issues')).to.equal(null);
    expect(typeOfColumn('__proto__')).to.equal(null);
    expect(extractionOfColumn('url')).to.equal(null);
  });
});
