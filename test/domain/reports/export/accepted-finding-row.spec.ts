import { expect } from 'chai';
import { ACCEPTED_COLUMNS, toAcceptedRow } from '../../../../domain/reports/export/accepted-finding-row.js';
import { toFindingRow } from '../../../../domain/reports/export/finding-row.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const finding = { url: 'https://site.example/', observed: '90 characters' };
const issue = stubIssue('title/long');

describe('[U] toAcceptedRow', () => {
  it('adds who accepted it, when and why', () => {
    const acceptance = stubAcceptance();
    const row = toAcceptedRow(finding, issue, acceptance);
    expect(row).to.deep.equal({
      ...toFindingRow(finding, issue),
      acceptance_id: acceptance.id,
      accepted_by: 'Content team',
      accepted_at: '2026-05-01T08:00:00.000Z',
      accepted_reason: 'The legal name',
    });
    expect(Object.keys(row)).to.have.members(ACCEPTED_COLUMNS);
  });

  it('has empty columns where nothing is known of it', () => {
    expect(toAcceptedRow(finding, issue, null)).to.include({ acceptance_id: null, accepted_reason: null });
  });
});
