import { ApplicationFailure, proxyActivities, sleep } from '@temporalio/workflow';
import type { SearchAnalysisActivities } from '../../activities/search/analysis/index.js';
import type { IndexingActivities } from '../../activities/search/indexing/index.js';
import type { InspectSliceInput } from '../../activities/search/indexing/inspect-slice.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { InspectionRun } from '../../domain/search/indexing/index-report.js';
import { isAccessGone } from '../../domain/search/no-access.js';
import { judgeOptions, rowSetOptions, searchDataOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { type ReportProgress, runOperation } from '../operations/wrapper/run-operation.js';
import type { IndexInspectionInput } from './contract/inspect-index.js';

const { findProperty } = proxyActivities<SearchAnalysisActivities>(searchDataOptions);
const { inspectSlice, listSubmittedSitemaps } = proxyActivities<IndexingActivities>(rowSetOptions);
const { chooseSample, saveIndexReport } = proxyActivities<IndexingActivities>(judgeOptions);

/** Progress when the first URL is asked about, and when the last one was. */
const [FIRST, LAST] = [10, 95];

/** Reads the sitemaps of a property and asks Google about a sample of its pages, as far as the quota allows. */
export async function inspectIndex(input: IndexInspectionInput): Promise<OperationReference> {
  const { operation, site_url, property: named, max_urls: size } = input;
  const { user_id } = operation;
  const site = identifySite(site_url);
  return runOperation(operation, async (report) => {
    await report({ done: 2, phase: 'collect', message: 'Looking for the property' });
    const property = await findProperty(named === undefined ? { user_id, site_url } : { user_id, site_url, named });
    const asked = { operation, site, property: property.property };
    await report({ done: 5, phase: 'collect', message: 'Reading the sitemaps' });
    const sitemaps = await captureOutcome(() => listSubmittedSitemaps(asked));
    if (!sitemaps.ok && isAccessGone(sitemaps.error.code))
      throw ApplicationFailure.nonRetryable(sitemaps.error.detail, sitemaps.error.code);
    await report({ done: FIRST, phase: 'inspect', message: 'Choosing the URLs to inspect' });
    const sample = await chooseSample({ ...asked, ...(size !== undefined && { size }) });
    const run = await inspectSample(asked, sample, report);
    await report({ done: LAST, phase: 'compose', message: 'Comparing with the crawl' });
    await saveIndexReport({ operation, site_url, site, property, run });
  });
}

/** Slice by slice: one that is broken off continues where it was, and a minute that is used up is waited out. */
async function inspectSample(
  asked: Omit<InspectSliceInput, 'from'>,
  { urls, size }: { urls: number; size: number },
  report: ReportProgress,
): Promise<Omit<InspectionRun, 'chosen'>> {
  const run = { size, inspected: 0, failed: 0, not_asked: 0, stopped: null as InspectionRun['stopped'] };
  for (let from = 0; from < urls && run.stopped === null; ) {
    const done = FIRST + Math.floor(((LAST - FIRST) * from) / urls);
    await report({ done, phase: 'inspect', message: `Inspected ${from} of ${urls} URLs` });
    const slice = await inspectSlice({ ...asked, from });
    run.inspected += slice.inspected;
    run.failed += slice.failed;
    run.stopped = slice.stopped;
    from = slice.next;
    if (slice.wait_ms > 0) await sleep(slice.wait_ms);
  }
  run.not_asked = urls - run.inspected - run.failed;
  return run;
}
