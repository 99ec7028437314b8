import { expect } from 'chai';
import {
  findingKey,
  loadAcceptedKeys,
  sampledAccepted,
  streamAccepted,
} from '../../../../api/reports/exports/accepted-findings.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const { evidence: _none, ...shown } = stubAcceptance();
const wide = { ...shown, id: 'b'.repeat(24), check: '*', reason: 'All of it', findings: 1, returned: 0 };
const named = { ...shown, findings: 1, returned: 0 };
const speed = stubIssue('speed/lcp', { component: 'page_speed' });
const audit = reportAudit({
  issues: 1,
  overrides: { accepted: { findings: 3, acceptances: [named, wide], issues: [stubIssue('title/long'), speed] } },
});
const rows = [
  { acceptance_id: wide.id, finding: stubFinding('title/long', '/a') },
  { acceptance_id: named.id, finding: stubFinding('title/long', '/b', { observed: 'another' }) },
];
const deps = {
  findings: {
    async *stream(_user: string, _operation: string, part: string) {
      if (part !== 'accepted') throw new Error(`asked for ${part}`);
      yield JSON.parse(JSON.stringify(rows));
    },
  },
};

async function collect(batches: ReturnType<typeof streamAccepted>): Promise<string[]> {
  const found: string[] = [];
  for await (const batch of batches)
    found.push(...batch.map(({ check_id, accepted_reason }) => `${check_id}: ${accepted_reason}`));
  return found;
}

describe('[U] accepted findings of an audit', () => {
  it('come with the acceptance that took each of them, those of speed runs last', async () => {
    const found = await collect(streamAccepted(deps, 'alice', audit));
    expect(found).to.deep.equal(['title/long: All of it', 'title/long: The legal name', 'speed/lcp: All of it']);
  });

  it('are a sample once the rows are gone', async () => {
    const found = await collect(sampledAccepted(audit));
    expect(found).to.deep.equal(['title/long: The legal name', 'speed/lcp: All of it']);
  });

  it('are none, and no one is asked, where the audit accepted none', async () => {
    const none: CompleteAudit = { ...audit, accepted: { findings: 0, acceptances: [], issues: [] } };
    const refusing = {
      findings: {
        // biome-ignore lint/correctness/useYield: nothing is to be read from it
        async *stream() {
          throw new Error('asked');
        },
      },
    };
    expect(await collect(streamAccepted(refusing, 'alice', none))).to.deep.equal([]);
    expect([...(await loadAcceptedKeys(refusing, 'alice', none))]).to.deep.equal([]);
  });

  it('are known by check, page, URL, observation and place', async () => {
    const keys = await loadAcceptedKeys(deps, 'alice', audit);
    expect(keys.has(findingKey(stubFinding('title/long', '/a')))).to.equal(true);
    for (const other of [
      stubFinding('title/long', '/b'),
      stubFinding('h1/long', '/a'),
      stubFinding('title/long', '/a', { where: 'head > title' }),
    ])
      expect(keys.has(findingKey(other))).to.equal(false);
  });
});
