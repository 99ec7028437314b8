import { expect } from 'chai';
import { Types } from 'mongoose';
import { type StoredReply, toReply } from '../../../../store/outreach/replies/reply-record.js';
import { newReply } from '../../../support/samples/new-reply.js';

describe('[U] record of a reply', () => {
  const stored = (received_at: Date) => {
    const { id, created_at, ...reply } = newReply();
    const own = {
      message_key: 'm',
      mailbox_key: 'k',
      bounce_group: 'soft',
      applied: true,
      slice: 's',
      changed_at: null,
    };
    const times = { received_at, created_at: new Date(created_at) };
    return { ...reply, ...own, ...times, _id: new Types.ObjectId(id), meant: ['question'] } as StoredReply;
  };

  it('shows the reply, and nothing of what it is kept with', () => {
    const found = stored(new Date('2026-06-01T08:00:00.000Z'));
    const reply = toReply(found);
    expect(reply).to.include({ id: found._id.toHexString(), received_at: '2026-06-01T08:00:00.000Z' });
    expect(Object.keys(reply).sort()).to.deep.equal(Object.keys(newReply()).sort());
  });

  it('shows one of a year that cannot be written as of the moment it was read', () => {
    const found = stored(new Date('+012345-01-01T00:00:00.000Z'));
    expect(toReply(found).received_at).to.equal(found.created_at.toISOString());
  });
});
