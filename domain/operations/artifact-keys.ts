/** Keys under which the store keeps the data of an operation or a crawl. */
export const sitemapKey = (crawlId: string): string => `crawl:${crawlId}:sitemap`;
export const externalLinksKey = (crawlId: string): string => `crawl:${crawlId}:external-links`;
/** Internal link targets behind a bound of the crawl: see domain/seo/artifacts/edge-link. */
export const edgeLinksKey = (crawlId: string): string => `crawl:${crawlId}:edge-links`;
export const resourcesKey = (crawlId: string): string => `crawl:${crawlId}:resources`;
export const confirmedNotFoundKey = (crawlId: string): string => `crawl:${crawlId}:confirmed-not-found`;
/** A part of what the steps after a crawl need of all its pages: see activities/crawl/survey. */
export const surveyKey = (crawlId: string, part: string): string => `crawl:${crawlId}:survey:${part}`;
export const renderedKey = (crawlId: string): string => `crawl:${crawlId}:rendered`;
/** What all keys of an operation begin with. */
export const operationArtifacts = (operationId: string): string => `operation:${operationId}:`;
/** A page that a tool was given: see domain/seo/artifacts/page-reading. */
export const pageReadingKey = (operationId: string): string => `operation:${operationId}:page-reading`;
/** The bytes of an image as they were sent or fetched, and the small copy that a model is shown. */
export const imageKey = (operationId: string): string => `operation:${operationId}:picture`;
export const imageCopyKey = (operationId: string): string => `operation:${operationId}:picture-copy`;
export const singlePageKey = (operationId: string): string => `operation:${operationId}:page`;
/** `part` distinguishes the pages of one operation. */
export const listedPageKey = (operationId: string, part: string): string => `operation:${operationId}:page:${part}`;
/** What a slice of a batch of pages came to. */
export const batchSliceKey = (operationId: string, slice: string): string => `operation:${operationId}:batch:${slice}`;
/** `part` distinguishes the sites of one operation. */
export const readSitemapKey = (operationId: string, part?: string): string =>
  `operation:${operationId}:sitemap${part === undefined ? '' : `:${part}`}`;
export const speedKey = (operationId: string, strategy: string): string => `operation:${operationId}:speed:${strategy}`;
export const speedComponentKey = (operationId: string): string => `operation:${operationId}:speed`;
export const judgedKey = (operationId: string): string => `operation:${operationId}:judged`;
/** What an audit was composed from, so that it can be judged again without a crawl: see activities/audits/compose/gathered-audit. */
export const gatheredKey = (operationId: string): string => `operation:${operationId}:gathered`;
/** Orphan pages of an audit, counted by source: see domain/seo/links/orphan-report. */
export const orphansKey = (operationId: string): string => `operation:${operationId}:orphans`;
export const resultKey = (operationId: string): string => `operation:${operationId}:result`;
/** How many pages each issue of an audit has: see domain/sites/issues/issue-tally. */
export const issueTallyKey = (operationId: string): string => `operation:${operationId}:issue-tally`;
export const websiteAuditKey = (operationId: string): string => `operation:${operationId}:website-audit`;

/** an image of the start page, a JPEG file as it is. */
export const startPageShotKey = (operationId: string, device: 'desktop' | 'phone'): string =>
  `operation:${operationId}:shot:${device}`;

/** A page that was rendered to be printed, as HTML. */
export const pageToPrintKey = (operationId: string): string => `operation:${operationId}:page-to-print`;

/** The PDF of a printed report, bytes as they are. */
export const printedReportKey = (operationId: string): string => `operation:${operationId}:report.pdf`;

/** Leads that a queue could not take, and why. */
export const refusedLeadsKey = (operationId: string): string => `operation:${operationId}:refused-leads`;

/** What a queue was expected to do when it began: see domain/outreach/sending/forecast/queue-forecast. */
export const queuePlanKey = (operationId: string): string => `operation:${operationId}:queue-plan`;

/** What a queue was written from, with placeholders: another mailbox that takes an email over fills in its own name. */
export const queueTextsKey = (operationId: string): string => `operation:${operationId}:queue-texts`;

/** The body of a request for insights, by its hash, and the same with results in the place of references. */
export const insightBodyKey = (operationId: string, hash: string): string =>
  `operation:${operationId}:insight-body:${hash}`;
export const insightInputKey = (operationId: string): string => `operation:${operationId}:insight-input`;

/** What the pages of a site (as identifySite writes it) are about, of a user. */
export const semanticIndexKey = (site: string): string => `site:${site}:semantic-index`;
/** An embedding model's vectors of them: see domain/seo/semantic/site-vectors. */
export const semanticVectorsKey = (site: string): string => `site:${site}:semantic-vectors`;

/**
 * The search analysis that represents a site (as identifySite writes it) of a user: see domain/search/analysis/stands-for-site.
 * The number is that of its form: an analysis of an older form is not read, and the next one takes its place.
 */
export const searchAnalysisKey = (site: string): string => `search:${site}:analysis:2`;
/** What search brought to each page of it, and by which queries: see domain/search/analysis/search-pages. */
export const searchPagesKey = (site: string): string => `search:${site}:pages`;
export const searchPageQueriesKey = (site: string): string => `search:${site}:page-queries`;
/** How Google has a site in its index: see domain/search/indexing/index-report. */
export const indexReportKey = (site: string): string => `search:${site}:index`;
/** Every day of it that search data are known of: DayFigures, oldest first. */
export const searchDaysKey = (site: string): string => `search:${site}:days`;
/** What lists of sites show of it: see domain/search/analysis/search-summary. */
export const searchSummaryKey = (site: string): string => `search:${site}:summary`;
/** Rows of one set that a search analysis has read, put together by key. */
export const searchRowsKey = (operationId: string, set: string): string => `operation:${operationId}:search:${set}`;
export const crawlSearchDataKey = (crawlId: string): string => `crawl:${crawlId}:search-data`;
