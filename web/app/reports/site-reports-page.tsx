import type { AuditComparison } from '../../../domain/audits/audit-comparison.js';
import type { StoredBrand } from '../../../domain/reports/brand.js';
import { Section } from '../../report/parts/section.js';
import { type AuditLine, AuditTable } from '../audits/audits-page.js';
import { FindingsHead, type FindingsPageProps } from '../findings/findings-head.js';
import { type CompareChoice, CompareForm } from './compare-form.js';
import { ComparisonSection } from './comparison-section.js';
import { ReportChoices } from './report-choices.js';

export interface SiteReportsPageProps extends FindingsPageProps {
  /** Newest first. */
  audits: readonly AuditLine[];
  brands: readonly StoredBrand[];
  /** Null where there is nothing to compare. */
  choice: CompareChoice | null;
  /** Null until two audits were chosen. */
  comparison: AuditComparison | null;
}

/** The reports and files of a site's latest audit, the older audits, and what changed between two of them. */
export function SiteReportsPage({ audits, brands, choice, comparison, ...page }: SiteReportsPageProps) {
  const { audit, isGuest } = page;
  return (
    <>
      <FindingsHead title="Reports" {...page} />
      {audit && !isGuest && (
        <section class="card" aria-label="Latest report">
          <ReportChoices audit={audit.audit_id} brands={brands} />
        </section>
      )}
      {choice && <CompareForm site={page.site.id} audits={audits} choice={choice} />}
      {comparison && <ComparisonSection comparison={comparison} />}
      {audits.length > 0 && (
        <Section id="audits" title="Audits of this site" lead="Newest first.">
          <AuditTable audits={audits} isGuest={isGuest} />
        </Section>
      )}
    </>
  );
}
