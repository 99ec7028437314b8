import { expect } from 'chai';
import { judgeTask, type ScheduleFacts, type TaskRun } from '../../../domain/sites/task-health.js';

const NEXT = '2026-06-09T05:00:00.000Z';
const run = (day: number, status: TaskRun['status']): TaskRun => ({
  workflow_id: 'w',
  run_id: `r${day}`,
  status,
  started_at: `2026-06-0${day}T05:00:00.000Z`,
  ended_at: status === 'running' ? null : `2026-06-0${day}T05:00:09.000Z`,
});
const judge = (runs: TaskRun['status'][], facts: Partial<ScheduleFacts> = {}) =>
  judgeTask({ paused: false, next_run_at: NEXT, runs: runs.map((status, index) => run(index + 1, status)), ...facts });

describe('[U] judgeTask', () => {
  it('knows a task that has no Schedule', () => {
    expect(judgeTask(null)).to.deep.equal({
      status: 'not_scheduled',
      next_run_at: null,
      last_success_at: null,
      last_failure_at: null,
      consecutive_failures: 0,
      latest_run: null,
    });
  });

  it('is active before its first run and after good ones', () => {
    expect(judge([])).to.include({ status: 'active', next_run_at: NEXT, latest_run: null, consecutive_failures: 0 });
    expect(judge(['failed', 'completed'])).to.deep.equal({
      status: 'active',
      next_run_at: NEXT,
      consecutive_failures: 0,
      latest_run: run(2, 'completed'),
      last_success_at: '2026-06-02T05:00:09.000Z',
      last_failure_at: '2026-06-01T05:00:09.000Z',
    });
  });

  it('has failed after one or two, and needs somebody after three in a row', () => {
    expect(judge(['completed', 'failed'])).to.include({ status: 'failed', consecutive_failures: 1 });
    expect(judge(['failed', 'failed'])).to.include({
      status: 'failed',
      consecutive_failures: 2,
      last_success_at: null,
    });
    expect(judge(['completed', 'failed', 'failed', 'failed'])).to.include({
      status: 'needs_intervention',
      consecutive_failures: 3,
      last_success_at: '2026-06-01T05:00:09.000Z',
    });
  });

  it('counts neither what runs nor what was cancelled', () => {
    expect(judge(['failed', 'cancelled', 'running'])).to.include({ status: 'running', consecutive_failures: 1 });
    expect(judge(['failed', 'cancelled'])).to.include({ status: 'failed', consecutive_failures: 1 });
  });

  it('paused, it has no next run', () => {
    expect(judge(['failed', 'failed', 'failed'], { paused: true })).to.include({
      status: 'paused',
      next_run_at: null,
      consecutive_failures: 3,
    });
  });
});
