import type { StoredBrand } from '../../../domain/reports/brand.js';
import { NO_BRAND, type ReportForm, type ReportLanguage } from '../../../domain/reports/report-options.js';
import { SelectField } from '../parts/select-field.js';

const FORMS: Readonly<Record<ReportForm, string>> = {
  short: 'Summary: 5 to 8 pages for clients',
  full: 'Full: every issue, for the people who fix them',
};
const FORMATS = { pdf: 'PDF', html: 'Web page' } as const;
const LANGUAGES: Readonly<Record<ReportLanguage, string>> = { en: 'English', de: 'German' };
const DOWNLOADS = [
  {
    path: 'report?format=xlsx',
    title: 'Workbook (XLSX)',
    about: 'Issues, fixes, findings and pages, for Excel and Google Sheets',
  },
  { path: 'report?format=csv', title: 'Findings (CSV)', about: 'Every finding, one per line' },
  { path: 'pages?format=csv', title: 'Pages (CSV)', about: 'Every crawled page with its details' },
  { path: 'links?format=csv', title: 'Links (CSV)', about: 'Every link with its anchor text and status' },
  { path: 'report?format=json', title: 'Findings (JSON)', about: 'Every finding, for programs' },
  { path: 'report?format=sarif', title: 'SARIF', about: 'For code scanning, for example on GitHub' },
  { path: 'report?format=junit', title: 'JUnit (XML)', about: 'For CI servers, for example Jenkins and GitLab' },
] as const;

/** The reports of an audit: those that people read, with form, language and brand to choose, and its data as files. */
export function ReportChoices({ audit, brands }: { audit: string; brands: readonly StoredBrand[] }) {
  const path = `/api/seo/audits/${audit}`;
  return (
    <>
      <h2>Report</h2>
      <form method="get" action={`${path}/report`}>
        <SelectField name="form" label="Length" value="short" options={listOptions(FORMS)} />
        <SelectField name="format" label="Format" value="pdf" options={listOptions(FORMATS)} />
        <SelectField name="language" label="Language" value="en" options={listOptions(LANGUAGES)} />
        <SelectField
          name="brand"
          label="Brand"
          value={brands[0]?.id ?? NO_BRAND}
          options={[
            ...brands.map(({ id, name }) => ({ value: id, title: name })),
            { value: NO_BRAND, title: 'Linkwright (no brand)' },
          ]}
        />
        <div class="actions">
          <button type="submit">View report</button>
          <a class="button quiet" href="/app/brands">
            {brands.length === 0 ? 'Add a brand' : 'Manage brands'}
          </a>
        </div>
      </form>
      <h2>Data</h2>
      <ul class="plain">
        {DOWNLOADS.map(({ path: file, title, about }) => (
          <li key={file}>
            <a href={`${path}/${file}`} download>
              {title}
            </a>{' '}
            <span class="muted small">{about}</span>
          </li>
        ))}
      </ul>
      <div class="actions">
        <a class="button quiet" href={`/app/audits/${audit}/pages`}>
          View pages
        </a>
        <a class="button quiet" href={`/app/audits/${audit}/links`}>
          View links and orphan pages
        </a>
      </div>
    </>
  );
}

function listOptions(titles: Readonly<Record<string, string>>): { value: string; title: string }[] {
  return Object.entries(titles).map(([value, title]) => ({ value, title }));
}
