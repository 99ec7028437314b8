import { expect } from 'chai';
import { MOST_LINKS, requireRoom } from '../../../../api/outreach/links/require-room.js';

describe('[U] requireRoom', () => {
  const ask = (there: number, added: number) =>
    requireRoom({ countUpTo: async () => there }, 'alice', added).then(
      () => 'room',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it('lets a workspace have 10,000 links, and no more', async () => {
    expect(await ask(MOST_LINKS - 1, 1)).to.equal('room');
    expect(await ask(MOST_LINKS, 1)).to.not.equal('room');
  });
});
