import type { MailFinding } from '../../../domain/outreach/writing/mail-finding.js';
import { Foreign } from '../../report/parts/foreign.js';

/** What to change in an email before it is sent, and why; nothing where nothing was found. */
export function MailFindings({ findings }: { findings: readonly MailFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul class="notes">
      {findings.map(({ code, severity, where, excerpt, why, change, source }) => (
        <li key={`${code}${where}${excerpt}`}>
          <strong>
            {severity === 'error' ? 'Fix' : 'Improve'} the {where === 'subject' ? 'subject' : 'text'}:
          </strong>{' '}
          {excerpt && (
            <>
              “<Foreign text={excerpt} max={160} />
              ”.{' '}
            </>
          )}
          {why} {change}{' '}
          {source && (
            <a href={source} rel="noreferrer">
              View the rule
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
