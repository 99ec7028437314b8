import type { ComponentChildren } from 'preact';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { showNumber } from '../../../report/facts/figures.js';
import { Time } from '../../parts/time.js';
import { findPartPath } from '../site-parts.js';

export interface AuditFiguresProps {
  siteId: string;
  audit: CompleteAudit;
  /** When the audit runs next, ISO 8601; null: not scheduled or not known. */
  nextRun: string | null;
  isGuest: boolean;
}

/** The figures of the latest audit in one line, and when the next one runs. */
export function AuditFigures({ siteId, audit, nextRun, isGuest }: AuditFiguresProps) {
  const { issue_counts: counts, crawl, generated_at } = audit;
  return (
    <dl class="tiles" aria-label="Latest audit">
      <Tile title="Critical issues" tone={counts.critical > 0 ? 'bad' : undefined}>
        {showNumber(counts.critical, 0)}
      </Tile>
      <Tile title="Warnings">{showNumber(counts.warning, 0)}</Tile>
      <Tile title="Notices">{showNumber(counts.notice, 0)}</Tile>
      <Tile title="Pages crawled">{showNumber(crawl.pages, 0)}</Tile>
      <Tile title="Last audit" isText>
        <Time at={generated_at} dayOnly />
      </Tile>
      {!isGuest && (
        <Tile title="Next audit" isText>
          {nextRun === null ? <a href={findPartPath(siteId, 'schedules')}>Set a schedule</a> : <Time at={nextRun} />}
        </Tile>
      )}
    </dl>
  );
}

interface TileProps {
  title: string;
  tone?: 'bad' | undefined;
  /** Words, which are set smaller than a figure. */
  isText?: boolean;
  children: ComponentChildren;
}

function Tile({ title, tone, isText = false, children }: TileProps) {
  return (
    <div class={`tile ${tone ?? ''}`.trim()}>
      <dt>{title}</dt>
      <dd class={isText ? 'tile-value tile-text' : 'tile-value'}>{children}</dd>
    </div>
  );
}
