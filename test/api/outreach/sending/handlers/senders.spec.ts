import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import type { Sender } from '../../../../../domain/outreach/sending/sender.js';
import { secretPlace } from '../../../../../domain/secrets/secret-place.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';
import { newFollowUp } from '../../../../support/samples/new-follow-up.js';

const SMTP = { host: 'smtp.press.example', username: 'ana', password: 'first secret' };
const IMAP = { host: 'imap.press.example', username: 'ana', password: 'second secret' };
const ANA = {
  email: 'Ana@Press.Example',
  name: ' Ana ',
  organization: 'Press Ltd',
  postal_address: '1 High Street',
  smtp: SMTP,
};
const NOT_FOUND = [404, { detail: 'Not found' }];

describe('[I] sender handlers', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const make = async (user: string, sender: object = ANA) =>
    (await call('POST', '/senders', sender, user)).json as Sender;
  const secretsOf = async ({ user_id, id }: Sender) => {
    const sealed = await running.store.senders.secretsOf(user_id, id);
    const open = (field: 'smtp_password' | 'imap_password') => {
      const text = sealed?.[field];
      return text ? running.secrets.openBound(text, secretPlace.password(user_id, id, field)) : null;
    };
    return [open('smtp_password'), open('imap_password')];
  };

  it('add a sender with what is left out filled in, and keep its passwords sealed', async () => {
    const { status, json, text } = await call('POST', '/senders', { ...ANA, imap: IMAP });
    const { id, created_at, updated_at, ...rest } = json as Sender;
    expect([status, rest]).to.deep.equal([
      201,
      {
        user_id: 'alice',
        email: 'ana@press.example',
        name: 'Ana',
        organization: 'Press Ltd',
        postal_address: '1 High Street',
        is_default: true,
        paused: null,
        sending_window: { time_zone: null, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
        waiting: null,
        reading: null,
        sent_copies: null,
        connection: null,
        verification: null,
        provider: null,
        provider_limits: null,
        smtp: { host: 'smtp.press.example', port: 587, secure: false, username: 'ana' },
        imap: { host: 'imap.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' },
        daily_limit: 50,
        hourly_limit: 9,
        min_interval_seconds: 600,
        warm_up: true,
        save_sent_copies: true,
        created_by: 'alice',
      },
    ]);
    expect(text).to.not.contain('secret');
    expect(created_at).to.equal(updated_at);
    expect(await secretsOf(json as Sender)).to.deep.equal(['first secret', 'second secret']);
    const [raw] = (await running.connection.db?.collection('senders').find({}).toArray()) ?? [];
    expect(JSON.stringify(raw)).to.contain('k1~.').and.not.contain('secret');
    expect((await call('GET', `/senders/${id}`)).json).to.deep.equal(json);
    expect((await call('GET', '/senders')).json).to.deep.equal([json]);
    expect(running.gateway.schedules).to.deep.equal(['alice']);
  });

  it('say what receivers report about their domain, over the days that are asked for', async () => {
    const { id } = await make('joe');
    const { email } = (await call('GET', `/senders/${id}`, undefined, 'joe')).json as Sender;
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const passed = { mails: 3, aligned: 3, spf_aligned: 3, dkim_aligned: 3 };
    const source = { ip: '192.0.2.7', ...passed, quarantined: 0, rejected: 0, forwarded: 0, passed_as: [] };
    for (const days of [2, 50]) {
      const named = { reporter: 'receiver.example', report_id: `r${days}`, domain: email.split('@')[1] ?? '' };
      const told = { ...named, from: at(days + 1), until: at(days), policy: 'none' as const, mails_left_out: 0 };
      const read = { state: 'read' as const, report: { ...told, sources: [source] } };
      await running.store.dmarcReports.add('joe', read, '', new Date());
    }
    const mails = async (query: string, user = 'joe') => {
      const { status, json } = await call('GET', `/senders/${id}/dmarc${query}`, undefined, user);
      return status === 200 ? (json as components['schemas']['SenderDmarc']).mails : status;
    };
    expect([await mails(''), await mails('?days=60'), await mails('?days=1')]).to.deep.equal([3, 6, 0]);
    expect([await mails('?days=181'), await mails('', 'eve')]).to.deep.equal([422, 404]);
  });

  it('say what their mail waits for, and how their mailbox was read', async () => {
    const { id } = await make('ida');
    const waiting = { reason: 'outside_sending_window' as const, detail: null, next_at: '2026-06-03T07:00:00.000Z' };
    const at = new Date('2026-06-02T08:00:00.000Z');
    await running.store.senderStates.noteWaiting('ida', id, waiting);
    await running.store.senderStates.noteReading('ida', id, 'The mailbox cannot be read: authentication failed', at);
    const reading = {
      last_read_at: at.toISOString(),
      last_success_at: null,
      last_error: 'The mailbox cannot be read: authentication failed',
    };
    expect((await call('GET', `/senders/${id}`, undefined, 'ida')).json).to.deep.include({ waiting, reading });
    expect((await call('GET', '/senders', undefined, 'ida')).json).to.have.deep.nested.property('[0].reading', reading);
    const { json } = await call('PATCH', `/senders/${id}`, { paused: true }, 'ida');
    expect(json).to.deep.include({
      waiting: { reason: 'sender_paused', detail: 'Paused manually', next_at: null },
      reading,
    });
    await call('DELETE', `/senders/${id}`, undefined, 'ida');
    expect((await running.store.senderStates.findAll('ida')).size).to.equal(0);
  });

  it('have an address of their own, whatever its case', async () => {
    await make('bob');
    const { status, json } = await call('POST', '/senders', { ...ANA, email: 'ANA@press.example' }, 'bob');
    expect([status, json]).to.deep.equal([409, { detail: 'There is a sender with this address already' }]);
    const both = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/senders', { ...ANA, email: 'race@a.example' }, 'bob')),
    );
    expect(both.map((answer) => answer.status).sort()).to.deep.equal([201, 409, 409]);
  });

  it('have one default at a time: the first, until another is', async () => {
    const one = await make('carol');
    const two = await make('carol', { ...ANA, email: 'two@press.example' });
    expect([one.is_default, two.is_default]).to.deep.equal([true, false]);
    const three = await make('carol', { ...ANA, email: 'three@press.example', is_default: true });
    const defaults = async () =>
      ((await call('GET', '/senders', undefined, 'carol')).json as Sender[])
        .filter((s) => s.is_default)
        .map((s) => s.id);
    expect(await defaults()).to.deep.equal([three.id]);
    await call('PATCH', `/senders/${two.id}`, { is_default: true }, 'carol');
    expect(await defaults()).to.deep.equal([two.id]);
    const refused = await call('PATCH', `/senders/${two.id}`, { is_default: false }, 'carol');
    expect([refused.status, refused.json]).to.deep.equal([409, { detail: 'Make another sender the default instead' }]);
    expect((await call('PATCH', `/senders/${one.id}`, { is_default: false }, 'carol')).status).to.equal(200);
    await call('DELETE', `/senders/${two.id}`, undefined, 'carol');
    expect(await defaults()).to.deep.equal([three.id]);
  });

  it('change what is named, and keep a password as long as it goes to the same server', async () => {
    const sender = await make('dave', { ...ANA, imap: IMAP });
    const path = `/senders/${sender.id}`;
    const window = { time_zone: 'Europe/Berlin', days: [3, 1], from: '09:00', to: '24:00' };
    const { status, json } = await call('PATCH', path, { daily_limit: 30, sending_window: window }, 'dave');
    const changed = json as Sender;
    expect([status, changed]).to.deep.equal([
      200,
      { ...sender, daily_limit: 30, sending_window: { ...window, days: [1, 3] }, updated_at: changed.updated_at },
    ]);
    const { password: _password, ...same } = SMTP;
    expect((await call('PATCH', path, { smtp: same }, 'dave')).status).to.equal(200);
    expect(await secretsOf(sender)).to.deep.equal(['first secret', 'second secret']);
    expect(readErrors(await call('PATCH', path, { smtp: { ...same, host: 'evil.example' } }, 'dave'))).to.deep.equal([
      ['body.smtp.password', 'missing'],
    ]);
    await call('PATCH', path, { smtp: { ...SMTP, host: 'new.example', password: 'third secret' }, imap: null }, 'dave');
    expect(await secretsOf(sender)).to.deep.equal(['third secret', null]);
    const now = (await call('GET', path, undefined, 'dave')).json as Sender;
    expect([now.smtp.host, now.imap]).to.deep.equal(['new.example', null]);
  });

  it('pause and go on', async () => {
    const { id } = await make('erin');
    const paused = (await call('PATCH', `/senders/${id}`, { paused: true }, 'erin')).json as Sender;
    expect(paused.paused).to.include({ reason: 'user', detail: 'Paused manually' });
    const noted = (await call('PATCH', `/senders/${id}`, { paused: true, pause_note: ' On vacation ' }, 'erin')).json;
    expect((noted as Sender).paused).to.include({ reason: 'user', detail: 'On vacation' });
    for (const body of [{ pause_note: 'Why' }, { paused: false, pause_note: 'Why' }, { paused: true, pause_note: ' ' }])
      expect((await call('PATCH', `/senders/${id}`, body, 'erin')).status, JSON.stringify(body)).to.equal(422);
    const on = (await call('PATCH', `/senders/${id}`, { paused: false }, 'erin')).json;
    expect(on).to.include({ paused: null });
  });

  it('are deleted, once, and what they were to send with them', async () => {
    const { id } = await make('frank');
    const planned = newFollowUp();
    await running.store.followUps.insert({ ...planned, user_id: 'frank', sender_id: id });
    const deleted = await call('DELETE', `/senders/${id}`, undefined, 'frank');
    expect([deleted.status, deleted.text]).to.deep.equal([204, '']);
    const cancelled = await running.store.followUps.find('frank', planned.id);
    expect([cancelled?.status, cancelled?.reason]).to.deep.equal(['cancelled', 'Sender deleted']);
    for (const method of ['GET', 'DELETE']) {
      const { status, json } = await call(method, `/senders/${id}`, undefined, 'frank');
      expect([status, json]).to.deep.equal(NOT_FOUND);
    }
  });

  it('are verified by a workflow, whose answer is passed on', async () => {
    const { id } = await make('grace');
    const { status, json } = await call('POST', `/senders/${id}/verify`, undefined, 'grace');
    expect([status, json]).to.deep.equal([200, running.gateway.verification]);
    expect(running.gateway.verified).to.deep.equal([id]);
  });

  it('are kept even when Temporal is away: the schedule follows', async () => {
    running.gateway.failure = new Error('away');
    expect((await call('POST', '/senders', ANA, 'henry')).status).to.equal(201);
  });

  it('know none of another user, none that never was, and none whose id cannot be one', async () => {
    const { id } = await make('ivy');
    for (const [named, user] of [
      [id, 'bob'],
      [NO_ID, 'ivy'],
      ['nonsense', 'ivy'],
    ]) {
      for (const [method, end, body] of [
        ['GET', ''],
        ['PATCH', '', { daily_limit: 1 }],
        ['DELETE', ''],
        ['POST', '/verify'],
      ] as const) {
        const { status, json } = await call(method, `/senders/${named}${end}`, body, user);
        expect([method, status, json]).to.deep.equal([method, ...NOT_FOUND]);
      }
    }
    expect(running.gateway.verified).to.deep.equal([]);
  });

  const window = { time_zone: 'UTC', days: [1], from: '09:00', to: '17:00' };
  const bad: [what: string, change: object, ...faults: [string, string][]][] = [
    ['no postal address', { postal_address: undefined }, ['body.postal_address', 'missing']],
    ['a postal address of 4', { postal_address: 'High' }, ['body.postal_address', 'string_too_short']],
    ['a postal address of 501', { postal_address: 'x'.repeat(501) }, ['body.postal_address', 'string_too_long']],
    ['a name of 256', { name: 'n'.repeat(256) }, ['body.name', 'string_too_long']],
    ['a header in the name', { name: 'Ana\r\nBcc: x@y.example' }, ['body.name', 'string_pattern_mismatch']],
    ['a bad address', { email: 'ana@..' }, ['body.email', 'email_parsing']],
    ['an inside server', { smtp: { host: 'inside.test' } }, ['body.smtp.host', 'url_not_allowed']],
    ['a loopback server', { imap: { host: '127.0.0.1' } }, ['body.imap.host', 'url_not_allowed']],
    ['a port of the web', { smtp: { host: 'a.example', port: 80 } }, ['body.smtp.host', 'url_not_allowed']],
    ['a port of 0', { smtp: { host: 'a.example', port: 0 } }, ['body.smtp.port', 'greater_than_equal']],
    ['a port of 65,536', { smtp: { host: 'a.example', port: 65_536 } }, ['body.smtp.port', 'less_than_equal']],
    ['a host that is none', { smtp: { host: 'a b' } }, ['body.smtp.host', 'string_pattern_mismatch']],
    ['a password for nobody', { smtp: { host: 'a.example', password: 'x' } }, ['body.smtp.username', 'missing']],
    ['a daily limit of 0', { daily_limit: 0 }, ['body.daily_limit', 'greater_than_equal']],
    ['a daily limit of 10,001', { daily_limit: 10_001 }, ['body.daily_limit', 'less_than_equal']],
    ['an hourly limit of 0', { hourly_limit: 0 }, ['body.hourly_limit', 'greater_than_equal']],
    ['a gap of -1', { min_interval_seconds: -1 }, ['body.min_interval_seconds', 'greater_than_equal']],
    ['a gap of 86,401', { min_interval_seconds: 86_401 }, ['body.min_interval_seconds', 'less_than_equal']],
    [
      'an unknown zone',
      { sending_window: { ...window, time_zone: 'Mars/Base' } },
      ['body.sending_window.time_zone', 'value_error'],
    ],
    ['hours upside down', { sending_window: { ...window, to: '08:00' } }, ['body.sending_window.to', 'value_error']],
    ['a user of its own', { user_id: 'bob' }, ['body.user_id', 'extra_forbidden']],
    ['an operator', { email: { $gt: '' } }, ['body.email', 'string_type']],
  ];
  for (const [what, change, ...errors] of bad) {
    it(`refuse ${what}`, async () => {
      expect(readErrors(await call('POST', '/senders', { ...ANA, ...change }, 'zoe'))).to.deep.equal(errors);
    });
  }

  it('take every bound at its edge, and a server inside that the installation names', async () => {
    const edges = [
      { daily_limit: 1, hourly_limit: 1, min_interval_seconds: 0, postal_address: 'x'.repeat(5) },
      { daily_limit: 10_000, hourly_limit: 10_000, min_interval_seconds: 86_400, postal_address: 'x'.repeat(500) },
      { smtp: { host: '127.0.0.1', port: 2525 }, imap: null, sending_window: null },
      { smtp: { ...SMTP, password: 'p'.repeat(1024), username: 'u'.repeat(320) } },
    ];
    for (const [index, edge] of edges.entries()) {
      const answer = await call('POST', '/senders', { ...ANA, email: `e${index}@a.example`, ...edge }, 'edge');
      expect(answer.status, answer.text).to.equal(201);
    }
  });

  it('keep no password where there is no key for it, and say so', async () => {
    const keyless = await startOutreachApi({ seal: false });
    const { status, json } = await keyless.call('POST', '/senders', ANA);
    expect([status, json]).to.deep.equal([
      503,
      { detail: 'ENCRYPTION_KEYS is not set on this installation: no password can be kept' },
    ]);
    const { password: _password, username: _username, ...open } = SMTP;
    expect((await keyless.call('POST', '/senders', { ...ANA, smtp: open })).status).to.equal(201);
    await keyless.stop();
  });
});
