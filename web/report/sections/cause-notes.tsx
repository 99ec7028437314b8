import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';

const SHOWN_SYMPTOMS = 5;

/** What follows from the cause, and where to change it. */
export function CauseNotes({ explains, template, page_to_edit: page }: Recommendation) {
  const { full, figures } = useReportLanguage();
  const words = full.recommendations;
  const hasLine = template != null && template.line !== null && template.change !== null;
  if (!explains?.findings && !hasLine && !page) return null;
  return (
    <div class="small">
      {explains != null && explains.findings > 0 && (
        <p>
          <strong>{words.explains(full.counts.findings(explains.findings))}</strong>:{' '}
          {explains.symptoms.slice(0, SHOWN_SYMPTOMS).map(({ check_id, title, findings }, at) => (
            <span key={check_id}>
              {at > 0 && ', '}
              <Phrase text={title} /> ({figures.number(findings, 0)})
            </span>
          ))}
        </p>
      )}
      {template != null && hasLine && (
        <p>
          {words.template} <code>{template.pattern}</code>, {full.counts.pages(template.pages)}:{' '}
          <code>{template.line}</code> →{' '}
          <code>
            <Phrase text={template.change ?? ''} isQuoted />
          </code>
        </p>
      )}
      {page != null && (
        <p>
          {words.edit} <SafeLink url={page} />
        </p>
      )}
    </div>
  );
}
