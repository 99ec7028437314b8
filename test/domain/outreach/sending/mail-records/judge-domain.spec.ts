import { expect } from 'chai';
import { followDomain, UNKNOWN_DOMAIN } from '../../../../../domain/outreach/sending/mail-records/domain-health.js';
import { type DomainGate, judgeDomain } from '../../../../../domain/outreach/sending/mail-records/judge-domain.js';
import type { SenderVerification, VerifiedPart } from '../../../../../domain/outreach/sending/sender-verification.js';

type Found = Partial<Record<'spf' | 'dkim' | 'dmarc', VerifiedPart['status']>>;

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
const part = (status: VerifiedPart['status'], detail = ''): VerifiedPart => ({
  status,
  detail,
  advice: [],
  record: null,
});

function tested(hour: number, { spf = 'ok', dkim = 'ok', dmarc = 'ok' }: Found = {}): SenderVerification {
  const fine = part('ok');
  return {
    smtp: fine,
    imap: fine,
    spf: part(spf, 'No SPF record'),
    dkim: part(dkim, 'Not signed'),
    dmarc: part(dmarc, 'No DMARC record'),
    mx: fine,
    reverse_dns: fine,
    checked_at: at(hour).toISOString(),
  };
}

/** After these tests, what is said at this hour. */
function verdictAfter(tests: SenderVerification[], hour: number, gate: DomainGate = 'refuse') {
  const health = tests.reduce(followDomain, UNKNOWN_DOMAIN);
  return judgeDomain(health, 'press.example', { gate, now: at(hour) });
}

describe('[U] the gate for queues', () => {
  it('refuses 72 hours after the first test that found SPF or DMARC wrong, and warns until then', () => {
    const tests = [tested(0, { dmarc: 'missing' }), tested(24, { dmarc: 'failed', spf: 'missing' })];
    const refused_from = at(72).toISOString();
    expect(verdictAfter(tests, 71)).to.include({ state: 'warned', refused_from });
    const refused = verdictAfter(tests, 72);
    expect(refused).to.include({ state: 'refused', refused_from });
    expect(refused.reason).to.match(/^SPF: No SPF record\. DMARC: No DMARC record\. Gmail, Yahoo/);
    expect(verdictAfter([tested(0, { spf: 'failed' })], 72).state).to.equal('refused');
  });

  it('counts from the test itself where it is not known since when it fails', () => {
    const health = { ...UNKNOWN_DOMAIN, verification: tested(0, { spf: 'missing' }) };
    const { state } = judgeDomain(health, 'press.example', { gate: 'refuse', now: at(72) });
    expect(state).to.equal('refused');
  });

  it('opens at once when a test finds both right, and the grace begins anew with the next fault', () => {
    const broken = [tested(0, { dmarc: 'missing' }), tested(80)];
    expect(verdictAfter(broken, 80)).to.deep.equal({ state: 'ok', reason: null, refused_from: null });
    expect(verdictAfter([...broken, tested(81, { dmarc: 'missing' })], 100).state).to.equal('warned');
  });

  it('takes no silence of DNS for a pass: a fault stays, a good answer counts for 72 hours', () => {
    const silent = tested(24, { spf: 'unknown', dmarc: 'unknown' });
    const failing = verdictAfter([tested(0, { spf: 'missing' }), silent], 80);
    expect(failing.state).to.equal('refused');
    expect(failing.reason).to.match(/^SPF or DMARC failed when it was last looked up\./);
    expect(verdictAfter([tested(0), silent], 72).state).to.equal('ok');
    expect(verdictAfter([tested(0), silent], 73)).to.include({ state: 'unknown', refused_from: null });
    expect(verdictAfter([silent], 25).reason).to.contain('could not be looked up');
  });

  it('says that a domain was never tested, or long ago', () => {
    expect(verdictAfter([], 0)).to.include({ state: 'unknown', refused_from: null });
    expect(verdictAfter([], 0).reason).to.contain('press.example has not been tested yet');
    expect(verdictAfter([tested(0)], 7 * 24).state).to.equal('ok');
    expect(verdictAfter([tested(0)], 7 * 24 + 1).reason).to.contain('more than 7 days ago');
  });

  it('only warns of DKIM, and of anything where it is set to warn; off says nothing', () => {
    expect(verdictAfter([tested(0, { dkim: 'failed' })], 100)).to.include({ state: 'warned', refused_from: null });
    expect(verdictAfter([tested(0, { dkim: 'unknown' })], 1).state).to.equal('ok');
    expect(verdictAfter([tested(0, { spf: 'missing' })], 100, 'warn')).to.include({
      state: 'warned',
      refused_from: null,
    });
    const off = { state: 'not_checked', reason: null, refused_from: null };
    expect(verdictAfter([tested(0, { spf: 'missing' })], 100, 'off')).to.deep.equal(off);
  });
});
