import { expect } from 'chai';
import { evaluatePolicy, POLICY_RULES } from '../../../../../domain/outreach/sending/policy/index.js';
import { DELAYING_CHECKS, POLICY_CHECKS, type PolicyCheckName } from '../../../../../domain/outreach/sending/policy.js';
import { projectFiles } from '../../../../support/project-files.js';
import { policyFacts } from '../../../../support/samples/policy-facts.js';

type Parts = Parameters<typeof policyFacts>[0];

const RECENT = '2026-06-02T07:59:00.000Z';
/** What makes one check fail, and no other. */
const OFFENCES: Record<PolicyCheckName, Parts> = {
  recipient_valid: { recipient: { deliverable: 'null_mx' } },
  recipient_suppressed: { suppressed: { by: 'editor@blog.example' } },
  lead_not_mailable: { lead_status: 'bounced' },
  recipient_role_blocked: { recipient: { canonical: 'abuse@blog.example' } },
  sender_not_authorized: { sender: { authorized: false } },
  sender_identity_incomplete: { sender: { postal_address: '' } },
  unfilled_placeholder: { body: 'Hi {name}' },
  consent_required: { require_consent: true, recipient: { canonical: 'ana@blog.fr' } },
  duplicate_send: { duplicate_of: '65f0c0ffee65f0c0ffee65f3' },
  user_daily_cap: { counts: { user_daily: 100 } },
  domain_daily_cap: { counts: { domain_daily: 20 } },
  sender_daily_cap: { counts: { sender_daily: 50 } },
  sender_hourly_cap: { hourly: { count: 9, limit: 9 } },
  min_gap: { sender: { last_sent_at: RECENT } },
  recipient_cooldown: { last_mail_to_recipient_at: RECENT },
  outside_sending_window: { sender: { sending_window: { time_zone: 'UTC', days: [7], from: '09:00', to: '17:00' } } },
};
const DELAYING = new Set<PolicyCheckName>(DELAYING_CHECKS);
const DIRECT = POLICY_CHECKS.filter((name) => !DELAYING.has(name));

describe('[U] the policy of sending', () => {
  it('has a rule for each of its checks, in their order, in a file of its name', () => {
    expect(POLICY_RULES.map(({ name }) => name)).to.deep.equal([...POLICY_CHECKS]);
    const files = new Set(projectFiles('domain/outreach/sending/policy', '.ts'));
    for (const name of POLICY_CHECKS)
      expect(files.has(`domain/outreach/sending/policy/${name.replaceAll('_', '-')}.ts`), name).to.equal(true);
  });

  it('lets a mail through that nothing speaks against, and tells all it has looked at', () => {
    const { checks, ...result } = evaluatePolicy(policyFacts({ counts: { user_daily: 3, domain_daily: 2 } }));
    expect(result).to.deep.equal({
      allowed: true,
      reason: 'All checks passed',
      legal_basis: 'legitimate_interest',
      legal_basis_claimed: 'legitimate_interest',
      region: 'other',
      counts: { user_daily: 3, domain_daily: 2, sender_daily: 0 },
      limits: { user_daily: 100, domain_daily: 20, sender_daily: 50 },
      evaluated_at: '2026-06-02T08:00:00.000Z',
    });
    expect(checks.map(({ name }) => name)).to.deep.equal([...POLICY_CHECKS]);
    expect(checks.filter(({ passed, detail }) => !passed || detail === '')).to.deep.equal([]);
  });

  for (const name of POLICY_CHECKS) {
    it(`stops a scheduled mail by ${name} alone`, () => {
      const { allowed, reason, checks } = evaluatePolicy(policyFacts(OFFENCES[name]));
      expect([allowed, reason]).to.deep.equal([false, name]);
      expect(checks.filter(({ passed }) => !passed).map((check) => check.name)).to.deep.equal([name]);
    });
  }

  for (const name of DELAYING_CHECKS) {
    it(`does not ask for ${name} when a mail is sent by hand`, () => {
      const { allowed, reason, checks } = evaluatePolicy({ ...policyFacts(OFFENCES[name]), path: 'manual' });
      expect([allowed, reason]).to.deep.equal([true, 'All checks passed']);
      expect(checks.map((check) => check.name)).to.deep.equal(DIRECT);
    });
  }

  it('leaves no check out because another has failed, and joins their names', () => {
    const facts = policyFacts({
      body: 'Hi {name}',
      duplicate_of: 'a',
      counts: { user_daily: 100 },
      last_mail_to_recipient_at: RECENT,
      recipient: { canonical: null, email: 'ana@' },
    });
    const { allowed, reason, checks } = evaluatePolicy(facts);
    expect(allowed).to.equal(false);
    expect(reason).to.equal(
      'recipient_valid, unfilled_placeholder, duplicate_send, user_daily_cap, recipient_cooldown',
    );
    expect(checks).to.have.length(POLICY_CHECKS.length);
  });

  it('says on what mail to a recipient rests, by its domain', () => {
    const { legal_basis, region } = evaluatePolicy(policyFacts({ recipient: { canonical: 'ana@blog.co.uk' } }));
    expect([legal_basis, region]).to.deep.equal(['consent', 'UK']);
  });

  it('tells the counts of the day and no others', () => {
    const facts = policyFacts();
    const limits = { ...facts.limits, sender_hourly: 9 };
    expect(evaluatePolicy({ ...facts, limits }).limits).to.deep.equal(facts.limits);
  });

  it('changes nothing of what it is given', () => {
    const facts = policyFacts(OFFENCES.min_gap);
    const before = structuredClone(facts);
    const result = evaluatePolicy(facts);
    result.counts.user_daily = 9;
    expect(facts).to.deep.equal(before);
  });
});
