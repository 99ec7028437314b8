/** Keys under which the store keeps what an operation or a crawl leaves behind. */
export const sitemapKey = (crawlId: string): string => `crawl:${crawlId}:sitemap`;
export const externalLinksKey = (crawlId: string): string => `crawl:${crawlId}:external-links`;
export const resourcesKey = (crawlId: string): string => `crawl:${crawlId}:resources`;
export const renderedKey = (crawlId: string): string => `crawl:${crawlId}:rendered`;
export const singlePageKey = (operationId: string): string => `operation:${operationId}:page`;
export const readSitemapKey = (operationId: string): string => `operation:${operationId}:sitemap`;
export const speedKey = (operationId: string, strategy: string): string => `operation:${operationId}:speed:${strategy}`;
export const speedComponentKey = (operationId: string): string => `operation:${operationId}:speed`;
export const judgedKey = (operationId: string): string => `operation:${operationId}:judged`;
export const resultKey = (operationId: string): string => `operation:${operationId}:result`;
