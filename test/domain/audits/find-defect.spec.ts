import { expect } from 'chai';
import { findDefect } from '../../../domain/audits/find-defect.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const { components } = stubAudit([
  stubIssue('speed/lcp', { title: 'Slow Largest Contentful Paint (LCP)', component: 'page_speed' }),
]);

describe('[U] the defect behind a fix', () => {
  it('is the first check of a fix for several', () => {
    expect(findDefect({ check_ids: ['speed/lcp', 'speed/fcp'] }, components)?.title).to.equal(
      'Slow Largest Contentful Paint (LCP)',
    );
  });

  it('is left to the title of a single check and of a root cause', () => {
    expect(findDefect({ check_ids: ['speed/lcp'] }, components)).to.equal(null);
    const cause = { id: 'speed/slow-server', level: 'speed' as const };
    expect(findDefect({ check_ids: ['speed/lcp', 'speed/fcp'], cause }, components)).to.equal(null);
    expect(findDefect({ check_ids: ['speed/tbt', 'speed/fcp'] }, components)).to.equal(null);
  });
});
