import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { renderReportForm } from '../../../web/report/render-report-form.js';
import { REPORT_HISTORY, reportAudit } from '../../support/samples/report-audit.js';

describe('[U] form of a report', () => {
  const audit = reportAudit({ issues: 20 });
  const extra = { history: REPORT_HISTORY };

  it('is the whole audit or the short one, each with a content policy that fits its style', () => {
    const [short, full] = [renderReportForm('short', audit, extra), renderReportForm('full', audit, extra)];
    expect(full.html).to.contain('How the score adds up');
    expect(short.html).to.contain('What holds the site back').and.not.contain('How the score adds up');
    for (const { html, policy } of [short, full]) {
      const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy)
        .to.contain(`style-src 'sha256-${hash}'`)
        .and.match(/; frame-ancestors 'none'$/);
      expect(html).to.contain(`sha256-${hash}`);
    }
  });
});
