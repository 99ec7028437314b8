import { expect } from 'chai';
import { readPageChoice } from '../../../../api/app/crawled-pages/read-page-choice.js';

describe('[U] what the explorer is asked for', () => {
  it('leaves out empty fields of forms, and an order without a column', () => {
    const query = { url: ' ', search: '', status: '4xx', words_min: '', sort: '', order: 'desc', page: 2 };
    expect(readPageChoice({ query })).to.deep.equal({ url: '', choice: { status: '4xx', columns: null }, page: 2 });
  });

  it('takes columns once each, the URL first and always', () => {
    const columnsOf = (columns: unknown) => readPageChoice({ query: { columns } }).choice.columns;
    expect(columnsOf(['words', 'url', 'words', 'secret'])).to.deep.equal(['url', 'words']);
    expect(columnsOf(['url'])).to.deep.equal(['url']);
    expect(columnsOf([])).to.equal(null);
  });

  it('takes a sort with its order, ascending unless said', () => {
    const read = (order?: string) => readPageChoice({ query: { sort: 'clicks', order } }).choice;
    expect(read('desc')).to.include({ sort: 'clicks', order: 'desc' });
    expect(read('asc').order).to.equal(undefined);
    expect(readPageChoice({ query: {} }).page).to.equal(1);
  });
});
