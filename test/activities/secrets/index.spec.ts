import { expect } from 'chai';
import { createSecretsActivities } from '../../../activities/secrets/index.js';
import { createSecrets } from '../../../platform/secrets.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

describe('[U] secrets activities', () => {
  it('hand on what they are asked', async () => {
    const env = createActivityEnv();
    const calls: unknown[] = [];
    const sealedSecrets = {
      sealedOtherwise: async (...given: unknown[]) => {
        calls.push(given);
        return { items: [], next: null };
      },
      replace: () => Promise.reject(new Error('not asked for here')),
    };
    const secrets = createSecrets([`k1:${Buffer.alloc(32, 1).toString('base64')}`]);
    const activities = createSecretsActivities({ sealedSecrets, secrets });
    const none = { resealed: 0, lost: 0, next: null };
    const place = { kind: 'senders' as const, after: 'a' };
    const next = { kind: 'mailbox_grants', after: null };
    expect(await env.run(activities.resealPage, { place })).to.deep.equal({ ...none, kind: 'senders', next });
    expect(calls).to.deep.equal([['senders', 'k1', 'a', 100]]);
  });
});
