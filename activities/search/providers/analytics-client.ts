import { z } from 'zod';
import { DomainError } from '../../../domain/base/errors.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { worstQuality } from '../../../domain/search/analytics-quality.js';
import type {
  AnalyticsProperty,
  AnalyticsQuality,
  AnalyticsQuery,
  AnalyticsReport,
  AnalyticsRow,
} from '../../../domain/search/analytics-row.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type NoteOutcomeDeps, noteFailure, noteOutcome } from './note-outcome.js';
import type { AskProvider } from './provider-client.js';

export interface AnalyticsDeps extends NoteOutcomeDeps {
  ask: AskProvider;
  /** Where the Admin API and the Data API live. */
  adminUrl: string;
  dataUrl: string;
}

export interface AnalyticsClient {
  /** `properties/123`, of every account. */
  listProperties(userId: OwnerId, signal: AbortSignal): Promise<string[]>;
  describeProperty(userId: OwnerId, property: string, signal: AbortSignal): Promise<AnalyticsProperty>;
  /** All rows of a report. */
  readReport(userId: OwnerId, property: string, query: AnalyticsQuery, signal: AbortSignal): Promise<AnalyticsReport>;
}

/** The API allows 250,000; ten thousand is its own default. */
const PAGE_ROWS = 10_000;
const MAX_PAGES = 200;
const ACCOUNTS_A_PAGE = 200;
const PLATFORM = 'analytics';

const text = z.string().max(16_384);
const propertyName = z.string().regex(/^properties\/\d{1,20}$/);
const accountsAnswer = z.object({
  accountSummaries: z
    .array(
      z.object({
        propertySummaries: z
          .array(z.object({ property: propertyName, displayName: text.optional() }))
          .max(5_000)
          .optional(),
      }),
    )
    .max(ACCOUNTS_A_PAGE)
    .optional(),
  nextPageToken: text.optional(),
});
const propertyAnswer = z.object({ name: propertyName, displayName: text.optional(), timeZone: text.optional() });
const streamsAnswer = z.object({
  dataStreams: z
    .array(z.object({ webStreamData: z.object({ defaultUri: text.optional() }).optional() }))
    .max(200)
    .optional(),
});
const values = z
  .array(z.object({ value: text.optional() }))
  .max(20)
  .optional();
const reportAnswer = z.object({
  rows: z
    .array(z.object({ dimensionValues: values, metricValues: values }))
    .max(PAGE_ROWS)
    .optional(),
  rowCount: z.number().int().min(0).optional(),
  metadata: z
    .object({
      timeZone: text,
      dataLossFromOtherRow: z.boolean(),
      subjectToThresholding: z.boolean(),
      // 64-bit numbers travel as text (proto3 JSON).
      samplingMetadatas: z
        .array(z.object({ samplesReadCount: z.string().max(20), samplingSpaceSize: z.string().max(20) }).partial())
        .max(20),
    })
    .partial()
    .optional(),
});
type Metadata = NonNullable<z.infer<typeof reportAnswer>['metadata']>;

/**
 * Google Analytics 4 by its Admin API (what there is) and Data API (figures).
 * @see https://developers.google.com/analytics/devguides/reporting/data/v1/rest
 */
