import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { expect } from 'chai';
import { createErasureGateway } from '../../../api/gateways/erasure-gateway.js';
import { createGatewayCall } from '../../../api/gateways/gateway-call.js';
import { startTemporal, type TestTemporal } from '../../support/temporal-server.js';
import { until } from '../../support/until.js';
import { withTemporal } from '../../support/with-temporal.js';

const USER = defineSearchAttributeKey('LinkwrightUser', SearchAttributeType.KEYWORD);
/** Nobody polls it: what is started stays open. */
const TASK_QUEUE = 'nobody';

describe('[I] erasure gateway', function () {
  this.timeout(300_000);
  let temporal: TestTemporal;
  before(async () => {
    temporal = await startTemporal();
  });
  after(() => temporal.stop());

  for (const user of ['auth0|alice', "o'neil % _", 'a"b\\c']) {
    it(`deletes what runs and what has ended for ${user}, by attribute and by id, and nothing else`, async () => {
      await withTemporal(temporal, async (client) => {
        const start = async (workflowId: string, of?: string) => {
          const typedSearchAttributes = of === undefined ? [] : [{ key: USER, value: of }];
          return client.workflow.start('any', { taskQueue: TASK_QUEUE, workflowId, typedSearchAttributes });
        };
        const theirs = [
          await start(`quick_audit:${user}:1`, user),
          await start(`poll-replies:${user}-2026`, user),
          await start(`deliver_webhook:${user}:1`),
          await start(`write_email:${user}:1`),
        ];
        await theirs[0]?.terminate();
        const kept = [`write_email:${user}x:1`, `other:${user}:1`, `sweep of ${user}`];
        for (const id of kept) await start(id, `${user}x`);
        const listed = async () => {
          const ids: string[] = [];
          for await (const { workflowId } of client.workflow.list()) ids.push(workflowId);
          return ids.sort();
        };
        await until('all are listed', async () => (await listed()).length >= theirs.length + kept.length);
        const { eraseWorkflows } = createErasureGateway(client, createGatewayCall(client));
        expect(await eraseWorkflows(user)).to.have.length(theirs.length);
        await until('they are gone', async () => (await listed()).length === kept.length);
        expect(await listed()).to.deep.equal([...kept].sort());
        expect(await eraseWorkflows(user)).to.deep.equal([]);
        expect(await eraseWorkflows(`${user}x`)).to.have.length(kept.length);
        await until('nothing is left', async () => (await listed()).length === 0);
      });
    });
  }
});
