import { expect } from 'chai';
import { History } from '../../../../web/report/sections/history.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { REPORT_HISTORY } from '../../../support/samples/report-audit.js';

const compared = (check_id: string) => ({
  check_id,
  title: `Fault ${check_id}`,
  level: 'warning' as const,
  affected_pages: 2,
});
const previous = { audit_id: 'f'.repeat(24), overall_score: 60, change: 3.2, new_issues: [], fixed_issues: [] };

describe('[U] history', () => {
  it('is a line and the same in figures, the newest first', () => {
    const html = renderPart(History, { history: REPORT_HISTORY, previous: null });
    expect(html).to.contain('aria-label="Score over 5 audits: from 52.4 on 1 Feb 2026 to 63.3 on 1 Jun 2026"');
    expect(readText(html)).to.contain(
      'Audit Score Change 1 Jun 2026 63.3 +3.2 1 May 2026 60.1 – 1 Apr 2026 n/a – 1 Mar 2026 57.9 +5.5 1 Feb 2026 52.4 –',
    );
  });

  it('says what came and what went', () => {
    const text = readText(
      renderPart(History, { history: [], previous: { ...previous, new_issues: [compared('h1/long')] } }),
    );
    expect(text).to.match(/New since the previous audit Fault h1\/long 2 pages Fixed since the previous audit None\.$/);
  });

  it('cuts long lists and says so', () => {
    const fixed_issues = Array.from({ length: 40 }, (_, index) => compared(`x/${index}`));
    expect(readText(renderPart(History, { history: [], previous: { ...previous, fixed_issues } }))).to.match(
      /and 15 more$/,
    );
  });
});
