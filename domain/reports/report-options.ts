/** `short`: five to eight pages for a client. `full`: every issue with its evidence, for the people who fix them. */
export const REPORT_FORMS = ['short', 'full'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

/** Languages that a report is written in: BCP 47 primary subtags. Another one needs a catalog in web/report/texts. */
export const REPORT_LANGUAGES = ['en', 'de'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** Our own name in place of a brand: a form with a choice of brands sends something for none, too. */
export const NO_BRAND = 'none';

/** What may be chosen about a report. */
export interface ReportOptions {
  form: ReportForm;
  language: ReportLanguage;
  /** A brand of the user; null for the report under our own name. */
  brand_id: string | null;
}
