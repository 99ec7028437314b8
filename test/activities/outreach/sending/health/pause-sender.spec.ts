import { expect } from 'chai';
import { pauseSender } from '../../../../../activities/outreach/sending/health/pause-sender.js';
import type { Sender } from '../../../../../domain/outreach/sending/sender.js';
import { newSender } from '../../../../support/samples/new-sender.js';

const NOW = new Date('2026-06-01T08:10:00.000Z');
const WHY = { reason: 'bounce_rate' as const, detail: '6 of 50' };

describe('[U] pauseSender', () => {
  const { smtp_password: _, imap_password: __, ...fields } = newSender('ana@press.example');
  const sender: Sender = {
    ...fields,
    id: '5'.repeat(24),
    user_id: 'alice',
    paused: null,
    created_at: '',
    updated_at: '',
  };

  function run(fault: Error | null = null) {
    const steps: string[] = [];
    const deps = {
      now: () => NOW,
      publish: async ({ key }: { key: string }) => void steps.push(`publish ${key}`),
      senders: {
        setPause: async (user: string, id: string, pause: object | null) => {
          if (fault) throw fault;
          steps.push(`pause ${user} ${id} ${JSON.stringify(pause)}`);
          return null;
        },
      },
    };
    return { steps, done: pauseSender(deps, sender, WHY) };
  }

  it('tells webhooks first, so that anyone who dies in between is made up for', async () => {
    const { steps, done } = run();
    await done;
    expect(steps).to.deep.equal([
      `publish sender.paused:${'5'.repeat(24)}:2026-06-01T08`,
      `pause alice ${'5'.repeat(24)} ${JSON.stringify({ ...WHY, at: NOW.toISOString() })}`,
    ]);
  });

  it('fails with the store, to be tried again', async () => {
    const { steps, done } = run(new Error('away'));
    expect(await done.catch((error: unknown) => error)).to.have.property('message', 'away');
    expect(steps).to.have.length(1);
  });
});
