import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { showBytes, showCount, showMs, showNumber } from '../facts/figures.js';
import { Foreign } from '../parts/foreign.js';
import { ComponentScores } from './component-scores.js';
import { Verdict } from './verdict.js';

/** The page in one screen: score, components, counts and the summary in words. */
export function Overview({ audit }: { audit: CompleteAudit }) {
  const { issue_counts: counts, crawl } = audit;
  return (
    <section class="section" aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      <div class="card hero">
        <Verdict audit={audit} />
        <ComponentScores components={audit.components} />
      </div>
      <dl class="tiles">
        <Tile label="Critical issues" value={showNumber(counts.critical, 0)} tone="bad" />
        <Tile label="Warnings" value={showNumber(counts.warning, 0)} tone="warn" />
        <Tile label="Notices" value={showNumber(counts.notice, 0)} tone="note" />
        <Tile
          label="Pages crawled"
          value={showNumber(crawl.pages, 0)}
          detail={`to ${showCount(crawl.depth, 'click')} deep`}
        />
        <Tile label="Data read" value={showBytes(crawl.bytes)} detail={`in ${showMs(crawl.duration_ms)}`} />
      </dl>
      {audit.executive_summary !== '' && (
        <div class="card">
          <h3>Executive summary</h3>
          <p class="summary">
            <Foreign text={audit.executive_summary} max={4000} />
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
