import { expect } from 'chai';
import { afterCursor, decodeCursor, encodeCursor, toListPage } from '../../../store/base/cursor.js';

const cursor = { created_at: new Date('2026-01-02T03:04:05.678Z'), id: '0123456789abcdef01234567' };

describe('[U] list cursor', () => {
  it('reads what it wrote', () => {
    expect(decodeCursor(encodeCursor(cursor))).to.deep.equal(cursor);
  });

  for (const word of ['', 'x', '1', `12345-${cursor.id}`, `1767323045678-${cursor.id}0`, '1767323045678-{"$gt":""}']) {
    it(`refuses ${JSON.stringify(word)}`, () => expect(decodeCursor(word)).to.equal(null));
  }

  it('continues after the instant, and within it after the id', () => {
    expect(afterCursor(null)).to.deep.equal({});
    expect(afterCursor(cursor)).to.deep.equal({
      $or: [{ created_at: { $lt: cursor.created_at } }, { created_at: cursor.created_at, _id: { $lt: cursor.id } }],
    });
  });

  it('cuts the one extra item and points to the last one shown', () => {
    const items = ['a', 'b', 'c'].map((letter) => ({ id: letter.repeat(24), created_at: '2026-01-01T00:00:00.000Z' }));
    const page = toListPage(items, 2);
    expect(page.items).to.have.length(2);
    expect(decodeCursor(page.next_cursor ?? '')?.id).to.equal('b'.repeat(24));
    expect(toListPage(items, 3).next_cursor).to.equal(null);
  });
});
