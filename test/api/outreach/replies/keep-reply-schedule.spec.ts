import { expect } from 'chai';
import { keepReplySchedule } from '../../../../api/outreach/replies/keep-reply-schedule.js';

const IMAP = { host: 'imap.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' };

describe('[U] keeping the schedule of replies', () => {
  const keep = async (imaps: (typeof IMAP | null)[], failure: Error | null = null) => {
    const asked: unknown[] = [];
    const warned: unknown[] = [];
    const gateway = {
      keepReplySchedule: async (userId: string, readable: boolean) => {
        asked.push([userId, readable]);
        if (failure) throw failure;
      },
    };
    const logger = { warn: (fields: object, text: string) => void warned.push([fields, text]) };
    const senders = { all: async () => imaps.map((imap) => ({ imap })) as never };
    await keepReplySchedule({ senders, gateway, logger: logger as never }, 'alice');
    return { asked, warned };
  };

  it('is wanted when one of the senders has a mailbox', async () => {
    expect((await keep([null, IMAP])).asked).to.deep.equal([['alice', true]]);
    expect((await keep([null])).asked).to.deep.equal([['alice', false]]);
    expect((await keep([])).asked).to.deep.equal([['alice', false]]);
  });

  it('does not fail what it follows', async () => {
    const failure = new Error('Temporal is away');
    const { warned } = await keep([IMAP], failure);
    expect(warned).to.deep.equal([[{ err: failure, user_id: 'alice' }, 'schedule of replies not kept']]);
  });
});
