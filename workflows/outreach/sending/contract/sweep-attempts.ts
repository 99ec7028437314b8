/** Started by a Schedule: ends attempts that no workflow will end any more. */
export const SWEEP_ATTEMPTS = 'sweepAttempts';

const SWEEP_SCHEDULE_ID = 'sweep-attempts';

/** The Schedule, as Temporal's client takes it. */
export function sweepSchedule() {
  return {
    scheduleId: SWEEP_SCHEDULE_ID,
    spec: { intervals: [{ every: 15 * 60_000 }] },
    policies: { overlap: 'SKIP' as const, catchupWindow: '1 minute' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: SWEEP_ATTEMPTS,
      workflowId: SWEEP_SCHEDULE_ID,
      taskQueue: 'orchestration',
      args: [],
      workflowRunTimeout: '10 minutes' as const,
    },
  };
}
