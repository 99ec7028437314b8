import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Brand } from '../../../domain/reports/brand.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';

export interface AboutProps {
  audit: CompleteAudit;
  brand: Brand | null;
  hasUntranslated: boolean;
}

/** Who made the page, and how its figures came about. */
export function About({ audit, brand, hasUntranslated }: AboutProps) {
  const {
    texts,
    full: { about },
    figures,
  } = useReportLanguage();
  return (
    <footer class="about">
      <h2>{about.title}</h2>
      <p>{about.method}</p>
      <p>{about.estimates}</p>
      {hasUntranslated && <p>{texts.untranslated.note}</p>}
      <p class="muted small">
        {about.by} <Foreign text={brand?.name ?? 'Linkwright'} />{' '}
        {about.on(figures.time(audit.generated_at), figures.ms(audit.duration_ms))}{' '}
        {about.writtenBy[audit.generated_by === 'llm' ? 'llm' : 'rules']} {about.audit} <code>{audit.audit_id}</code>.
      </p>
    </footer>
  );
}
