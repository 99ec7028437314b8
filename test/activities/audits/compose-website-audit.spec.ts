import { expect } from 'chai';
import { composeWebsiteAudit, type WebsiteAudit } from '../../../activities/audits/compose-website-audit.js';
import { resultKey, websiteAuditKey } from '../../../domain/operations/artifact-keys.js';
import { buildActionPlans } from '../../../domain/seo/plans/action-plans.js';
import { auditDeps, OPERATION } from '../../support/audit-deps.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

describe('[U] compose website audit', () => {
  it('puts a summary and plans beside the audit, which stays where audits are', async () => {
    const deps = auditDeps();
    const audit = stubAudit([stubIssue('title/missing')], [], { executive_summary: 'Well done.' });
    deps.values.set(`alice ${resultKey(OPERATION.id)}`, audit);
    expect(await composeWebsiteAudit(deps, { operation: OPERATION })).to.deep.equal({
      key: websiteAuditKey(OPERATION.id),
    });
    const made: WebsiteAudit = {
      executive_summary: 'Well done.',
      detailed_report: audit,
      action_plans: buildActionPlans(audit),
      generated_at: audit.generated_at,
      duration_ms: audit.duration_ms,
      generated_by: 'rules',
    };
    expect(deps.values.get(`alice ${websiteAuditKey(OPERATION.id)}`)).to.deep.equal(made);
    expect(deps.values.get(`alice ${resultKey(OPERATION.id)}`)).to.equal(audit);
  });

  it('is nothing without its audit', async () => {
    const failure: unknown = await composeWebsiteAudit(auditDeps(), { operation: OPERATION }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'not_found', message: 'The audit is not in the store' });
  });
});