export function createAnalytics(deps: AnalyticsDeps): AnalyticsClient {
  const { ask } = deps;
  const admin = `${deps.adminUrl.replace(/\/$/, '')}/v1beta`;
  const data = `${deps.dataUrl.replace(/\/$/, '')}/v1beta`;

  async function listProperties(user_id: OwnerId, signal: AbortSignal): Promise<string[]> {
    const found = new Map<string, string>();
    let pageToken = '';
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = new URLSearchParams({
        pageSize: String(ACCOUNTS_A_PAGE),
        ...(pageToken === '' ? {} : { pageToken }),
      });
      const url = `${admin}/accountSummaries?${query}`;
      const answer = await ask({ user_id, platform: PLATFORM, url, schema: accountsAnswer }, signal);
      for (const { propertySummaries = [] } of answer.accountSummaries ?? [])
        for (const { property, displayName } of propertySummaries) found.set(property, displayName ?? property);
      pageToken = answer.nextPageToken ?? '';
      if (pageToken === '') break;
    }
    const property_names = [...found].map(([property, name]) => ({ property, name }));
    await deps.connections.noteSync(user_id, PLATFORM, { property_names, at: deps.now(), error: null });
    return [...found.keys()];
  }

  async function readReport(
    user_id: OwnerId,
    property: string,
    query: AnalyticsQuery,
    signal: AbortSignal,
  ): Promise<AnalyticsReport> {
    const url = `${data}/${property}:runReport`;
    const found: AnalyticsRow[] = [];
    const metadatas: Metadata[] = [];
    try {
      for (let page = 0; page < MAX_PAGES; page++) {
        const body = toReportRequest(query, page * PAGE_ROWS);
        const {
          rows = [],
          rowCount = 0,
          metadata,
        } = await ask({ user_id, platform: PLATFORM, url, body, schema: reportAnswer }, signal);
        found.push(...rows.map((row) => toRow(row, query)));
        if (metadata) metadatas.push(metadata);
        if (rows.length === PAGE_ROWS && (page + 1) * PAGE_ROWS < rowCount) continue;
        await deps.connections.noteSync(user_id, PLATFORM, { at: deps.now(), error: null });
        const time_zone = metadatas.find(({ timeZone }) => timeZone !== undefined)?.timeZone ?? null;
        return { rows: found, quality: worstQuality(metadatas.map(toQuality)), time_zone: knownZone(time_zone) };
      }
    } catch (error) {
      await noteFailure(deps, user_id, PLATFORM, error);
      throw error;
    }
    throw new DomainError('too_large', writeText`Google Analytics gives more than ${MAX_PAGES * PAGE_ROWS} rows`);
  }

  return {
    listProperties: (userId, signal) => noteOutcome(deps, userId, PLATFORM, () => listProperties(userId, signal)),
    async describeProperty(user_id, property, signal) {
      const asked = { user_id, platform: PLATFORM } as const;
      const about = await ask({ ...asked, url: `${admin}/${property}`, schema: propertyAnswer }, signal);
      const url = `${admin}/${property}/dataStreams?pageSize=200`;
      const { dataStreams = [] } = await ask({ ...asked, url, schema: streamsAnswer }, signal);
      const sites = dataStreams.flatMap(({ webStreamData }) => webStreamData?.defaultUri ?? []);
      return {
        property,
        name: about.displayName ?? property,
        time_zone: knownZone(about.timeZone ?? null),
        sites,
      };
    },
    readReport,
  };
}

/** Null for a zone that this process does not know. */
function knownZone(name: string | null): string | null {
  if (name === null) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** One sampling of each date range: the smallest share counts. */
function toQuality({
  samplingMetadatas = [],
  subjectToThresholding = false,
  dataLossFromOtherRow = false,
}: Metadata): AnalyticsQuality {
  const shares = samplingMetadatas
    .map(({ samplesReadCount = '', samplingSpaceSize = '' }) => Number(samplesReadCount) / Number(samplingSpaceSize))
    .filter((share) => Number.isFinite(share) && share < 1);
  return {
    sampled_percent: shares.length === 0 ? null : Math.round(Math.min(...shares) * 1_000) / 10,
    is_thresholded: subjectToThresholding,
    has_other_row: dataLossFromOtherRow,
  };
}

/** 64-bit numbers travel as text (proto3 JSON). */
function toReportRequest(
  { start_date: startDate, end_date: endDate, dimensions, metrics, only }: AnalyticsQuery,
  offset: number,
) {
  const filter = only && {
    fieldName: only.dimension,
    stringFilter: { matchType: 'EXACT', value: only.value, caseSensitive: true },
  };
  return {
    ...(filter && { dimensionFilter: { filter } }),
    dateRanges: [{ startDate, endDate }],
    dimensions: dimensions.map((name) => ({ name })),
    metrics: metrics.map((name) => ({ name })),
    limit: String(PAGE_ROWS),
    offset: String(offset),
  };
}

type ReportRow = NonNullable<z.infer<typeof reportAnswer>['rows']>[number];

function toRow(
  { dimensionValues = [], metricValues = [] }: ReportRow,
  { dimensions, metrics }: AnalyticsQuery,
): AnalyticsRow {
  const figures = metricValues.map(({ value }) => Number(value ?? Number.NaN));
  const fits = dimensionValues.length === dimensions.length && figures.length === metrics.length;
  if (!fits || !figures.every(Number.isFinite)) {
    throw new DomainError('dependency_unavailable', 'Google Analytics returned other columns than requested');
  }
  return { dimensions: dimensionValues.map(({ value = '' }) => value), metrics: figures };
}
