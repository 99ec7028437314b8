import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ReportForm, ReportLanguage } from '../domain/reports/report-options.js';
import type { ApiClient } from './api/api-client.js';
import { readChunks } from './api/read-chunks.js';
import { CliError } from './cli-error.js';
import { EXIT_CODES } from './exit-codes.js';
import type { AuditList, ReportFileFormat } from './report-format.js';

/** The appearance of a report for people; up to the platform if undefined. */
export interface SavedReportChoices {
  form: ReportForm | undefined;
  language: ReportLanguage | undefined;
  /** Id of one of the user's brands. */
  brand: string | undefined;
}

export interface WantedReport extends SavedReportChoices {
  auditId: string;
  format: ReportFileFormat;
  /** A list of the audit in the place of its report, as CSV. */
  list?: AuditList | undefined;
  /** Of the list of links: those to a URL, or on a page. */
  to?: string | undefined;
  from?: string | undefined;
  /** Of the list of pages: what it is narrowed to, by the names of the API. */
  filter?: Readonly<Record<string, string>> | undefined;
  file: string;
}

/** The report of an audit, or one of its lists, as it comes from the platform. */
export function fetchReport(
  client: ApiClient,
  { auditId, format, form, language, brand, list, to, from, filter }: Omit<WantedReport, 'file'>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const wanted = list === undefined ? { format, form, language, brand } : { format: 'csv', to, from, ...filter };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) query.set(name, value);
  const path = `/api/seo/audits/${encodeURIComponent(auditId)}/${list ?? 'report'}?${query}`;
  return client.download({ path, missing: `There is no audit ${auditId}`, signal });
}

/** Writes a report piece by piece. A file of that name is replaced once the new one is whole, and not before. */
export async function saveReport(client: ApiClient, wanted: WantedReport, signal: AbortSignal): Promise<void> {
  const body = await fetchReport(client, wanted, signal);
  const unfinished = `${wanted.file}.part`;
  try {
    await pipeline(readChunks(body), createWriteStream(unfinished), { signal });
    await rename(unfinished, wanted.file);
  } catch (error) {
    await rm(unfinished, { force: true });
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(EXIT_CODES.failure, `The report could not be written to ${wanted.file}: ${reason}`);
  }
}
