import type { Issue } from '../domain/audits/issue.js';
import { countIssues } from '../domain/audits/issues.js';
import { crawlSite } from '../test/support/crawl-site.js';
import { startStaticSite } from '../test/support/sites/static-site.js';
import { startStore } from '../test/support/store.js';

/**
 * `tsx bench/real-site.ts <directory> [max pages] [start path]`: audits a web site that lies on this disk and prints every
 * issue with its samples, so that the findings can be read against the pages. Everything runs in this one process.
 */
const [directory, maxPages = '1000', startPath = '/'] = process.argv.slice(2);
if (!directory) throw new Error('Name the directory of a web site');

const site = await startStaticSite(directory);
const { store, stop } = await startStore();
try {
  const cpu = process.cpuUsage();
  const crawled = await crawlSite(
    store,
    { host: site.host, startUrl: site.url + startPath },
    { crawlId: 'bench', options: { max_pages: Number(maxPages) }, checksResources: true },
  );
  const { user, system } = process.cpuUsage(cpu);
  const { judged, fetched, incomplete, crawlMs, judgeMs } = crawled;
  for (const issue of judged.issues) printIssue(issue);
  const pages = judged.site.pages;
  console.log(
    `\n${directory}: ${fetched} URLs fetched, ${pages.filter((page) => page.is_html).length} HTML, incomplete: ${incomplete}`,
  );
  console.log(
    `crawl ${seconds(crawlMs)}, ${Math.round((fetched / crawlMs) * 1000)} URLs/s; judging the site ${seconds(judgeMs)}`,
  );
  console.log(`CPU of the process, server included: ${((user + system) / 1000 / fetched).toFixed(1)} ms a URL`);
  console.log(
    `issues ${JSON.stringify(countIssues(judged.issues))}, failed checks ${JSON.stringify(judged.failed_checks)}`,
  );
} finally {
  await stop();
  await site.close();
}

function printIssue(issue: Issue): void {
  console.log(
    `\n## ${issue.check_id} (${issue.severity}): ${issue.affected_count} on ${issue.affected_pages}; ${issue.title}`,
  );
  for (const { url, observed, where, count, severity, related_urls } of issue.sample) {
    const extra = [
      where && `at ${where}`,
      count && `×${count}`,
      severity,
      related_urls && `also ${related_urls.slice(0, 3).join(' ')}`,
    ];
    console.log(
      `  ${new URL(url).pathname}: ${observed} ${extra.filter(Boolean).join(' | ')}`.replaceAll(site.url, ''),
    );
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
