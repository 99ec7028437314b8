/** Keys under which the store keeps what an operation or a crawl leaves behind. */
export const sitemapKey = (crawlId: string): string => `crawl:${crawlId}:sitemap`;
export const externalLinksKey = (crawlId: string): string => `crawl:${crawlId}:external-links`;
export const resourcesKey = (crawlId: string): string => `crawl:${crawlId}:resources`;
export const confirmedNotFoundKey = (crawlId: string): string => `crawl:${crawlId}:confirmed-not-found`;
export const renderedKey = (crawlId: string): string => `crawl:${crawlId}:rendered`;
export const singlePageKey = (operationId: string): string => `operation:${operationId}:page`;
/** `part` tells the sites of one operation apart. */
export const readSitemapKey = (operationId: string, part?: string): string =>
  `operation:${operationId}:sitemap${part === undefined ? '' : `:${part}`}`;
export const speedKey = (operationId: string, strategy: string): string => `operation:${operationId}:speed:${strategy}`;
export const speedComponentKey = (operationId: string): string => `operation:${operationId}:speed`;
export const judgedKey = (operationId: string): string => `operation:${operationId}:judged`;
export const resultKey = (operationId: string): string => `operation:${operationId}:result`;
export const websiteAuditKey = (operationId: string): string => `operation:${operationId}:website-audit`;

/** The PDF of a printed report, bytes as they are. */
export const printedReportKey = (operationId: string): string => `operation:${operationId}:report.pdf`;

/** Leads that a queue could not take, and why. */
export const refusedLeadsKey = (operationId: string): string => `operation:${operationId}:refused-leads`;
