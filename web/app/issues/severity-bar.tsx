import { SEVERITIES } from '../../../domain/audits/issues.js';
import type { Severity } from '../../../domain/seo/checks/check.js';
import { showNumber } from '../../report/facts/figures.js';
import { titleWords } from '../parts/title-words.js';

interface Props {
  counts: Record<Severity, number>;
  /** Where the issues of a severity are listed; of the chosen one, where all are. */
  linkTo: (severity: Severity) => string;
  chosen: Severity | undefined;
}

/** How many issues there are by severity, as a bar and as links that list them. */
export function SeverityBar({ counts, linkTo, chosen }: Props) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0);
  return (
    <div class="severities">
      <svg class="severity-bar" width="100%" height="10" aria-hidden="true" focusable="false">
        {parts.map((severity, index) => {
          const before = parts.slice(0, index).reduce((sum, each) => sum + counts[each], 0);
          return (
            <rect
              key={severity}
              class={`severity-${severity}`}
              x={`${toPercent(before, total)}%`}
              width={`${toPercent(counts[severity], total)}%`}
              height="10"
            />
          );
        })}
      </svg>
      <ul>
        {SEVERITIES.map((severity) => (
          <li key={severity}>
            <svg width="10" height="10" aria-hidden="true" focusable="false">
              <rect class={`severity-${severity}`} width="10" height="10" rx="3" />
            </svg>{' '}
            <a href={linkTo(severity)} aria-current={severity === chosen ? 'true' : undefined}>
              <strong>{showNumber(counts[severity], 0)}</strong> {titleWords(severity).toLowerCase()}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toPercent(count: number, total: number): string {
  return total === 0 ? '0' : ((count / total) * 100).toFixed(2);
}
