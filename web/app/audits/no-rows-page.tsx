import type { AuditHeadProps } from './audit-head.js';
import { LinksHead } from './links-head.js';

export interface NoRowsPageProps {
  audit: AuditHeadProps['audit'];
  reason: string;
}

/** Of an audit whose links are not there, and why. */
export function NoRowsPage({ audit, reason }: NoRowsPageProps) {
  return (
    <>
      <LinksHead audit={audit} />
      <p class="empty">{reason}</p>
    </>
  );
}
