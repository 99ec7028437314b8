import { expect } from 'chai';
import { type PauseDeps, pauseSender } from '../../../activities/outreach/pause-sender.js';
import { storedSender } from '../../support/stored-sender.js';

describe('[U] pause of a sender', () => {
  const sender = storedSender();
  const now = new Date('2026-06-01T08:00:00.000Z');
  const why = { reason: 'authentication' as const, detail: 'The sign-in was refused' };

  async function pause({ deaf = false } = {}): Promise<unknown[]> {
    const calls: unknown[] = [];
    const deps: PauseDeps = {
      senders: {
        setPause: async (...given) => {
          calls.push(['pause', ...given]);
          return sender;
        },
      },
      publish: async ({ user_id, key }) => {
        if (deaf) throw new Error('The store is away');
        calls.push(['publish', user_id, key]);
      },
      now: () => now,
    };
    await pauseSender(deps, sender, why).catch((failure: Error) => calls.push(failure.message));
    return calls;
  }

  it('is told first and made then, with its reason and its time', async () => {
    expect(await pause()).to.deep.equal([
      ['publish', 'alice', `sender.paused:${sender.id}:2026-06-01T08`],
      ['pause', 'alice', sender.id, { ...why, at: '2026-06-01T08:00:00.000Z' }, now],
    ]);
  });

  it('is not made where it could not be told, so that the sender is judged again', async () => {
    expect(await pause({ deaf: true })).to.deep.equal(['The store is away']);
  });
});
