import { randomBytes } from 'node:crypto';
import { Connection } from '@temporalio/client';
import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import { msToTs } from '@temporalio/common/lib/time.js';
import { SEARCH_ATTRIBUTES } from '../../../workflows/operations/contract/operation.js';
import { startTemporal, type TestNamespace } from './temporal-server.js';

/** The environment variable with the address of the server that all specs of a run share. */
export const SHARED_TEMPORAL = 'LINKWRIGHT_TEST_TEMPORAL';
/** Of its own accord, a client gives up after ten seconds, which a busy machine may need. */
const CONNECT_TIMEOUT_MS = 60_000;
const RETENTION_MS = 86_400_000;

/** A namespace that no one else uses: on the server that the whole run shares, else on one started for it. */
export async function startNamespace(): Promise<TestNamespace> {
  const address = process.env[SHARED_TEMPORAL];
  if (!address) return startTemporal();
  const namespace = `test-${randomBytes(6).toString('hex')}`;
  const connection = await Connection.connect({ address, connectTimeout: CONNECT_TIMEOUT_MS });
  try {
    await connection.workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: msToTs(RETENTION_MS),
    });
    await addSearchAttributes(connection, namespace);
  } finally {
    await connection.close();
  }
  // What is left in it runs on without workers, which costs next to nothing, until the server ends.
  return { address, namespace, stop: async () => undefined };
}

/** Registers the search attributes of the product. */
export async function addSearchAttributes(connection: Connection, namespace: string): Promise<void> {
  const entries = Object.values(SEARCH_ATTRIBUTES).flatMap((key) => {
    const type = encodeSearchAttributeIndexedValueType(key.type);
    return type === undefined ? [] : [[key.name, type] as const];
  });
  await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: Object.fromEntries(entries) });
}
