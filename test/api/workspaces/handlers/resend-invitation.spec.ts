import { expect } from 'chai';
import { DomainError } from '../../../../domain/base/errors.js';
import { INVITATION_MAILS_A_DAY } from '../../../../domain/workspaces/invitation.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

interface Shown {
  id: string;
  token: string;
  expires_at: string;
  mail: { status: string; reason: string | null } | null;
}

describe('[I] mails of invitations', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const call = async (user: string, method: string, path: string, body?: unknown) => {
    const headers = await running.as(user, 'enterprise', { email: `${user}@agency.example`, email_verified: true });
    return running.api.call(method, `/api/workspaces${path}`, { headers, ...(body === undefined ? {} : { body }) });
  };
  const make = async (user: string) => ((await call(user, 'POST', '', { name: 'Agency' })).json as { id: string }).id;
  const invite = async (user: string, team: string, email: string) => {
    const { json, status } = await call(user, 'POST', `/${team}/invitations`, { email, role: 'viewer' });
    return { ...(json as Shown), status };
  };
  const list = async (user: string, team: string) => (await call(user, 'GET', `/${team}/invitations`)).json as Shown[];
  const finish = async (status: 'sent' | 'failed', reason: string | null = null) => {
    const id = running.gateway.mails.at(-1) ?? '';
    await running.store.notificationMails.note(id, ['pending'], { status, reason, next_attempt_at: null });
  };

  it('are set going with the invitation, and shown beside it', async () => {
    const team = await make('olga');
    const made = await invite('olga', team, 'sam@agency.example');
    expect([made.status, made.mail?.status, running.gateway.mails.length]).to.deep.equal([201, 'pending', 1]);
    const mail = await running.store.notificationMails.find(running.gateway.mails[0] ?? '');
    expect(mail).to.deep.include({ kind: 'invitation', workspace_id: team, data: { invitation_id: made.id } });
    expect(JSON.stringify(mail)).not.to.contain(made.token);
    await finish('failed', '550 no such user');
    expect((await list('olga', team))[0]?.mail).to.include({ status: 'failed', reason: '550 no such user' });
  });

  it('are sent again by a button, once at a time, with days anew', async () => {
    const team = await make('olga');
    const made = await invite('olga', team, 'tom@agency.example');
    const path = `/${team}/invitations/${made.id}/resend`;
    expect((await call('olga', 'POST', path)).status).to.equal(202);
    expect(running.gateway.mails).to.have.length(1);
    await finish('sent');
    const again = await call('olga', 'POST', path);
    expect([again.status, (again.json as Shown).mail?.status]).to.deep.equal([202, 'pending']);
    expect(running.gateway.mails).to.have.length(2);
    expect(Date.parse((again.json as Shown).expires_at)).to.be.greaterThan(Date.parse(made.expires_at));
    expect((await call('olga', 'POST', `/${team}/invitations/${'f'.repeat(24)}/resend`)).status).to.equal(404);
    expect((await call('eve', 'POST', path)).status).to.equal(404);
  });

  it('leave the invitation valid where they cannot be started, and say so', async () => {
    const team = await make('olga');
    running.gateway.failure = new DomainError('dependency_unavailable', 'Temporal is away', true);
    const made = await invite('olga', team, 'uma@agency.example');
    expect([made.status, made.mail?.status]).to.deep.equal([201, 'failed']);
    expect(made.mail?.reason).to.contain('Resend');
  });

  it('are bounded for each member', async () => {
    const team = await make('max');
    const now = new Date();
    for (let index = 0; index < INVITATION_MAILS_A_DAY; index += 1)
      await running.store.notificationMails.add(
        { workspace_id: team, user_id: 'max', kind: 'invitation', key: `k${index}`, data: {} },
        now,
      );
    const refused = await call('max', 'POST', `/${team}/invitations`, { email: 'x@agency.example', role: 'viewer' });
    expect([refused.status, Number(refused.headers['retry-after'])]).to.deep.equal([429, 3_600]);
    expect(await list('max', team)).to.deep.equal([]);
  });
});
