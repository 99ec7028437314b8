/**
 * Records what workflows did, so that test/workflows/replay.spec.ts can hold tomorrow's code to it:
 *
 *   npx tsx test/support/temporal/record-histories.ts <temporal address> <namespace> <workflow id>…
 *
 * Record a workflow again whenever its story changes, and delete the old history only when no run of it can be alive.
 */
import { Client, Connection } from '@temporalio/client';
import { saveHistory } from './history-files.js';

const [address, namespace, ...workflowIds] = process.argv.slice(2);
if (!address || !namespace || workflowIds.length === 0) {
  console.error(
    'Usage: npx tsx test/support/temporal/record-histories.ts <temporal address> <namespace> <workflow id>…',
  );
  process.exit(2);
}

const connection = await Connection.connect({ address, connectTimeout: 5_000 });
try {
  const client = new Client({ connection, namespace });
  for (const workflowId of workflowIds) {
    const history = await client.workflow.getHandle(workflowId).fetchHistory();
    console.log(`${workflowId} → test/histories/${saveHistory(history)}`);
  }
} finally {
  await connection.close();
}
