import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { REPORT_META_POLICY, REPORT_POLICY } from '../../../web/report/report-policy.js';
import { REPORT_STYLE } from '../../../web/report/style/report-style.js';

describe('[U] content policy of the report', () => {
  it('allows the one style and images that lie in the page, and nothing else', () => {
    const hash = createHash('sha256').update(REPORT_STYLE).digest('base64');
    expect(REPORT_META_POLICY).to.equal(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
    );
  });

  it('forbids frames where that can be said, in the header', () => {
    expect(REPORT_POLICY).to.equal(`${REPORT_META_POLICY}; frame-ancestors 'none'`);
  });
});
