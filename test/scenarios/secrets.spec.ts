import { expect } from 'chai';
import { sealTokens } from '../../domain/oauth/seal-tokens.js';
import type { TokenField } from '../../domain/oauth/sealed-tokens.js';
import { mailTokenPlace } from '../../domain/outreach/sending/mailbox-access.js';
import { SEALED_FIELDS } from '../../domain/secrets/sealed-kinds.js';
import { createSecrets } from '../../platform/secrets.js';
import { OUTREACH } from '../support/api/outreach-paths.js';
import { consentAt } from '../support/consent-at.js';
import { replyMail } from '../support/mail/reply-mail.js';
import { TEST_PAYLOAD_KEY } from '../support/payload-key.js';
import { insightBodies } from '../support/samples/insight-inputs.js';
import { leaksIn, listSealedFields, type Places, readRecords } from '../support/secret-places.js';
import { runSchedule, shownByTemporal } from '../support/temporal/shown-by-temporal.js';
import { until } from '../support/until.js';
import { startWatchedPlatform, type WatchedPlatform } from '../support/watched-platform.js';

const KEY = 'planted-idempotency-key-of-a-caller';
const WRONG = 'planted-password-that-is-wrong';
/** What people write and whom they write to; the product's own records hold it, Temporal must not. */
const TEXTS = new Map(
  ['subject', 'body', 'queued', 'follow-up', 'topic', 'draft', 'lead', 'keyword', 'description', 'campaign']
    .concat(['recipient', 'domain', 'addressee', 'reply', 'author'])
    .map((name) => [name, `planted-text-of-${name}`]),
);
const planted = (name: string): string => TEXTS.get(name) ?? '';
const MISTYPED = 'planted-password-in-a-request-that-is-refused';

/** As a connected mailbox has them: no provider of mailboxes is part of this platform (oauth-mailbox.spec.ts has one). */
async function keepMailboxTokens({ platform, secrets }: WatchedPlatform, senderId: string): Promise<void> {
  const given = {
    access_token: 'planted-access-token-of-a-mailbox',
    refresh_token: 'planted-refresh-token-of-a-mailbox',
  };
  for (const [name, token] of Object.entries(given)) secrets.set(`mailbox ${name}`, token);
  const now = () => new Date();
  const seal = createSecrets([`k0:${secrets.get('encryption key 0')}`]);
  const place = (field: TokenField) => mailTokenPlace('alice', senderId, field);
  const sealed = sealTokens({ secrets: seal, now }, place, {
    ...given,
    expires_in_s: 3600,
    scopes: null,
    identity: null,
  });
  const account = {
    provider: 'google' as const,
    subject: '1',
    login: 'ana@press.example',
    scopes: [],
    created_by: null,
  };
  await platform.store.mailboxGrants.connect('alice', senderId, { ...sealed, ...account }, now());
}

