import type { StoredBrand } from '../../../domain/reports/brand.js';
import type { ReportLanguage } from '../../../domain/reports/report-options.js';
import { SelectField } from './select-field.js';

const LANGUAGES: Readonly<Record<ReportLanguage, string>> = { en: 'English', de: 'German' };
const FULL = [
  { query: 'format=html', title: 'Full report' },
  { query: 'format=pdf&form=full', title: 'Full report (PDF)' },
  { query: 'format=xlsx', title: 'Workbook (XLSX)' },
  { query: 'format=csv', title: 'Findings (CSV)' },
] as const;

/** The reports of an audit: one for a client, with language and brand to choose, and those for who fixes things. */
export function ReportChoices({ audit, brands }: { audit: string; brands: readonly StoredBrand[] }) {
  const report = `/api/seo/audits/${audit}/report`;
  const languages = Object.entries(LANGUAGES).map(([value, title]) => ({ value, title }));
  return (
    <>
      <h2>Client report</h2>
      <form method="get" action={report}>
        <input type="hidden" name="form" value="short" />
        <SelectField
          name="format"
          label="As"
          value="pdf"
          options={[
            { value: 'pdf', title: 'PDF' },
            { value: 'html', title: 'Web page' },
          ]}
        />
        <SelectField name="language" label="Language" value="en" options={languages} />
        {brands.length > 0 && (
          <SelectField
            name="brand"
            label="Brand"
            value={brands[0]?.id ?? ''}
            options={brands.map(({ id, name }) => ({ value: id, title: name }))}
          />
        )}
        <div class="actions">
          <button type="submit">View report</button>
          <a class="button quiet" href="/app/brands">
            Edit brands
          </a>
        </div>
      </form>
      <h2>Full report and data</h2>
      <div class="actions">
        {FULL.map(({ query, title }) => (
          <a class="button quiet" key={query} href={`${report}?${query}`}>
            {title}
          </a>
        ))}
        <a class="button quiet" href={`/app/audits/${audit}/links`}>
          Links and orphan pages
        </a>
      </div>
    </>
  );
}
