import { toTerminalText } from '../terminal-text.js';
import { counted } from './counted.js';
import { type Paint, scoreColor } from './paint.js';
import type { ShownAudit } from './shown-audit.js';
import { renderTable } from './table.js';

/** Title, score with its word, what caps it, what it rests on, and how it moved. */
export function renderSummary(audit: ShownAudit, paint: Paint): string[] {
  const { critical, warning, notice } = audit.issue_counts;
  const accepted = audit.accepted.findings;
  const { pages, depth, duration_ms, not_followed_summary: missed = null } = audit.crawl;
  const rows = [
    ['Score', showScore(audit, paint)],
    ...limitsOf(audit).map(({ cap, reason }) => [`At most ${cap}`, toTerminalText(reason)] as const),
    ['Coverage', `${Math.round(audit.score_coverage * 100)}% of the score's weight was measured`],
    ['Issues', `${critical} critical, ${counted(warning, 'warning')}, ${counted(notice, 'notice')}`],
    ...(accepted === 0 ? [] : [['Accepted', `${counted(accepted, 'finding')}, in neither score nor issues`] as const]),
    ['Crawl', `${counted(pages, 'page')} to depth ${depth} in ${showDuration(duration_ms)}`],
    ...(missed === null ? [] : [['Not crawled', toTerminalText(missed)] as const]),
    ['Before', showPrevious(audit.previous)],
  ] as const;
  const title = `${audit.audit_type === 'quick' ? 'Quick' : 'Complete'} audit of ${toTerminalText(audit.final_url)}`;
  const lines = renderTable(
    rows.map(([name, text]) => [{ text: name }, { text }]),
    paint,
  );
  return [paint('bold', title), '', ...lines];
}

/** A limit above the score explains nothing, and one that leaves no more than the score explains it alone. */
function limitsOf({ overall_score, score_gates, score_breakdown }: ShownAudit): ShownAudit['score_gates'] {
  const cap = score_breakdown?.cap ?? 0;
  if (overall_score !== null && overall_score < cap) return [];
  const alone = score_gates.filter((gate) => gate.cap <= cap);
  return alone.length > 0 ? alone : score_gates;
}

function showScore({ overall_score, overall_status, reliability }: ShownAudit, paint: Paint): string {
  const doubt = reliability.reliable
    ? ''
    : `not reliable: ${toTerminalText(reliability.reason ?? 'the crawl saw too little')}`;
  if (overall_score === null) return paint('dim', `none, ${doubt || 'nothing was measured'}`);
  const figure = `${overall_score.toFixed(1)} of 100`;
  const word = overall_status === null ? '' : `, ${overall_status.replace('_', ' ')}`;
  return paint(scoreColor(overall_score), figure + word) + (doubt && ` (${doubt})`);
}

function showPrevious(previous: ShownAudit['previous']): string {
  if (previous === null) return 'no earlier audit to compare with';
  const moved = `${counted(previous.new_issues.length, 'new issue')}, ${previous.fixed_issues.length} fixed`;
  if (previous.overall_score === null) return `no score; ${moved}`;
  const change = previous.change === null ? '' : `, now ${showScoreChange(previous.change)}`;
  return `${previous.overall_score.toFixed(1)}${change}; ${moved}`;
}

/** "+1.5", "−2.0" or "unchanged". */
export function showScoreChange(change: number, places = 1): string {
  if (change === 0) return 'unchanged';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(places)}`;
}

/** Seconds to one place, from a minute on "2 min 5 s". */
export function showDuration(ms: number): string {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
