import type { ReportForm, ReportLanguage } from '../domain/reports/report-options.js';

/** The forms in which the platform gives a report (GET /api/seo/audits/{id}/report). */
export const FORMATS = ['html', 'pdf', 'csv', 'xlsx', 'json', 'sarif', 'junit'] as const;
export type ReportFileFormat = (typeof FORMATS)[number];

/** Lists of an audit that come whole as CSV (GET /api/seo/audits/{id}/<list>). */
export const LISTS = ['pages', 'links', 'link-targets', 'orphans'] as const;
export type AuditList = (typeof LISTS)[number];

/** The forms and languages of a report for people; domain/reports/report-options.ts lists the same. */
export const FORM_CHOICES = ['short', 'full'] as const satisfies readonly ReportForm[];
export const LANGUAGES = ['en', 'de'] as const satisfies readonly ReportLanguage[];

/** JUnit's files end in .xml like any other XML; SARIF's own ending is .sarif, and GitHub's upload takes .sarif.json too. */
const ENDINGS: readonly (readonly [string, ReportFileFormat])[] = [
  ['.html', 'html'],
  ['.htm', 'html'],
  ['.pdf', 'pdf'],
  ['.csv', 'csv'],
  ['.xlsx', 'xlsx'],
  ['.sarif', 'sarif'],
  ['.sarif.json', 'sarif'],
  ['.json', 'json'],
  ['.xml', 'junit'],
];

/** The format of a file's extension; null when it has none. */
export function readFormat(file: string): ReportFileFormat | null {
  const name = file.toLowerCase();
  return ENDINGS.find(([ending]) => name.endsWith(ending))?.[1] ?? null;
}
