import { expect } from 'chai';
import { type SendAnswer, type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';
import { type MessageProxy, startMessageProxy } from '../../support/servers/message-proxy.js';
import { until } from '../../support/until.js';

/** More messages than the API sends its database for one mail before it waits for the end: the seventh finds the record written. */
const STEPS = 14;

/**
 * Steps of a send in the API: count the request, claim the key, read campaign, lead and sender, write the operation, start
 * its workflow, wait. Each message to the database begins one, so that dying in its place is dying between two.
 */
describe('[E] sudden death of the API in the middle of a direct send', function () {
  this.timeout(300_000);
  let sending: SendingPlatform;
  let proxy: MessageProxy;
  const reached: string[] = [];
  before(async () => {
    sending = await startSendingPlatform({
      apiDatabase: async (uri) => {
        proxy = await startMessageProxy(uri);
        return proxy.uri;
      },
    });
  });
  after(async () => {
    await sending?.stop();
    await proxy?.close();
  });

  for (let step = 1; step <= STEPS; step++) {
    it(`before message ${step}: the same request again is the same operation, and one mail`, async () => {
      const email = `ana${step}@step-${step}.example`;
      const [lead = ''] = await sending.addLeads([email]);
      const headers = { 'idempotency-key': `a-key-of-step-${step}` };
      const send = () => sending.send(lead, 'An idea for you', headers);
      let death: Promise<void> | undefined;
      proxy.holdAt(step, () => {
        death = sending.platform.killApi('SIGKILL');
      });
      const first = await send().catch((failure: unknown) => failure);
      if (death !== undefined) {
        await death;
        expect(first, 'nobody has heard an answer').to.be.instanceOf(Error);
        proxy.pass();
        await sending.platform.startApi();
      } else {
        proxy.pass();
      }
      const operations = sending.platform.connection.collection('operations');
      const left = await operations.countDocuments({ 'input.lead_id': lead });
      const claimed = await sending.platform.connection
        .collection('idempotency_keys')
        .countDocuments({ key: headers['idempotency-key'] });
      reached.push(`${death !== undefined ? 'dead' : 'alive'} ${claimed} claimed, ${left} recorded`);
      let again: SendAnswer | undefined;
      await until('the same request is answered with the attempt', async () => {
        again = await send();
        expect(again.status, JSON.stringify(again.body)).to.be.oneOf([200, 202]);
        return again.status === 200;
      });
      expect(again?.body).to.include({ status: 'sent', recipient_email: email });
      expect(sending.sink.copiesTo(email)).to.equal(1);
      const { body } = await sending.platform.call(`/api/operations/${again?.body['id']}`);
      expect(body).to.include({ type: 'send_outreach', status: 'completed' });
      expect(await operations.countDocuments({ 'input.lead_id': lead })).to.equal(1);
    });
  }

  it('has met death before a trace, between the key and the record, and after the record', () => {
    expect(reached).to.include.members([
      'dead 0 claimed, 0 recorded',
      'dead 1 claimed, 0 recorded',
      'dead 1 claimed, 1 recorded',
    ]);
  });
});
