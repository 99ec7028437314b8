import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';
import { ComponentScores } from './component-scores.js';
import { OverallVerdict } from './overall-verdict.js';

export interface OverviewProps {
  audit: CompleteAudit;
  /** The executive summary in the language of the report. */
  summary: string;
}

/** The page in one screen: score, components, counts and the summary in words. */
export function Overview({ audit, summary }: OverviewProps) {
  const { full, figures } = useReportLanguage();
  const { overview: words } = full;
  const { issue_counts: counts, crawl } = audit;
  return (
    <section class="section" aria-labelledby="overview">
      <h2 id="overview">{full.headings.overview}</h2>
      <div class="card hero">
        <OverallVerdict audit={audit} />
        <ComponentScores components={audit.components} />
      </div>
      <dl class="tiles">
        <Tile label={words.critical} value={figures.number(counts.critical, 0)} tone="bad" />
        <Tile label={words.warnings} value={figures.number(counts.warning, 0)} tone="warn" />
        <Tile label={words.notices} value={figures.number(counts.notice, 0)} tone="note" />
        <Tile
          label={words.pages}
          value={figures.number(crawl.pages, 0)}
          detail={words.depth(full.counts.clicks(crawl.depth))}
        />
        <Tile
          label={words.data}
          value={figures.bytes(crawl.bytes)}
          detail={words.within(figures.ms(crawl.duration_ms))}
        />
      </dl>
      {summary !== '' && (
        <div class="card">
          <h3>{words.summary}</h3>
          <p class="summary">
            <Foreign text={summary} max={4000} />
          </p>
        </div>
      )}
    </section>
  );
}

function Tile({ label, value, detail, tone }: { label: string; value: string; detail?: string; tone?: string }) {
  return (
    <div class={tone ? `tile ${tone}` : 'tile'}>
      <dt>{label}</dt>
      <dd>
        <span class="tile-value">{value}</span>
        {detail && <span class="small muted"> {detail}</span>}
      </dd>
    </div>
  );
}
