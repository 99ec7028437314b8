import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { captureCli } from '../capture-cli.js';
import { finalEvent, operationView, type Script, type StandInApi, startStandInApi } from '../stand-in-api.js';

const P = '/api/v1/backlink-outreach';
const ID = '65f0c0ffee65f0c0ffee65f0';
const COUNTS = { discovered: 1, contacted: 3, replied: 2, placed: 1, bounced: 0, unsubscribed: 0, total: 7 };
const campaign = (fields: object = {}) => ({
  id: ID,
  name: 'Spring',
  created_at: '2026-03-01T10:00:00.000Z',
  lead_counts: COUNTS,
  ...fields,
});
const CAMPAIGNS = `GET ${P}/campaigns?limit=1000`;
const LIST = { [CAMPAIGNS]: [{ status: 200, body: [campaign()] }] };
const QUEUED = { total: 2, sent: 1, blocked: 1, failed: 0, uncertain: 0, cancelled: 0, refused: [] };

describe('[I] outreach command', () => {
  let api: StandInApi;
  let started: StandInApi[];
  let folder: string;
  beforeEach(async () => {
    started = [];
    folder = await mkdtemp(join(tmpdir(), 'lw-'));
  });
  afterEach(async () => {
    await Promise.all(started.map((each) => each.close()));
    await rm(folder, { recursive: true });
  });
  const serve = async (script: Script) => {
    api = await startStandInApi(script);
    started.push(api);
  };
  const outreach = async (script: Script, ...args: string[]) => {
    await serve(script);
    return captureCli(['outreach', ...args, '--server', api.url]);
  };
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };

  it('lists campaigns', async () => {
    expect(await outreach({ routes: LIST }, 'campaigns')).to.deep.include({
      exitCode: 0,
      stdout: `Id                        Leads  Contacted  Replied  Placed  Name
${ID}      7          3        2       1  Spring
`,
    });
  });

  it('makes a campaign and prints its id alone', async () => {
    const routes = { [`POST ${P}/campaigns`]: [{ status: 201, body: campaign() }] };
    const { stdout } = await outreach({ routes }, 'create', 'Spring', '--keyword', 'tools', '--keyword', 'wood');
    expect(stdout).to.equal(`${ID}\n`);
    expect(api.seen[0]?.body).to.deep.equal({ name: 'Spring', keywords: ['tools', 'wood'] });
  });

  it('imports a CSV file as it is and lists what was refused', async () => {
    const body = { added: 1, skipped: 1, failed: ['line 4: Not an http(s) address'], columns: { website_url: 'Site' } };
    const path = `${P}/campaigns/${ID}/leads/import?columns=website_url%3ASite`;
    const routes = { ...LIST, [`POST ${path}`]: [{ status: 200, body }] };
    // The stand-in reads JSON alone, and this is some as well.
    const csv = await file('leads.csv', '"Site"');
    const answer = await outreach({ routes }, 'import', csv, '--campaign', 'spring', '--columns', 'website_url:Site');
    expect(answer).to.deep.include({
      exitCode: 0,
      stdout: `1 lead added, 1 there already, 1 refused
Read website_url from "Site"
refused  line 4: Not an http(s) address
`,
    });
    expect(api.seen[1]?.headers['content-type']).to.equal('text/csv');
    expect(api.seen[1]?.body).to.equal('Site');
  });

  it('says which campaigns there are when a name is none, and asks for an id when it is two', async () => {
    const unknown = await outreach({ routes: LIST }, 'replies', '--campaign', 'Summer');
    expect(unknown).to.deep.include({
      exitCode: 2,
      stderr: `error: There is no campaign Summer\n  There is Spring (${ID})\n`,
    });
    await api.close();
    const twice = [campaign(), campaign({ id: `${ID.slice(0, -1)}1` })];
    const ambiguous = await outreach(
      { routes: { [CAMPAIGNS]: [{ status: 200, body: twice }] } },
      'replies',
      '--campaign',
      'Spring',
    );
    expect(ambiguous.exitCode).to.equal(2);
    expect(ambiguous.stderr).to.match(/^error: There are 2 campaigns of the name Spring: name one by its id\n/);
  });

  it('shows what would be sent, and queues nothing, with --dry-run', async () => {
    const mail = {
      lead_id: ID,
      recipient_email: 'ana@blog.example',
      subject: 'Hi',
      body: 'Hello',
      text: 'Hello\n-- \nPress Ltd',
    };
    const refused = {
      lead_id: ID,
      website_url: 'https://b.example/',
      recipient_email: null,
      reason: 'It has no address',
    };
    const body = {
      sender_id: ID,
      sender_email: 'me@press.example',
      total: 2,
      sendable: 1,
      mails: [mail],
      refused: [refused],
    };
    const routes = { ...LIST, [`POST ${P}/campaigns/${ID}/outreach/preview`]: [{ status: 200, body }] };
    const text = await file('body.txt', 'Hello {name}');
    const answer = await outreach(
      { routes },
      'send',
      '--campaign',
      ID,
      '--subject',
      'Hi',
      '--body-file',
      text,
      '--value',
      'name=Ana=B',
      '--dry-run',
    );
    expect(answer).to.deep.include({
      exitCode: 0,
      stdout: `1 of 2 mails would leave from me@press.example; nothing was sent

To                Subject
ana@blog.example  Hi

The first one whole
Hello
--
Press Ltd

Cannot be mailed
https://b.example/: It has no address
`,
    });
    expect(api.seen.map(({ line }) => line)).to.deep.equal([CAMPAIGNS, `POST ${P}/campaigns/${ID}/outreach/preview`]);
    expect(api.seen[1]?.body).to.deep.equal({ subject: 'Hi', body: 'Hello {name}', values: { name: 'Ana=B' } });
  });

  const queue = (end: Record<string, unknown>): Script => ({
    routes: {
      ...LIST,
      [`POST ${P}/campaigns/${ID}/outreach/queue`]: [{ status: 202, body: operationView({ type: 'queue_outreach' }) }],
    },
    events: [{ chunks: [finalEvent(1, 'completed')], end: 'end' }],
    operation: [{ status: 200, body: operationView(end) }],
    result: [{ status: 200, body: QUEUED }],
  });

  it('queues, follows and tells how it ended', async () => {
    const reminder = await file('reminder.txt', 'May I ask again?');
    const answer = await outreach(
      queue({ status: 'completed', result_url: '/r' }),
      'send',
      '--campaign',
      ID,
      '--template',
      ID,
      '--follow-up',
      `4:${reminder}`,
    );
    expect(answer).to.deep.include({
      exitCode: 0,
      stdout: '2 mails: 1 sent, 1 blocked, 0 failed, 0 uncertain, 0 cancelled\n',
    });
    const follow_ups = [{ after_days: 4, body: 'May I ask again?' }];
    expect(api.seen[1]?.body).to.deep.equal({ template_id: ID, follow_ups });
    expect(api.seen[1]?.headers['idempotency-key']).to.match(/^[\w-]{36}$/);
  });

  it('leaves the queue to itself with --no-wait', async () => {
    const answer = await outreach(queue({}), 'send', '--campaign', ID, '--template', ID, '--no-wait');
    expect(answer.exitCode).to.equal(0);
    expect(answer.stdout).to.match(/^Queued as operation 65f0c1d5e6f1c4b8e9a535d7; it continues without this client\n/);
    expect(api.seen.map(({ line }) => line)).to.have.length(2);
  });

  it('names one mailbox as before, and several that share the leads', async () => {
    const other = 'b'.repeat(24);
    const sendFrom = (...senders: string[]) =>
      outreach(queue({}), 'send', '--campaign', ID, '--template', ID, '--no-wait', ...senders);
    await sendFrom('--sender', ID);
    expect(api.seen[1]?.body).to.deep.equal({ template_id: ID, sender_id: ID });
    await sendFrom('--sender', ID, '--sender', other);
    expect(api.seen.at(-1)?.body).to.deep.equal({ template_id: ID, sender_ids: [ID, other] });
  });

  it('says that a queue failed, not an audit', async () => {
    const error = { code: 'mail_failed', detail: 'The mailbox refused the sign-in' };
    const answer = await outreach(queue({ status: 'failed', error }), 'send', '--campaign', ID, '--template', ID);
    expect(answer).to.deep.include({
      exitCode: 4,
      stderr: 'error: The queue failed: The mailbox refused the sign-in (mail_failed)\n',
    });
  });

  it('reads replies and names the mailboxes that it could not read', async () => {
    const errors = [{ mailbox: 'me@press.example', detail: 'It does not answer' }];
    const body = { replies_found: 2, failed: 1, errors };
    const answer = await outreach({ routes: { [`POST ${P}/replies/poll`]: [{ status: 200, body }] } }, 'poll');
    expect(answer).to.deep.include({
      exitCode: 0,
      stdout: '2 new replies, 1 could not be read\nme@press.example  It does not answer\n',
    });
    expect(api.seen[0]?.headers['prefer']).to.equal('respond-async');
  });

  const polled = (end: Record<string, unknown>, result: { status: number; body: object }): Script => ({
    routes: { [`POST ${P}/replies/poll`]: [{ status: 202, body: operationView({ type: 'poll_replies' }) }] },
    events: [{ chunks: [finalEvent(1, 'completed')], end: 'end' }],
    operation: [{ status: 200, body: operationView(end) }],
    result: [result],
  });

  it('waits for the mailboxes however long they take', async () => {
    const body = { replies_found: 1, failed: 0, errors: [] };
    const answer = await outreach(polled({ status: 'completed', result_url: '/r' }, { status: 200, body }), 'poll');
    expect(answer).to.deep.include({ exitCode: 0, stdout: '1 new reply\n' });
  });

  it('names each mailbox when none could be read', async () => {
    const error = { code: 'mailbox_unreachable', detail: 'It does not answer' };
    const errors = [
      { mailbox: 'me@press.example', detail: error.detail },
      { mailbox: 'us@press.example', detail: 'Wrong password' },
    ];
    const body = { detail: error.detail, mailbox: 'me@press.example', errors, error };
    const answer = await outreach(polled({ status: 'failed', error }, { status: 502, body }), 'poll');
    expect(answer).to.deep.include({
      exitCode: 4,
      stderr:
        'error: No mailbox could be read\n  me@press.example: It does not answer\n  us@press.example: Wrong password\n',
    });
  });

  it('lists replies without letting them paint the terminal', async () => {
    const reply = {
      received_at: '2026-03-02T08:09:10.000Z',
      from_email: 'ana@blog.example',
      subject: 'Re: Hi',
      body: 'Sounds\n\u001b[31mgood',
      classification: 'interested',
      confidence: 0.9,
    };
    const { stdout } = await outreach(
      { routes: { [`GET ${P}/replies?limit=100`]: [{ status: 200, body: [reply] }] } },
      'replies',
    );
    expect(stdout).to.match(/2026-03-02 08:09 {2}interested {2}0\.90 {2}ana@blog\.example {2}Sounds .*good/);
    expect(stdout).to.not.include('\u001b');
  });

  it('lists replies that wait for a person, each with the call that saves what it means', async () => {
    const about = { received_at: '2026-03-02T08:09:10.000Z', from_email: 'ana@blog.example', subject: 'Re: Hi' };
    const guess = { id: ID, ...about, body: 'Enough', classification: 'unsubscribe', confidence: 0.55 };
    const reply = { ...guess, needs_review: true };
    const path = `${P}/campaigns/${ID}/replies?limit=100&needs_review=true`;
    const routes = { ...LIST, [`GET ${path}`]: [{ status: 200, body: [reply] }] };
    const { stdout } = await outreach({ routes }, 'replies', '--campaign', 'Spring', '--needs-review');
    expect(stdout).to.match(/unsubscribe\? {2}0\.55 {2}ana@blog\.example {2}Enough/);
    expect(stdout).to.include(`npm run outreach -- classify ${ID} unsubscribe  (ana@blog.example)\n`);
  });

  it('saves what a reply means, and says when there is no such reply', async () => {
    const about = { received_at: '2026-03-02T08:09:10.000Z', from_email: 'ana@blog.example', subject: 'Re: Hi' };
    const saved = { id: ID, ...about, body: 'Enough', classification: 'replied', confidence: 1, needs_review: false };
    const answers = [
      { status: 200, body: saved },
      { status: 404, body: { detail: 'There is none' } },
    ];
    const routes = { [`PATCH ${P}/replies/${ID}`]: answers };
    await serve({ routes });
    const classify = () => captureCli(['outreach', 'classify', ID, 'replied', '--server', api.url]);
    const first = await classify();
    expect(first.stdout)
      .to.match(/replied {2}1\.00 {2}ana@blog\.example/)
      .and.not.include('Waiting for you');
    expect(api.seen[0]?.body).to.deep.equal({ classification: 'replied' });
    expect(await classify()).to.deep.include({ exitCode: 1, stderr: `error: There is no reply ${ID}\n` });
  });

  it('lists the steps of a sequence, and says when there are none', async () => {
    const counts = { waiting: 12, paused: 1, sent: 30, skipped: 2, ended: 4, finished: 0 };
    const step = { id: ID, wait_days: 3, subject: null, body: 'Again?', condition: 'no_reply', counts };
    const steps = [step, { ...step, wait_days: 5, subject: 'My last email' }];
    const answers = [
      { status: 200, body: { status: 'paused', steps } },
      { status: 200, body: { status: 'active', steps: [] } },
    ];
    await serve({ routes: { ...LIST, [`GET ${P}/campaigns/${ID}/sequence`]: answers } });
    const list = () => captureCli(['outreach', 'sequence', '--campaign', 'Spring', '--server', api.url]);
    const { stdout } = await list();
    expect(stdout).to.match(/1 +3 +12 +1 +30 +2 +4 +Re: the first email\n/);
    expect(stdout).to.match(/2 +5 .* My last email\nThe sequence is paused\n$/);
    expect((await list()).stdout).to.equal('The campaign has no sequence\n');
  });

  it('writes an export to a file', async () => {
    const routes = { ...LIST, [`GET ${P}/campaigns/${ID}/export/leads`]: [{ status: 200, body: 'lead_id\r\n1\r\n' }] };
    const out = join(folder, 'out.csv');
    expect(await outreach({ routes }, 'export', 'leads', '--campaign', ID, '--out', out)).to.include({ exitCode: 0 });
    expect(await readFile(out, 'utf8')).to.equal('lead_id\r\n1\r\n');
  });

  it('refuses what it cannot use before it asks anything', async () => {
    for (const args of [
      ['export', 'senders', '--campaign', ID],
      ['send', '--campaign', ID, '--value', 'noequals'],
      ['send', '--campaign', ID, '--follow-up', '91:x.txt'],
      ['send', '--campaign', ID, '--template', ID, '--subject', 'x'],
      ['import', 'x.csv'],
    ]) {
      expect((await outreach({}, ...args)).exitCode, args.join(' ')).to.equal(2);
      expect(api.seen).to.have.length(0);
      await api.close();
    }
    expect((await outreach({ routes: LIST }, 'import', '/nonexistent.csv', '--campaign', ID)).exitCode).to.equal(2);
  });
});
