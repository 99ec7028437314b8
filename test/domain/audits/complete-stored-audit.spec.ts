import { expect } from 'chai';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { NO_CHECK_SETTINGS } from '../../../domain/seo/check-settings.js';
import { reportAudit } from '../../support/samples/report-audit.js';

const LATER = [
  'root_causes',
  'root_cause_count',
  'snippets',
  'check_ids',
  'score_breakdown',
  'score_gates',
  'check_settings',
  'reliability',
  'accepted',
];

/** As it was stored before these fields were. */
function older(): StoredAudit {
  return JSON.parse(JSON.stringify(reportAudit({ issues: 10 })), (key, value) =>
    LATER.includes(key) ? undefined : value,
  );
}

describe('[U] complete stored audit', () => {
  it('leaves an audit of today as it is', () => {
    const audit = reportAudit({ issues: 10 });
    expect(completeStoredAudit(audit)).to.deep.equal(audit);
  });

  it('fills in what an older one lacks', () => {
    const audit = completeStoredAudit(older());
    const issue = audit.components.technical_seo.issues[0];
    expect([issue?.root_causes, issue?.root_cause_count]).to.deep.equal([[], 0]);
    expect(audit.check_settings).to.deep.equal(NO_CHECK_SETTINGS);
    expect(audit.score_gates).to.deep.equal([]);
    expect(audit.accepted).to.deep.equal({ findings: 0, acceptances: [], issues: [] });
    expect(audit.reliability).to.deep.equal({ reliable: true, reason: null });
    expect(audit.recommendations[0]).to.deep.include({ snippets: [], check_ids: [issue?.check_id] });
  });

  it('works out the arithmetic of the score from the deductions that were kept', () => {
    const { score_breakdown } = reportAudit({ issues: 10 });
    expect(completeStoredAudit(older()).score_breakdown).to.deep.equal(score_breakdown);
  });

  it('knows of no check behind an improvement', () => {
    const stored = older();
    const recommendations = stored.recommendations.slice(0, 1).map((each) => ({ ...each, id: 'improvement/blog' }));
    expect(completeStoredAudit({ ...stored, recommendations }).recommendations[0]?.check_ids).to.deep.equal([]);
  });
});
