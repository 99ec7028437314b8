import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { describeNotFollowed } from '../../../domain/seo/crawl/describe-not-followed.js';
import { showCount, showMs, showNumber } from '../facts/figures.js';
import { inWords, type Tone } from '../facts/names.js';
import { readHistogram, readNumber, readObject } from '../facts/read-metrics.js';
import { Histogram } from '../parts/histogram.js';
import { Section } from '../parts/section.js';

type CrawlProps = Pick<CompleteAudit, 'crawl'> & { metrics: Readonly<Record<string, unknown>> };

/** What the crawl met: answers, depth and time. */
export function Crawl({ crawl, metrics }: CrawlProps) {
  const statuses = readHistogram(metrics, 'status_histogram').sort((one, other) => other.count - one.count);
  const times = readHistogram(metrics, 'response_time_ms');
  const lead = `${showCount(crawl.pages, 'HTML page')} at ${showNumber(crawl.pages_per_second)} a second, to ${showCount(crawl.depth, 'click')} from the start page.`;
  const note = crawl.out_of_time ? ' It ran out of time: the site has more than was seen.' : '';
  const ignored = crawl.robots_ignored
    ? ' robots.txt was ignored at the request of the owner; what it forbids is judged as blocked, as search engines see it.'
    : '';
  const missed = crawl.not_followed ?? [];
  const summary = describeNotFollowed(missed);
  return (
    <Section id="crawl" title="Crawl" lead={`${lead}${note}${ignored}`}>
      {crawl.rendering && (
        <div class="card">
          <p>
            {crawl.rendering.rendered
              ? 'Pages were read after their scripts had run. '
              : 'Pages were read by their HTML source. '}
            {crawl.rendering.reason}
            {crawl.rendering.pages_failed > 0 &&
              ` ${showCount(crawl.rendering.pages_failed, 'page')} could not be rendered and were read by the source.`}
          </p>
        </div>
      )}
      {summary !== null && (
        <div class="card">
          <p>{summary}</p>
          <ul>
            {missed.map(({ reason, examples }) => (
              <li key={reason}>
                {inWords(reason)}: {examples.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="card trio">
        {statuses.length > 0 && (
          <Histogram
            caption="Answers by status"
            label="Status"
            rows={statuses.map(({ label, count }) => ({ label: inWords(label), count, tone: toneOfStatus(label) }))}
          />
        )}
        <Depths rows={readHistogram(metrics, 'depth_histogram')} />
        {times.length > 0 && (
          <Histogram
            caption="Time to first byte, percentiles"
            label="Percentile"
            rows={times.map(({ label, count }) => ({ label, count, tone: 'accent', shown: showMs(count) }))}
          />
        )}
      </div>
      <Facts metrics={metrics} />
    </Section>
  );
}

function Depths({ rows }: { rows: { label: string; count: number }[] }) {
  if (rows.length === 0) return null;
  const labelled = rows.map(({ label, count }) => ({ label, count, tone: 'accent' as const }));
  return <Histogram caption="Pages by clicks from the start" label="Clicks" rows={labelled} />;
}

function toneOfStatus(status: string): Tone {
  if (status.startsWith('2')) return 'good';
  if (status.startsWith('3') || status === 'blocked_by_robots') return 'warn';
  return 'bad';
}

function Facts({ metrics }: Pick<CrawlProps, 'metrics'>) {
  const canonical = readObject(metrics, 'canonicalization');
  const facts: [name: string, value: number | null][] = [
    ['Redirects', readNumber(readObject(metrics, 'redirects'), 'total')],
    ['Broken links', readNumber(metrics, 'broken_links_total')],
    ['Orphan pages', readNumber(metrics, 'orphan_pages_total')],
    ['Canonical to itself', readNumber(canonical, 'self')],
    ['Canonical to another page', readNumber(canonical, 'other')],
    ['Without a canonical', readNumber(canonical, 'none')],
  ];
  return (
    <dl class="tiles compact">
      {facts.flatMap(([name, value]) =>
        value === null
          ? []
          : [
              <div class="tile" key={name}>
                <dt>{name}</dt>
                <dd>
                  <span class="tile-value">{showNumber(value, 0)}</span>
                </dd>
              </div>,
            ],
      )}
    </dl>
  );
}
