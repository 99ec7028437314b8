import { plural } from '../base/text/plural.js';
import type { IssueCounts } from './issue.js';

/** "1 critical issue, 4 warnings and 20 notices": zero counts are left out; '' without any. */
export function nameIssueCounts({ critical, warning, notice }: IssueCounts): string {
  const named = [
    ...(critical > 0 ? [plural(critical, 'critical issue')] : []),
    ...(warning > 0 ? [plural(warning, 'warning')] : []),
    ...(notice > 0 ? [plural(notice, 'notice')] : []),
  ];
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}
