import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { type ReplayResult, Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { expect } from 'chai';
import * as workflows from '../../workflows/index.js';
import { expectNone } from '../support/expect-none.js';
import {
  type HistoryFile,
  type RecordedHistory,
  readHistories,
  secretNamesIn,
} from '../support/temporal/history-files.js';
import { bundleWorkflows } from '../support/temporal/workflow-bundle.js';
import '../support/temporal/workflow-env.js'; // Keeps the runtime quiet, which a process can do but once.

/** A run of a workflow may be alive while new code is rolled out: it has to decide as the code before it did. */
describe('[I] replay of recorded histories', function () {
  this.timeout(300_000);
  const files = readHistories();

  it('covers every workflow', () => {
    const recorded = new Set(files.map(({ workflowType }) => workflowType));
    expectNone(
      Object.keys(workflows).filter((name) => !recorded.has(name)),
      'Workflows without a history in test/histories; record one with test/support/temporal/record-histories.ts',
    );
  });

  it('holds no history of a workflow that is gone, and no secret', () => {
    const gone = files.filter(({ workflowType }) => !(workflowType in workflows)).map(({ name }) => name);
    const telling = files.flatMap(({ name, history }) =>
      [...secretNamesIn(history)].map((secret) => `${name}: ${secret}`),
    );
    expectNone(gone, 'Histories of unknown workflows');
    expectNone(telling, 'Histories with what sounds like a secret');
  });

  it('decides today as it was recorded', async () => {
    const results = await replay(files.map(({ name, history }) => ({ name, history })));
    expect(results).to.have.length(files.length);
    expectNone(
      results.filter(({ error }) => error).map(({ workflowId, error }) => `${workflowId}: ${error?.message}`),
      'Histories that the code of today would have written otherwise; CONTRIBUTING.md ("Add a workflow") says what to do',
    );
  });

  it('notices a step that was another one when recorded', async () => {
    const broken = files.map(({ name, history }) => ({ name, history: renameFirstActivity(history) }));
    const results = await replay(broken);
    expect(results.length).to.be.greaterThan(0);
    for (const { workflowId, error } of results) expect(error, workflowId).to.be.instanceOf(DeterminismViolationError);
  });
});

async function replay(files: Pick<HistoryFile, 'name' | 'history'>[]): Promise<ReplayResult[]> {
  const workflowBundle = await bundleWorkflows();
  const histories = files.map(({ name, history }) => ({ workflowId: name, history: historyFromJSON(history) }));
  const results: ReplayResult[] = [];
  for await (const result of Worker.runReplayHistories({ workflowBundle }, histories)) results.push(result);
  return results;
}

function renameFirstActivity(history: RecordedHistory): RecordedHistory {
  const copy = structuredClone(history);
  const scheduled = copy.events.find(
    (event) => event.activityTaskScheduledEventAttributes,
  )?.activityTaskScheduledEventAttributes;
  if (!scheduled) throw new Error('This history has no activity that could be renamed');
  scheduled.activityType.name = `${scheduled.activityType.name}OfYesterday`;
  return copy;
}
