import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { expect } from 'chai';
import { createErasureGateway } from '../../../api/accounts/erasure-gateway.js';
import { createGatewayCall } from '../../../api/gateway-call.js';
import { startTemporal, type TestTemporal } from '../../support/temporal/temporal-server.js';
import { withTemporal } from '../../support/temporal/with-temporal.js';
import { until } from '../../support/until.js';

const USER = defineSearchAttributeKey('LinkwrightUser', SearchAttributeType.KEYWORD);
/** No one polls it: what is started stays open. */
const TASK_QUEUE = 'nobody';

describe('[I] erasure gateway', function () {
  this.timeout(300_000);
  let temporal: TestTemporal;
  before(async () => {
    temporal = await startTemporal();
  });
  after(() => temporal.stop());

  it('deletes what runs and what has ended for a user, by attribute and by id, and nothing else', async () => {
    const users = ['auth0|alice', "o'neil % _", 'a"b\\c'];
    await withTemporal(temporal, async (client) => {
      const start = async (workflowId: string, of?: string) => {
        const typedSearchAttributes = of === undefined ? [] : [{ key: USER, value: of }];
        return client.workflow.start('any', { taskQueue: TASK_QUEUE, workflowId, typedSearchAttributes });
      };
      const kept: string[] = [];
      for (const user of users) {
        const ended = await start(`quick_audit:${user}:1`, user);
        await ended.terminate();
        await start(`poll-replies:${user}-2026`, user);
        for (const kind of ['deliver_webhook', 'write_email']) await start(`${kind}:${user}:1`);
        const others = [`write_email:${user}x:1`, `other:${user}:1`, `sweep of ${user}`];
        for (const id of others) await start(id, `${user}x`);
        kept.push(...others);
      }
      const listed = async () => {
        const ids: string[] = [];
        for await (const { workflowId } of client.workflow.list()) ids.push(workflowId);
        return ids.sort();
      };
      await until('all are listed', async () => (await listed()).length >= users.length * 4 + kept.length);
      const { eraseWorkflows } = createErasureGateway(client, createGatewayCall(client));
      for (const user of users) expect(await eraseWorkflows(user), user).to.have.length(4);
      await until('they are gone', async () => (await listed()).length === kept.length);
      expect(await listed()).to.deep.equal(kept.sort());
      for (const user of users) expect(await eraseWorkflows(user)).to.deep.equal([]);
    });
  });
});
