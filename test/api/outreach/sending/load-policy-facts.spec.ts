import { expect } from 'chai';
import { loadPolicyFacts, type PolicyFactsDeps } from '../../../../api/outreach/sending/load-policy-facts.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { storedSender } from '../../../support/samples/stored-sender.js';

const now = new Date('2026-06-01T23:30:00Z');
const asked = {
  recipient_email: 'Editor+x@Blog.example',
  sender_email: 'Ana@Press.example',
  subject: 'Hi',
  lead_id: null,
};

function setUp(overrides: Partial<Record<keyof PolicyFactsDeps, object | null>> = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string, answer: unknown) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return answer;
    };
  const counts = { user_daily: 3, domain_daily: 2, sender_daily: 1, sender_hourly: 1 };
  const deps = {
    attempts: { latestTo: note('latest', newAttempt({ sent_at: '2026-05-30T08:00:00.000Z' })) },
    sendSlots: { counts: note('counts', counts), findDuplicate: note('duplicate', null) },
    senders: {
      findByEmail: note('sender', storedSender({ email: 'ana@press.example', daily_limit: 40 })),
      defaultOf: note('default', null),
    },
    suppressions: { findAny: note('suppressed', null) },
    environmentSender: null,
    policy: { user_daily_limit: 100, domain_daily_limit: 20, time_zone: 'Europe/Berlin', require_consent: true },
    ...overrides,
  } as unknown as PolicyFactsDeps;
  return { calls, deps };
}
const argsOf = (calls: unknown[][], name: string) =>
  calls.filter(([called]) => called === name).map(([, ...args]) => args);

describe('[U] loadPolicyFacts', () => {
  it('looks everything up under the one form of each address, on the installation’s calendar', async () => {
    const { calls, deps } = setUp();
    const facts = await loadPolicyFacts(deps, 'alice', asked, now);
    expect(argsOf(calls, 'sender')).to.deep.equal([['alice', 'ana@press.example']]);
    expect(argsOf(calls, 'latest')).to.deep.equal([['alice', 'editor+x@blog.example']]);
    const [[user, forms] = []] = argsOf(calls, 'suppressed');
    expect(user).to.equal('alice');
    expect(forms).to.include.members(['editor+x@blog.example', 'editor@blog.example', '@blog.example']);
    // Half past eleven in London is the next day in Berlin.
    expect(argsOf(calls, 'counts')[0]?.slice(0, 3)).to.deep.equal(['alice', '2026-06-02', 'blog.example']);
    expect(facts).to.deep.include({
      now,
      path: 'manual',
      suppressed: null,
      duplicate_of: null,
      require_consent: true,
      subject: 'Hi',
      counts: { user_daily: 3, domain_daily: 2, sender_daily: 1 },
      limits: { user_daily: 100, domain_daily: 20, sender_daily: 40 },
      last_mail_to_recipient_at: '2026-05-30T08:00:00.000Z',
    });
    expect(facts.recipient).to.include({ canonical: 'editor+x@blog.example', deliverable: 'unknown' });
    expect(facts.sender).to.include({ authorized: true });
  });

  it('looks nothing up for an address that is none, and no duplicate without a subject', async () => {
    const { calls, deps } = setUp();
    const facts = await loadPolicyFacts(deps, 'alice', { ...asked, recipient_email: 'nonsense', subject: '' }, now);
    expect(facts.recipient).to.include({ email: 'nonsense', canonical: null });
    for (const name of ['latest', 'suppressed', 'duplicate']) expect(argsOf(calls, name), name).to.deep.equal([]);
  });

  it('says by what a recipient is suppressed', async () => {
    const { deps } = setUp({ suppressions: { findAny: async () => ({ email: '@blog.example' }) } });
    expect((await loadPolicyFacts(deps, 'alice', asked, now)).suppressed).to.deep.equal({ by: '@blog.example' });
  });

  it('takes the environment’s sender for users who have none, and for no one else', async () => {
    const shared = storedSender({ email: 'ana@press.example', user_id: '' });
    const nobody = { findByEmail: async () => null, defaultOf: async () => null };
    const owner = { findByEmail: async () => null, defaultOf: async () => storedSender() };
    const authorized = async (senders: object, environmentSender: object | null) =>
      (await loadPolicyFacts(setUp({ senders, environmentSender }).deps, 'alice', asked, now)).sender.authorized;
    expect(await authorized(nobody, shared)).to.equal(true);
    expect(await authorized(owner, shared)).to.equal(false);
    expect(await authorized(nobody, null)).to.equal(false);
    expect(await authorized(nobody, storedSender({ email: 'leo@press.example' }))).to.equal(false);
  });

  it('knows status and consent of the lead that is named', async () => {
    const leads = { findById: async () => ({ status: 'bounced', consent: { source: 'fair', date: '2026-05-01' } }) };
    const { deps } = setUp({ leads });
    const facts = await loadPolicyFacts(deps, 'alice', { ...asked, lead_id: 'b'.repeat(24) }, now);
    expect(facts).to.include({ lead_status: 'bounced', consent_recorded: true });
    expect(await loadPolicyFacts(deps, 'alice', asked, now)).to.include({ lead_status: null, consent_recorded: false });
  });
});
