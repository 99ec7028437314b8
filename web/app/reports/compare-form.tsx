import { showScore, showTime } from '../../report/facts/figures.js';
import type { AuditLine } from '../audits/audits-page.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';

/** Which two audits of a site are compared; by default the latest with the one before. */
export interface CompareChoice {
  base: string;
  other: string;
}

export function CompareForm({
  site,
  audits,
  choice,
}: {
  site: string;
  audits: readonly AuditLine[];
  choice: CompareChoice;
}) {
  const options = audits.map(({ id, audit_type, overall_score, created_at }) => ({
    value: id,
    title: `${showTime(created_at)}: ${titleWords(audit_type)}, score ${showScore(overall_score)}`,
  }));
  return (
    <form method="get" action={`/app/sites/${site}/reports`} aria-label="Compare two audits" class="card">
      <h2>Compare two audits</h2>
      <div class="fields">
        <SelectField name="base" label="From" options={options} value={choice.base} />
        <SelectField name="other" label="To" options={options} value={choice.other} />
      </div>
      <div class="actions">
        <button type="submit" class="quiet">
          Compare
        </button>
      </div>
    </form>
  );
}
