import type { Brand } from '../../../domain/reports/brand.js';
import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { showMs, showTime } from '../facts/figures.js';
import { Foreign } from '../parts/foreign.js';

/** Who made the page, and how its figures came about. */
export function About({ audit, brand }: { audit: CompleteAudit; brand: Brand | null }) {
  return (
    <footer class="about">
      <h2>How these figures came about</h2>
      <p>
        The site was crawled from its start page, each page was read once and judged by checks that each rest on a named
        standard or on the documentation of a search engine. A check takes points off its component by severity and by
        the square root of the share of pages it affects; the overall score is the mean of the components by weight.
        What could not be measured takes no weight.
      </p>
      <p>
        Impact is an assumption about traffic, scaled by how much of the site is affected, and never a promise. Gains of
        several tasks are compounded, not added. ROI compares the recommendations of this list with each other: 100 is
        the best return for the work.
      </p>
      <p class="muted small">
        Made by <Foreign text={brand?.name ?? 'Linkwright'} /> on {showTime(audit.generated_at)} in{' '}
        {showMs(audit.duration_ms)}. Texts written by{' '}
        {audit.generated_by === 'llm' ? 'a language model from the measured figures' : 'rules'}. Audit{' '}
        <code>{audit.audit_id}</code>.
      </p>
    </footer>
  );
}
