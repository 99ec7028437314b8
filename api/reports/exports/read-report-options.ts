import {
  NO_BRAND,
  type ReportForm,
  type ReportLanguage,
  type ReportOptions,
} from '../../../domain/reports/report-options.js';
import { HttpError } from '../../http/http-error.js';
import type { ReportFormat } from './report-format.js';

interface ReportQuery {
  form?: ReportForm;
  language?: ReportLanguage;
  brand?: string;
}

/** A plain request for PDF is for clients; a page in the browser is for people who fix things. */
const DEFAULT_FORMS = { pdf: 'short', html: 'full' } as const;

/**
 * The form, language and brand of a request.
 * @throws HttpError 422 for choices that the format does not have
 */
export function readReportOptions(req: { query: ReportQuery }, format: ReportFormat): ReportOptions {
  const { form, language, brand } = req.query;
  if (format !== 'pdf' && format !== 'html') {
    const [name] = Object.entries({ form, language, brand }).find(([, value]) => value !== undefined) ?? [];
    if (name !== undefined) throw refuse(name, `${name} goes with the formats html and pdf, not with ${format}`);
    return { form: 'full', language: 'en', brand_id: null };
  }
  return {
    form: form ?? DEFAULT_FORMS[format],
    language: language ?? 'en',
    brand_id: brand === undefined || brand === NO_BRAND ? null : brand,
  };
}

function refuse(name: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['query', name], msg, type: 'value_error' });
}