/** Uses everything that takes or makes a secret, in ways that work and in ways that fail, and then looks for them. */
describe('[E] secrets', function () {
  this.timeout(300_000);
  let on: WatchedPlatform;
  let campaignId: string;
  let senderId: string;
  let operationId: string;
  before(async () => {
    on = await startWatchedPlatform();
    for (const [index, secret] of [KEY, WRONG, MISTYPED].entries()) on.secrets.set(`sent ${index}`, secret);
  });
  after(() => on?.stop());

  const consent = async (name: string) => {
    const { body } = await on.call(`/api/integrations/${name}/connect`);
    return consentAt(body.authorize_url);
  };
  const newest = (kind: string) => on.servers.secrets().findLast((secret) => secret.startsWith(`${kind}-`)) ?? '';
  const echo = (status: number, ...secrets: string[]) => {
    const said = secrets.join(' ');
    return { status, body: { error: 'odd', error_description: said, message: said, errors: [{ reason: said }] } };
  };
  const expectStatus = async (wanted: number, answer: ReturnType<WatchedPlatform['call']>) => {
    const { status, text, body } = await answer;
    expect(status, text).to.equal(wanted);
    return body;
  };

  it('of signing in', async () => {
    const begin = async () => on.identity.read((await on.visit('/auth/login')).location);
    on.identity.answer(await begin(), { sub: 'somebody-else' });
    const other = await begin();
    // The provider takes the code for another one, and the state is none that was given.
    expect((await on.visit(`/auth/callback?code=planted-login-code&state=${other.state}`)).status).to.equal(401);
    await on.visit('/auth/callback?code=planted-login-code&state=made-up&error_description=planted-login-code');
    const request = await begin();
    on.identity.answer(request, { sub: 'alice' });
    await on.visit(`/auth/callback?code=planted-login-code&state=${request.state}`);
    on.secrets.set('login code', 'planted-login-code');
    const cookie = /=([^;]+)/.exec(on.jar.header(on.platform.url))?.[1] ?? '';
    on.secrets.set('session cookie', decodeURIComponent(cookie).replace(/^s:/, '').split('.')[0] ?? '');
    // One that is under way stays in the store.
    await begin();
    const refused = on.call('/api/operations', { headers: { authorization: `Bearer ${WRONG}` } });
    await expectStatus(401, refused);
  });

  it('of platforms', async () => {
    for (const name of ['searchconsole', 'analytics', 'altengine'])
      expect((await on.visit(await consent(name))).status, name).to.equal(200);
    const back = await consent('searchconsole');
    on.servers.fail('token', echo(400, newest('code'), on.servers.google.settings.client_secret));
    expect((await on.visit(back)).status).to.not.equal(200);
    const raw = '/api/seo-dashboard/searchconsole/raw?site_url=https://www.example.com/&days=';
    const read = async (days: number) => (await on.call(`${raw}${days}`, { headers: { prefer: 'wait=30' } })).status;
    on.servers.fail('data', echo(403, newest('access')));
    await read(7);
    on.servers.google.expireTokens();
    on.servers.fail('token', echo(400, newest('refresh')), { ...echo(502), body: newest('refresh') });
    await read(8);
    await read(9);
    expect(await read(10)).to.be.oneOf([200, 202]);
    on.servers.fail('token', echo(503, newest('refresh')));
    await on.call('/api/integrations/analytics', { method: 'DELETE' });
    // Somebody who is at the provider and does not come back.
    await consent('analytics');
    await on.call('/api/seo-dashboard/platforms');
  });

  it('of senders', async () => {
    const { username, mailbox, password } = on.dovecot.login('ana');
    const smtp = { host: '127.0.0.1', port: on.smtp.port, secure: false, username: 'ana' };
    const imap = { host: '127.0.0.1', port: on.dovecot.port, secure: false, username, mailbox };
    const right = on.secrets.get('smtp') ?? '';
    const who = { email: 'ana@press.example', name: 'Ana', organization: 'Press', postal_address: '1 High Street' };
    const pace = { min_interval_seconds: 0, warm_up: false, sending_window: null };
    const odd = { ...who, smtp: { ...smtp, port: 'none', password: MISTYPED } };
    await expectStatus(422, on.call(`${OUTREACH}/senders`, { body: odd }));
    await expectStatus(
      422,
      on.call(`${OUTREACH}/senders`, { body: { ...who, smtp: { ...smtp, password: [MISTYPED] } } }),
    );
    await on.call(`${OUTREACH}/senders`, { body: `{"smtp":{"password":"${MISTYPED}"` });
    const given = { smtp: { ...smtp, password: right }, imap: { ...imap, password } };
    const headers = { 'idempotency-key': KEY };
    senderId = (
      await expectStatus(201, on.call(`${OUTREACH}/senders`, { headers, body: { ...who, ...pace, ...given } }))
    ).id;
    const verify = () =>
      on.call(`${OUTREACH}/senders/${senderId}/verify`, { method: 'POST', headers: { prefer: 'wait=110' } });
    expect(await expectStatus(200, verify())).to.nested.include({ 'smtp.status': 'ok', 'imap.status': 'ok' });
    const lines = [right, Buffer.from(`\0ana\0${right}`).toString('base64')];
    on.smtp.faults.push({ at: 'auth', act: `535 5.7.8 I do not take ${lines.join(' nor ')}` });
    expect(await expectStatus(200, verify())).to.nested.include({ 'smtp.status': 'failed' });
    campaignId = (await expectStatus(201, on.call(`${OUTREACH}/campaigns`, { body: { name: 'Bees' } }))).id;
    const send = async (contact_email: string, user = 'alice') => {
      const lead = { website_url: `https://${contact_email.split('@')[1]}`, contact_email };
      const campaign_id =
        user === 'alice' ? campaignId : (await on.call(`${OUTREACH}/campaigns`, { user, body: { name: 'B' } })).body.id;
      const { body } = await on.call(`${OUTREACH}/campaigns/${campaign_id}/leads`, { user, body: lead });
      const mail = { campaign_id, lead_id: body.id, subject: 'An idea', body: 'Hello, an article about bees?' };
      return on.call(`${OUTREACH}/outreach/send`, { user, body: mail });
    };
    await send('one@blog-one.example');
    on.smtp.faults.splice(0);
    await on.call(`${OUTREACH}/senders/${senderId}`, { method: 'PATCH', body: { imap: { ...imap, password: WRONG } } });
    await on.call(`${OUTREACH}/replies/poll`, { body: {} });
    await verify();
    await send('two@blog-two.example');
    // The environment's, whose passwords are none that these servers know.
    await send('three@blog-three.example', 'bob');
    await on.call(`${OUTREACH}/replies/poll`, { body: {}, user: 'bob' });
    await on.call(`${OUTREACH}/senders`, { user: 'bob' });
    await on.call(`${OUTREACH}/campaigns/${campaignId}/attempts`);
    expect(on.smtp.mails.length + on.smtp.commands.filter((line) => line.startsWith('AUTH')).length).to.be.greaterThan(
      3,
    );
  });

  it('and what people write', async () => {
    const { username, mailbox, password } = on.dovecot.login('ana');
    const imap = { host: '127.0.0.1', port: on.dovecot.port, secure: false, username, mailbox, password };
    const wait = { prefer: 'wait=110' };
    await expectStatus(200, on.call(`${OUTREACH}/senders/${senderId}`, { method: 'PATCH', body: { imap } }));
    const { id } = await expectStatus(201, on.call(`${OUTREACH}/campaigns`, { body: { name: planted('campaign') } }));
    const campaign = `${OUTREACH}/campaigns/${id}`;
    const addLead = async (name: string, domain: string) => {
      const lead = { website_url: `https://${domain}`, website_title: planted('lead') };
      const body = { ...lead, contact_email: `${planted(name)}@${domain}` };
      return (await expectStatus(201, on.call(`${campaign}/leads`, { body }))).id;
    };
    const [lead_id, other] = [
      await addLead('recipient', `${planted('domain')}.example`),
      await addLead('addressee', 'blog-four.example'),
    ];
    const mail = { campaign_id: id, lead_id, subject: planted('subject'), body: planted('body') };
    await expectStatus(200, on.call(`${OUTREACH}/outreach/send`, { body: mail, headers: wait }));
    const [attempt] = await expectStatus(200, on.call(`${campaign}/attempts`));
    const queue = { subject: planted('queued'), body: planted('body'), lead_ids: [other] };
    await expectStatus(202, on.call(`${campaign}/outreach/queue`, { body: queue }));
    const later = { attempt_id: attempt.id, after_days: 30, body: planted('follow-up') };
    await expectStatus(201, on.call(`${campaign}/follow-ups`, { body: later }));
    const answer = {
      body: `${planted('reply')}: tell me more.`,
      from: `${planted('author')}@${planted('domain')}.example`,
    };
    await on.dovecot.append('ana', replyMail({ ...answer, headers: [`In-Reply-To: ${attempt.message_id}`] }));
    await expectStatus(200, on.call(`${OUTREACH}/replies/poll`, { body: {}, headers: wait }));
    const [reply] = await expectStatus(200, on.call(`${OUTREACH}/replies`));
    expect(reply.body).to.contain(planted('reply'));
    const correction = { method: 'PATCH', body: { classification: 'interested' } };
    await expectStatus(200, on.call(`${OUTREACH}/replies/${reply.id}`, correction));
    const asked = { topic: planted('topic'), tone: 'friendly' };
    await expectStatus(200, on.call(`${OUTREACH}/emails/generate`, { body: asked }));
    await expectStatus(200, on.call(`${OUTREACH}/emails/subject-suggestions`, { body: asked }));
    const base = { base_email: planted('draft'), lead_name: planted('lead') };
    await expectStatus(200, on.call(`${OUTREACH}/emails/personalize`, { body: base }));
    const past = { original_subject: planted('subject'), original_body: planted('body') };
    await expectStatus(200, on.call(`${OUTREACH}/emails/follow-up`, { body: past }));
    await on.call(`${OUTREACH}/discover/deep`, { body: { keyword: planted('keyword') } });
    const words = { keywords: [planted('description')] };
    await expectStatus(200, on.call('/api/seo/meta-description', { body: words, headers: wait }));
  });

  it('of webhooks', async () => {
    const headers = { 'idempotency-key': KEY };
    const make = (url: string) => on.call('/api/webhooks', { headers, body: { url }, tellsSecret: true });
    const made = await expectStatus(201, make(on.receiver.url));
    expect(await expectStatus(201, make(on.receiver.url))).to.deep.equal(made);
    const path = `/api/webhooks/${made.id}`;
    const rotate = () => on.call(`${path}/rotate-secret`, { headers, method: 'POST', tellsSecret: true });
    const rotated = await expectStatus(200, rotate());
    expect(await expectStatus(200, rotate())).to.deep.equal(rotated);
    on.secrets
      .set('webhook secret', made.secret.slice('whsec_'.length))
      .set('rotated secret', rotated.secret.slice('whsec_'.length));
    await expectStatus(202, on.call(`${path}/test`, { method: 'POST' }));
    await until('the first message is there', () => on.receiver.hits.length > 0);
    await on.call(path, { method: 'PATCH', body: { url: `${on.receiver.url}/fails` } });
    await expectStatus(202, on.call(`${path}/test`, { method: 'POST' }));
    await until('the second message is there', () => on.receiver.hits.length > 1);
    for (const one of ['/api/webhooks', path, `${path}/deliveries`]) await on.call(one);
    // What failed is tried again.
    expect(on.receiver.hits.slice(0, 2)).to.deep.equal(['POST /', 'POST /fails']);
  });

  it('of models and search engines', async () => {
    const body = insightBodies().audit;
    const insight = await on.call('/api/seo/llm/generate-audit-insights', { body, headers: { prefer: 'wait=110' } });
    expect(insight.status, insight.text).to.equal(200);
    expect(on.model.keys.length).to.be.greaterThan(0);
    await on.call(`${OUTREACH}/emails/generate`, { body: { topic: 'bees', tone: 'friendly' } });
    const keys = ['BRAVE_API_KEY', 'SERPER_API_KEY', 'GOOGLE_SEARCH_KEY'].map((name) => on.secrets.get(name) ?? '');
    for (const status of [403, 200]) {
      on.search.reply({ status, body: status === 200 ? keys.join(' ') : { error: { message: keys.join(' ') } } });
      await on.call(`${OUTREACH}/discover/deep`, { body: { keyword: `bees ${status}` } });
    }
    expect(on.search.asked.length).to.be.greaterThan(0);
    const audit = { body: { website_url: on.site.url }, headers: { prefer: 'wait=110', 'idempotency-key': KEY } };
    const done = await on.call('/api/seo/enterprise/quick-audit', audit);
    expect(done.status, done.text).to.equal(200);
    operationId = (await on.call('/api/operations')).body[0].id;
  });

  it('of sites that are not public', async () => {
    const access = {
      basic_auth: { username: 'preview', password: 'the password of a staging copy' },
      headers: { 'x-preview': 'the-header-of-a-staging-copy' },
      cookies: { preview: 'the-cookie-of-a-staging-copy' },
    };
    on.secrets
      .set('password of a site', access.basic_auth.password)
      .set('header of a site', access.headers['x-preview'])
      .set('cookie of a site', access.cookies.preview);
    const body = { website_url: on.site.url, max_pages: 1, access };
    on.site.hits.splice(0);
    const audit = await on.call('/api/seo/enterprise/complete-audit', { body, headers: { prefer: 'respond-async' } });
    expect(audit.status, audit.text).to.equal(202);
    await until('the site was asked for with its credentials', () => on.site.hits.length > 0);
    await on.call(`/api/operations/${audit.body.id}/cancel`, { method: 'POST' });
  });

  it('are in no page', async () => {
    const site = await on.call('/api/seo-dashboard/sites', { body: { site: on.site.url } });
    const of = ['audits', 'campaigns', `campaigns/${campaignId}`, `operations/${operationId}`, 'connections', 'system'];
    for (const page of [
      '/app',
      ...of.map((name) => `/app/${name}`),
      ...(site.body?.id ? [`/app/sites/${site.body.id}`] : []),
    ]) {
      const { status, text } = await on.visit(page);
      expect([status, text.includes('</html>')], page).to.deep.equal([200, true]);
    }
  });

  it('are all under a key that a sweep reaches', async () => {
    await keepMailboxTokens(on, senderId);
    const reported = await runSchedule(on.platform.temporal, 'reseal-secrets');
    expect(reported).to.include({ resealed: 0, lost: 0 });
    const reached = Object.values(SEALED_FIELDS).flat();
    const sealed = await listSealedFields(on.platform.connection);
    expect(reached).to.include.members(sealed.map((path) => path.split('.')[1]));
    expect(sealed.length).to.be.at.least(reached.length - 1);
  });

  it('are in no log, no history, no answer and no record', async () => {
    const { secrets, platform, servers, identity } = on;
    for (const [index, secret] of servers.secrets().entries())
      secrets.set(`of a platform ${index} ${secret.split('-')[0]}`, secret);
    for (const [index, secret] of identity.secrets().entries())
      secrets.set(`of the identity provider ${index}`, secret);
    for (const [name, secret] of secrets) expect(secret.length, name).to.be.at.least(16);
    const places: Places = new Map([
      ['log of the worker', platform.workerOutput()],
      ['log of the API', platform.apiOutput()],
      // Secrets are not even in what is encrypted.
      ...(await shownByTemporal(platform.temporal, [TEST_PAYLOAD_KEY])),
      ...on.answers,
      ...(await readRecords(platform.connection)),
    ]);
    const names = [...places.keys()].join();
    for (const name of [
      'connectPlatform',
      'verifySender',
      'sendOutreach',
      'deliverWebhook',
      'schedule watch',
      'webhooks',
    ])
      expect(names).to.contain(name);
    // What is no secret is found in all of these kinds of places, so a secret would be.
    const found = leaksIn(places, new Map([['host', on.site.host]])).join();
    for (const place of ['host in quickAudit', 'host in answer', 'host in collection']) expect(found).to.contain(place);
    for (const log of [platform.workerOutput(), platform.apiOutput()]) expect(log).to.contain('"level":"info"');
    // The verifier of a sign-in that is under way, whose text no one outside knows.
    expect(places.get('collection sessions')).to.match(/\w/).and.not.contain('verifier');
    // An Idempotency-Key is no secret to the record that is found by it.
    const reported = await shownByTemporal(platform.temporal);
    for (const kind of ['writeEmail', 'pollReplies', 'queueOutreach', 'followUp', 'correctReply', 'metaDescription'])
      expect([...reported.keys()].join()).to.contain(kind);
    expect(leaksIn(reported, TEXTS)).to.deep.equal([]);
    // Whoever has the key finds them, so they would be found.
    expect(leaksIn(places, TEXTS).join()).to.match(/draft in writeEmail.*keyword in discoverOpportunities/);
    // They are there to be found: nothing but a draft is kept nowhere.
    const kept = leaksIn(await readRecords(platform.connection), TEXTS).join();
    for (const name of [...TEXTS.keys()].filter((each) => !['topic', 'draft'].includes(each)))
      expect(kept, name).to.contain(`${name} in collection`);
    const leaks = leaksIn(places, secrets).filter((leak) => leak !== 'sent 0 in collection idempotency_keys');
    expect(leaks).to.deep.equal([]);
  });
});
