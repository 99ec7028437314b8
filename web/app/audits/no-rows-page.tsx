import { AuditHead, type AuditHeadProps } from './audit-head.js';
import { LinksHead } from './links-head.js';

export interface NoRowsPageProps {
  audit: AuditHeadProps['audit'];
  part: 'pages' | 'links';
  reason: string;
}

/** Of an audit whose pages or links are not there, and why. */
export function NoRowsPage({ audit, part, reason }: NoRowsPageProps) {
  return (
    <>
      {part === 'links' ? <LinksHead audit={audit} /> : <AuditHead audit={audit} part={part} />}
      <p class="empty">{reason}</p>
    </>
  );
}
