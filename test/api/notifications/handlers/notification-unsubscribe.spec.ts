import { expect } from 'chai';
import { createNotificationTokens } from '../../../../platform/notification-token.js';
import { UNSUBSCRIBE_POLICY } from '../../../../web/unsubscribe/unsubscribe-policy.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('[I] notification unsubscribe handlers', () => {
  let running: OperationsApi;
  const tokens = createNotificationTokens('a test secret of more than 32 characters');
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());

  const link = (user_id: string, kind = 'weekly_digest') =>
    `/n/${tokens.sign({ workspace_id: 'ws_1', user_id, kind })}`;
  const get = (path: string) => running.api.call('GET', path);
  const post = (path: string, body = ONE_CLICK, type = FORM) =>
    running.api.call('POST', path, { headers: { 'content-type': type }, body });
  const stored = (user: string) => running.store.notificationChoices.find('ws_1', user);

  it('show a button and change nothing, however often a scanner looks', async () => {
    for (const _ of [1, 2]) {
      const { status, headers, text } = await get(link('scanned'));
      expect([status, headers['content-security-policy']]).to.deep.equal([200, UNSUBSCRIBE_POLICY]);
      expect(text).to.contain('<strong>Weekly digest</strong>').and.contain('<button type="submit">');
    }
    expect((await stored('scanned')).kinds).to.deep.equal({});
  });

  it('turn one kind off on one click, as often as it is repeated, and nothing else', async () => {
    for (const [body, type] of [
      [ONE_CLICK, FORM],
      [ONE_CLICK, 'text/plain'],
      ['{"List-Unsubscribe":"One-Click"}', 'application/json'],
    ] as const) {
      const { status, text } = await post(link('clicked'), body, type);
      expect([status, text.includes('These emails are off')]).to.deep.equal([200, true]);
    }
    expect((await stored('clicked')).kinds).to.deep.equal({ weekly_digest: false });
    expect((await get(link('clicked'))).text).not.to.contain('<button');
  });

  it('refuse links that are not ours, and what is no click', async () => {
    for (const path of ['/n/x', link('eve', 'never'), `${link('eve')}x`]) {
      expect((await get(path)).status, path).to.equal(404);
      expect((await post(path)).status, path).to.equal(404);
    }
    expect((await post(link('eve'), 'something=else')).status).to.equal(422);
    expect((await stored('eve')).kinds).to.deep.equal({});
  });
});
