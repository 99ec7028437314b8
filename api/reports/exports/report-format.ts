import type { Request } from 'express';
import { HttpError } from '../../http/http-error.js';

export const REPORT_TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  sarif: 'application/sarif+json',
  junit: 'application/xml; charset=utf-8',
} as const;

export type ReportFormat = keyof typeof REPORT_TYPES;

/**
 * The requested form: `format` wins, else the best of `offered` that Accept allows, the first if it has no preference
 * (RFC 9110 12.5.1).
 * @throws HttpError 406 when Accept allows none of them
 */
export function chooseFormat<Format extends ReportFormat>(
  req: Pick<Request, 'accepts'> & { query: { format?: Format } },
  offered: readonly Format[],
): Format {
  const { format } = req.query;
  if (format !== undefined) return format;
  const types = offered.map((name) => REPORT_TYPES[name].split(';')[0] ?? '');
  const accepted = req.accepts(types);
  const chosen = offered[types.indexOf(String(accepted))];
  if (accepted === false || chosen === undefined)
    throw new HttpError(406, { detail: `Not acceptable; there is ${types.join(', ')}` });
  return chosen;
}
