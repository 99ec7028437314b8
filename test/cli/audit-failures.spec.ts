import { expect } from 'chai';
import { auditAgainstStandIn, EVENTS, SELF, START } from './audit-against-stand-in.js';
import { exampleAudit } from './example-audit.js';
import { ACCEPTED, finalEvent, operationView, type Reply, type Script } from './stand-in-api.js';

const COMPLETED: Reply = { status: 200, body: operationView({ status: 'completed' }) };
const RESULT: Reply = { status: 200, body: exampleAudit() };
const ENDED: Script = { start: [ACCEPTED], operation: [COMPLETED], result: [RESULT] };

describe('[I] audit command against failures', () => {
  const audit = auditAgainstStandIn();

  it('starts once, however often the start is sent', async () => {
    const busy: Reply = { status: 429, body: { detail: 'Too many requests' }, headers: { 'retry-after': '0' } };
    const events = [{ chunks: [finalEvent(1, 'completed')], end: 'end' as const }];
    const { exitCode } = await audit.run({ ...ENDED, start: ['drop', busy, ACCEPTED], events });
    expect(exitCode).to.equal(0);
    const keys = audit.seenOf(START).map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.length(3);
    expect(new Set(keys).size).to.equal(1);
    expect(keys[0]).to.match(/^[0-9a-f-]{36}$/);
  });

  it('gives up on a platform that never answers', async () => {
    const { exitCode, stdout, stderr } = await audit.run({ start: ['drop'] });
    expect({ exitCode, stdout }).to.deep.equal({ exitCode: 1, stdout: '' });
    // The reason is in the words of the HTTP client.
    expect(stderr).to.match(/^error: The platform at http:\/\/127\.0\.0\.1:\d+ can't be reached: .+\n$/);
    expect(audit.seen()).to.have.length(4);
  });

  const refusals: [string, Reply, number, string][] = [
    [
      'a refused token',
      { status: 401, body: { detail: 'Not authenticated' } },
      5,
      'error: The token was refused: Not authenticated\n  Pass another one with --token or LINKWRIGHT_TOKEN\n',
    ],
    [
      'a plan that is too small',
      {
        status: 402,
        body: { detail: 'Premium or Enterprise subscription required', plan: 'free', required_plans: ['premium'] },
      },
      5,
      'error: Premium or Enterprise subscription required\n  Your plan: free\n',
    ],
    [
      'a refused address',
      {
        status: 422,
        body: { detail: [{ loc: ['body', 'website_url'], msg: 'Private address', type: 'url_not_allowed' }] },
      },
      2,
      'error: The platform refused the request\n  website_url: Private address\n',
    ],
    [
      'a page of some other program',
      { status: 202, body: '<html>' },
      1,
      'error: The response is not JSON: does this URL lead to a Linkwright platform?\n',
    ],
    [
      'an audit that failed at once',
      { status: 502, body: { detail: 'x', error: { code: 'dns_failure', detail: 'no such host' } } },
      4,
      'error: The audit failed: no such host (dns_failure)\n',
    ],
  ];
  for (const [title, reply, code, complaint] of refusals) {
    it(`ends with ${code} at ${title}`, async () => {
      const { exitCode, stdout, stderr } = await audit.run({ start: [reply] });
      expect({ exitCode, stdout, stderr }).to.deep.equal({ exitCode: code, stdout: '', stderr: complaint });
      expect(audit.seen()).to.have.length(1);
    });
  }

  it('ends with 5 when the token expires on the way, without canceling', async () => {
    const { exitCode } = await audit.run({
      start: [ACCEPTED],
      events: [{ status: 401, body: { detail: 'Token expired' } }],
    });
    expect(exitCode).to.equal(5);
    expect(audit.lines()).to.deep.equal([START, EVENTS]);
  });

  const ends: [string, 'failed' | 'cancelled', Record<string, unknown>, string][] = [
    [
      'failed',
      'failed',
      { error: { code: 'site_unreachable', detail: 'connection refused' } },
      'error: The audit failed: connection refused (site_unreachable)\n',
    ],
    ['timed_out', 'failed', {}, 'error: The audit failed: the platform gave no reason (timed_out)\n'],
    ['cancelled', 'cancelled', {}, 'error: The audit was canceled\n'],
  ];
  for (const [status, event, fields, complaint] of ends) {
    it(`ends with 4 when the audit is ${status}`, async () => {
      const events = [{ chunks: [finalEvent(1, event)], end: 'end' as const }];
      const operation = [{ status: 200, body: operationView({ status, ...fields }) }];
      const { exitCode, stdout, stderr } = await audit.run({ start: [ACCEPTED], events, operation });
      expect({ exitCode, stdout, stderr }).to.deep.equal({ exitCode: 4, stdout: '', stderr: complaint });
      expect(audit.seenOf(START)).to.have.length(1);
    });
  }

  it('tells where the findings of a cancelled audit are', async () => {
    const events = [{ chunks: [finalEvent(1, 'cancelled')], end: 'end' as const }];
    const operation = [{ status: 200, body: operationView({ status: 'cancelled', result_url: `${SELF}/result` }) }];
    const { stderr } = await audit.run({ start: [ACCEPTED], events, operation });
    expect(stderr).to.equal(
      `error: The audit was canceled\n  What it had found by then: ${audit.url()}${SELF}/result\n`,
    );
  });

  it('never follows a link away from the platform', async () => {
    const links = { self: 'https://elsewhere.example/', result: SELF, events: 'https://elsewhere.example/' };
    const { exitCode, stderr } = await audit.run({ start: [{ status: 202, body: operationView({ links }) }] });
    expect(exitCode).to.equal(1);
    expect(stderr).to.equal('error: Not a path of the platform: https://elsewhere.example/\n');
  });

  it('never follows a redirect with the token', async () => {
    const { exitCode } = await audit.run({ start: [{ status: 307, headers: { location: '/elsewhere' } }] });
    expect(exitCode).to.equal(1);
    expect(audit.lines().every((line) => line === START)).to.equal(true);
  });
});
