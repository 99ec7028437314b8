import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { NotFollowed } from '../../../domain/crawl/not-followed.js';
import { inWords, type Tone } from '../facts/names.js';
import { readHistogram, readNumber, readObject } from '../facts/read-metrics.js';
import { Foreign } from '../parts/foreign.js';
import { Histogram } from '../parts/histogram.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

const NOT_FOLLOWED_MAX_CHARS = 600;

type CrawlProps = Pick<CompleteAudit, 'crawl'> & { metrics: Readonly<Record<string, unknown>> };

/** What the crawl met: responses, depth and time. */
export function Crawl({ crawl, metrics }: CrawlProps) {
  const { full, figures } = useReportLanguage();
  const { crawl: words, counts } = full;
  const statuses = readHistogram(metrics, 'status_histogram').sort((one, other) => other.count - one.count);
  const times = readHistogram(metrics, 'response_time_ms');
  const lead = words.lead({
    pages: counts.htmlPages(crawl.pages),
    rate: figures.number(crawl.pages_per_second),
    depth: counts.clicks(crawl.depth),
  });
  const notes = [crawl.out_of_time && words.outOfTime, crawl.robots_ignored && words.robotsIgnored];
  return (
    <Section
      id="crawl"
      title={full.headings.crawl}
      lead={[lead, ...notes.filter((note) => typeof note === 'string')].join(' ')}
    >
      {crawl.rendering && <Rendering rendering={crawl.rendering} />}
      <NotFollowedUrls list={crawl.not_followed ?? []} />
      <div class="card trio">
        {statuses.length > 0 && (
          <Histogram
            caption={words.statuses}
            label={words.status}
            rows={statuses.map(({ label, count }) => ({
              label: words.statusNames[label] ?? inWords(label),
              count,
              tone: toneOfStatus(label),
            }))}
          />
        )}
        <Depths rows={readHistogram(metrics, 'depth_histogram')} />
        {times.length > 0 && (
          <Histogram
            caption={words.times}
            label={words.percentile}
            rows={times.map(({ label, count }) => ({ label, count, tone: 'accent', shown: figures.ms(count) }))}
          />
        )}
      </div>
      <Facts metrics={metrics} />
    </Section>
  );
}

function Rendering({ rendering }: { rendering: NonNullable<CompleteAudit['crawl']['rendering']> }) {
  const { crawl: words, counts } = useReportLanguage().full;
  return (
    <div class="card">
      <p>
        {rendering.rendered ? words.rendered : words.source} <Phrase text={rendering.reason} max={600} />
        {rendering.pages_failed > 0 && ` ${words.notRendered(counts.pages(rendering.pages_failed))}`}
      </p>
    </div>
  );
}

/** URLs that were found and not crawled, with examples of each reason. */
function NotFollowedUrls({ list }: { list: readonly NotFollowed[] }) {
  const {
    full: { crawl: words },
    figures,
  } = useReportLanguage();
  if (list.length === 0) return null;
  return (
    <div class="card">
      <p>{words.notFollowed(list.reduce((sum, { urls }) => sum + urls, 0))}</p>
      <ul>
        {list.map(({ reason, urls, examples }) => (
          <li key={reason}>
            {figures.number(urls, 0)} {words.notFollowedReasons[reason]}:{' '}
            <Foreign text={examples.join(', ')} max={NOT_FOLLOWED_MAX_CHARS} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Depths({ rows }: { rows: { label: string; count: number }[] }) {
  const { crawl: words } = useReportLanguage().full;
  if (rows.length === 0) return null;
  const labeled = rows.map(({ label, count }) => ({
    label: words.depthNames[label] ?? label,
    count,
    tone: 'accent' as const,
  }));
  return <Histogram caption={words.depths} label={words.clicks} rows={labeled} />;
}

function toneOfStatus(status: string): Tone {
  if (status.startsWith('2')) return 'good';
  if (status.startsWith('3') || status === 'blocked_by_robots') return 'warn';
  return 'bad';
}

function Facts({ metrics }: Pick<CrawlProps, 'metrics'>) {
  const {
    full: {
      crawl: { facts: words },
    },
    figures,
  } = useReportLanguage();
  const canonical = readObject(metrics, 'canonicalization');
  const facts: [name: string, value: number | null][] = [
    [words.redirects, readNumber(readObject(metrics, 'redirects'), 'total')],
    [words.broken, readNumber(metrics, 'broken_links_total')],
    [words.orphans, readNumber(metrics, 'orphan_pages_total')],
    [words.canonicalSelf, readNumber(canonical, 'self')],
    [words.canonicalOther, readNumber(canonical, 'other')],
    [words.canonicalNone, readNumber(canonical, 'none')],
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
                  <span class="tile-value">{figures.number(value, 0)}</span>
                </dd>
              </div>,
            ],
      )}
    </dl>
  );
}
