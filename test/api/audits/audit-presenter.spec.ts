import { expect } from 'chai';
import { presentAuditLine } from '../../../api/audits/audit-presenter.js';

describe('[U] audit presenter', () => {
  it('shows the line without whose it is, and where the whole is', () => {
    const line = {
      id: '0123456789abcdef01234567',
      audit_type: 'quick' as const,
      website_url: 'https://site.example/',
      status: 'partial' as const,
      overall_score: 72.5,
      overall_status: 'good' as const,
      score_coverage: 0.8,
      component_scores: {
        technical_seo: 80,
        on_page_seo: 70,
        page_speed: null,
        sitemap: 60,
        content_strategy: null,
      },
      issue_counts: { critical: 1, warning: 2, notice: 3 },
      created_at: '2026-06-01T00:00:00.000Z',
    };
    expect(presentAuditLine({ ...line, user_id: 'alice', site: 'site.example' })).to.deep.equal({
      ...line,
      links: { self: '/api/seo/audits/0123456789abcdef01234567' },
    });
  });
});
