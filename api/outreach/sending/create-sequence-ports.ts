import { createHash } from 'node:crypto';
import type { ChangeLeadPorts } from '../../../domain/outreach/sending/sequence/change-lead-place.js';
import type { SequencePlace } from '../../../domain/outreach/sending/sequence/sequence-place.js';
import type { Logger } from '../../../platform/logger.js';
import type { WorkflowGateway } from '../../workflow-gateway.js';

export interface SequencePortsDeps extends Omit<ChangeLeadPorts, 'time_zone' | 'timer' | 'makeId' | 'now'> {
  policy: { time_zone: string };
  gateway: Pick<WorkflowGateway, 'startFollowUp' | 'wakeFollowUp'>;
  logger: Logger;
}

/** What leading leads through a sequence needs of the API. Records are safe without their timers: workers find what is overdue. */
export function createSequencePorts({ gateway, logger, ...deps }: SequencePortsDeps): ChangeLeadPorts {
  const orLog = (place: Pick<SequencePlace, 'id'>) => (failure: unknown) =>
    logger.warn({ err: failure, follow_up_id: place.id }, 'timer of a follow-up not updated');
  return {
    ...deps,
    time_zone: deps.policy.time_zone,
    timer: {
      start: (place) => {
        const { user_id, sender_id, id: follow_up_id, scheduled_at: due_at } = place;
        return gateway.startFollowUp({ user_id, sender_id, follow_up_id, due_at }).catch(orLog(place));
      },
      wake: (place) => gateway.wakeFollowUp({ user_id: place.user_id, follow_up_id: place.id }).catch(orLog(place)),
    },
    makeId: (of) => createHash('sha256').update(of).digest('hex').slice(0, 24),
    now: () => new Date(),
  };
}
