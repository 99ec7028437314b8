import { expect } from 'chai';
import { chooseFindings } from '../../../../api/reports/exports/choose-findings.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubFinding } from '../../../support/samples/stub-checks.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const { evidence: _none, ...shown } = stubAcceptance();
const sample = reportAudit({ issues: 1 });
const [issue = stubIssue('a/b')] = sample.components.technical_seo.issues;
const acceptances = [{ ...shown, findings: 1, returned: 0 }];
const audit = { ...sample, accepted: { findings: 1, acceptances, issues: [stubIssue(issue.check_id)] } };
const [counts, accepted] = ['/counts', '/accepted'].map((path) => stubFinding(issue.check_id, path));
const parts: Record<string, unknown[]> = {
  site_findings: [],
  accepted: [{ acceptance_id: shown.id, finding: accepted }],
};
const deps = {
  crawls: {
    async *streamDigests() {
      yield JSON.parse(JSON.stringify({ findings: [counts, accepted] }));
    },
  },
  findings: {
    async *stream(_user: string, _operation: string, part: string) {
      yield JSON.parse(JSON.stringify(parts[part]));
    },
  },
};

async function choose(choice: 'include' | 'only'): Promise<[string, string | null][]> {
  const found: [string, string | null][] = [];
  for await (const rows of chooseFindings(deps, 'alice', audit, choice))
    found.push(...rows.map(({ url, accepted_by }): [string, string | null] => [new URL(url).pathname, accepted_by]));
  return found.filter(([path]) => ['/counts', '/accepted'].includes(path));
}

describe('[U] chooseFindings', () => {
  it('lists those that count before those that were accepted, each once', async () => {
    expect(await choose('include')).to.deep.equal([
      ['/counts', null],
      ['/accepted', 'Content team'],
    ]);
  });

  it('lists those alone that were accepted', async () => {
    expect(await choose('only')).to.deep.equal([['/accepted', 'Content team']]);
  });
});
