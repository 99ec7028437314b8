import { expect } from 'chai';
import { Accepted } from '../../../../web/report/sections/accepted.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const { evidence: _none, ...shown } = stubAcceptance();

describe('[U] accepted findings of the report', () => {
  it('say what was accepted, where, why, by whom, when and how much of it returned', () => {
    const acceptances = [
      { ...shown, findings: 3, returned: 0 },
      {
        ...shown,
        id: 'b'.repeat(24),
        check: '*',
        url_pattern: '/tag/*',
        until: '2026-12-31',
        findings: 0,
        returned: 2,
      },
    ];
    const issues = [stubIssue('title/long')];
    const accepted = { findings: 3, acceptances, issues };
    const text = readText(renderPart(Accepted, { accepted, judgedAgain: undefined }));
    expect(text).to.contain('Fault title/long whole site The legal name Content team , 1 May 2026 3 0');
    expect(text).to.contain('* /tag/* The legal name Content team , 1 May 2026, until 31 Dec 2026 0 2');
    expect(text).to.not.contain('judged again');
  });

  it('say when the audit was judged again by them', () => {
    const accepted = { findings: 3, acceptances: [{ ...shown, findings: 3, returned: 0 }], issues: [] };
    const judgedAgain = { at: '2026-06-02T08:00:00.000Z', acceptances: [shown.id] };
    const text = readText(renderPart(Accepted, { accepted, judgedAgain }));
    expect(text).to.contain('The audit was judged again on 2 Jun 2026 by what had been accepted until then.');
  });
});
