import type { WaitingMailChange } from '../../../domain/outreach/sending/waiting-mail.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';

const ACTIONS: Readonly<Record<WaitingMailChange['action'], string>> = { edited: 'Edited', cancelled: 'Canceled' };

/** What people did to an email while it waited, and why. */
export function MailChanges({ changes }: { changes: readonly WaitingMailChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul class="small muted">
      {changes.map(({ action, at, by_name, reason }) => (
        <li key={`${at} ${action}`}>
          {ACTIONS[action]} by <Foreign text={by_name} max={80} />, <Time at={at} />
          {reason !== null && (
            <>
              : <Foreign text={reason} max={500} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
