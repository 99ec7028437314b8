import { type DigestTime, nameDigestTime, parseDigestTime } from '../../../domain/notifications/digest-time.js';
import { scheduleTimes } from '../../sites/contract/schedule-times.js';

/** What a Schedule starts at one time of the week. */
export const SEND_DIGESTS = 'sendDigests';

export interface SendDigestsInput {
  time: DigestTime;
}

const PREFIX = 'digest:';

export function digestScheduleId(time: DigestTime): string {
  return `${PREFIX}${nameDigestTime(time)}`;
}

/** The time of a Schedule; null when it is not one of these. */
export function readDigestScheduleId(scheduleId: string): DigestTime | null {
  return scheduleId.startsWith(PREFIX) ? parseDigestTime(scheduleId.slice(PREFIX.length)) : null;
}

/**
 * The Schedule of all digests that are due at one time of the week, as Temporal's client takes it. A machine that was off then
 * sends them once it is back, within two days: later they would come together with the next ones.
 */
export function digestSchedule(time: DigestTime, now: Date) {
  const scheduleId = digestScheduleId(time);
  const input: SendDigestsInput = { time };
  return {
    scheduleId,
    spec: scheduleTimes(time, now),
    policies: { overlap: 'SKIP' as const, catchupWindow: '2 days' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: SEND_DIGESTS,
      workflowId: scheduleId,
      taskQueue: 'orchestration',
      args: [input],
      workflowRunTimeout: '24 hours' as const,
    },
  };
}
