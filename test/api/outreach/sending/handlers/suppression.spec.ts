import { expect } from 'chai';
import type { Suppression } from '../../../../../domain/outreach/sending/suppression.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';

describe('[I] suppression handlers', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const suppress = (body: unknown, user?: string) => call('POST', '/suppression', body, user);
  const list = async (user?: string) => (await call('GET', '/suppression', undefined, user)).json as Suppression[];

  it('keep an address once, in one form, however it is spelled (case 70)', async () => {
    const first = await suppress({ email: 'Ana@Blog.Example', reason: 'asked by phone' });
    const { id, created_at, ...rest } = first.json as Suppression;
    expect([first.status, rest]).to.deep.equal([
      201,
      { user_id: 'alice', email: 'ana@blog.example', reason: 'asked by phone', source: 'manual' },
    ]);
    expect([id.length, created_at.endsWith('Z')]).to.deep.equal([24, true]);
    for (const email of ['ana@blog.example', 'ANA@BLOG.EXAMPLE']) {
      const again = await suppress({ email, reason: 'another' });
      expect([again.status, again.json]).to.deep.equal([200, first.json]);
    }
    expect((await list()).filter(({ email }) => email === 'ana@blog.example')).to.have.length(1);
  });

  it('keep both forms of an international domain as one, and whole domains (case 74)', async () => {
    const one = await suppress({ email: 'ana@bücher.example' });
    expect(one.json).to.include({ email: 'ana@xn--bcher-kva.example' });
    expect((await suppress({ email: 'ana@xn--bcher-kva.example' })).json).to.deep.equal(one.json);
    expect((await suppress({ email: '@News.Example' })).json).to.include({ email: '@news.example', reason: null });
  });

  it('take back what waits in a queue for whom they name, one by one and many at once', async () => {
    const { id: campaign_id } = await running.newCampaign();
    const queued = async (host: string, user_id = 'alice') => {
      const contact_email = `Ed@${host}.example`;
      const lead = await running.newLead(campaign_id, { website_url: `https://${host}.example/`, contact_email });
      const item = newQueueItem({ user_id, campaign_id, lead_id: lead.id });
      await running.store.queueItems.insertMany([item]);
      return async () => {
        const found = await running.store.queueItems.find(user_id, item.id);
        return `${found?.status} ${found?.reason}`;
      };
    };
    const hosts = ['asked', 'whole', 'listed', 'spared'] as const;
    const [asked, whole, listed, spared] = await Promise.all(hosts.map((host) => queued(host)));
    await suppress({ email: 'ed@asked.example' }, 'bob');
    expect(await asked?.()).to.equal('waiting null');
    await suppress({ email: 'ed@asked.example' });
    await suppress({ email: '@whole.example' });
    await call('POST', '/suppression/bulk', { emails: ['ed@listed.example', 'ed@nobody.example'] });
    for (const reported of [asked, whole, listed])
      expect(await reported?.()).to.equal('cancelled recipient_suppressed');
    expect(await spared?.()).to.equal('waiting null');
  });

  it('belong to their user alone (case 76)', async () => {
    await suppress({ email: 'shared@blog.example' }, 'bob');
    expect((await list()).map(({ email }) => email)).to.not.include('shared@blog.example');
    const { json } = await suppress({ email: 'shared@blog.example' });
    expect(json).to.include({ user_id: 'alice' });
    const { status } = await call('DELETE', `/suppression/${(json as Suppression).id}`, undefined, 'bob');
    expect(status).to.equal(404);
    expect(readErrors(await suppress({ email: 'x@blog.example', user_id: 'bob' }))).to.deep.equal([
      ['body.user_id', 'extra_forbidden'],
    ]);
  });

  it('are listed newest first, page by page', async () => {
    for (const email of ['a@p.example', 'b@p.example', 'c@p.example']) await suppress({ email }, 'carol');
    expect((await list('carol')).map(({ email }) => email)).to.deep.equal([
      'c@p.example',
      'b@p.example',
      'a@p.example',
    ]);
    const first = await call('GET', '/suppression?limit=2', undefined, 'carol');
    expect(first.headers['link']).to.contain('rel="next"');
  });

  it('are lifted, once', async () => {
    const { id } = (await suppress({ email: 'lifted@blog.example' })).json as Suppression;
    expect((await call('DELETE', `/suppression/${id}`)).status).to.equal(204);
    for (const named of [id, NO_ID, 'nonsense']) {
      const { status, json } = await call('DELETE', `/suppression/${named}`);
      expect([status, json]).to.deep.equal([404, { detail: 'Not found' }]);
    }
  });

  it('come many at once, each judged for itself', async () => {
    const emails = ['one@bulk.example', 'ONE@bulk.example', '@bulk.example', 'nonsense', '', 'two@bulk.example'];
    const { status, json } = await call('POST', '/suppression/bulk', { emails, reason: 'imported' }, 'dave');
    expect([status, json]).to.deep.equal([
      200,
      {
        added: 3,
        skipped: 1,
        failed: [
          '#3 nonsense: Enter an email address, or a domain as "@example.com" or "*@example.com"; other wildcards are not supported',
          '#4 : Enter an email address, or a domain as "@example.com" or "*@example.com"; other wildcards are not supported',
        ],
      },
    ]);
    const again = await call('POST', '/suppression/bulk', { emails }, 'dave');
    expect(again.json).to.include({ added: 0, skipped: 4 });
    expect((await list('dave')).map(({ email, reason, source }) => [email, reason, source])).to.have.deep.members([
      ['one@bulk.example', 'imported', 'manual'],
      ['@bulk.example', 'imported', 'manual'],
      ['two@bulk.example', 'imported', 'manual'],
    ]);
    for (const body of [
      { emails: [] },
      { emails: Array(1001).fill('a@b.example') },
      { emails: ['a'.repeat(321)] },
      {},
    ]) {
      expect((await call('POST', '/suppression/bulk', body)).status).to.equal(422);
    }
  });

  it('leave as a file, formulas made harmless', async () => {
    await suppress({ email: 'file@blog.example', reason: '=cmd("x")' }, 'erin');
    const { status, headers, text } = await call('GET', '/suppression/export', undefined, 'erin');
    expect([status, headers['content-type']]).to.deep.equal([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).to.match(/^attachment; filename="suppression-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, line, ...rest] = text.split('\r\n');
    expect(head).to.equal('id,email,reason,source,created_at');
    expect(line).to.match(/^[0-9a-f]{24},file@blog\.example,"'=cmd\(""x""\)",manual,\d{4}-/);
    expect(rest).to.deep.equal(['']);
    expect((await call('GET', '/suppression/export', undefined, 'nobody')).text).to.equal(`${head}\r\n`);
  });

  const bad: [what: string, body: unknown, ...faults: [string, string][]][] = [
    ['no address', {}, ['body.email', 'missing']],
    ['half an address', { email: 'ana@' }, ['body.email', 'string_pattern_mismatch']],
    ['no at sign', { email: 'blog.example' }, ['body.email', 'string_pattern_mismatch']],
    ['an empty one', { email: '@' }, ['body.email', 'string_too_short'], ['body.email', 'string_pattern_mismatch']],
    ['two addresses', { email: 'a@b.example, c@d.example' }, ['body.email', 'string_pattern_mismatch']],
    ['a domain that is none', { email: '@..' }, ['body.email', 'email_parsing']],
    ['a bad international name', { email: 'ana@xn--zz--.example' }, ['body.email', 'email_parsing']],
    ['one of 255', { email: `${'a'.repeat(245)}@b.example` }, ['body.email', 'string_too_long']],
    ['a reason of 1,001', { email: 'a@b.example', reason: 'r'.repeat(1001) }, ['body.reason', 'string_too_long']],
    ['a source of its own', { email: 'a@b.example', source: 'complaint' }, ['body.source', 'extra_forbidden']],
    ['an operator', { email: { $ne: '' } }, ['body.email', 'string_type']],
  ];
  for (const [what, body, ...errors] of bad) {
    it(`refuse ${what}`, async () => {
      expect(readErrors(await suppress(body))).to.deep.equal(errors);
    });
  }

  it('take a reason of 1,000', async () => {
    expect((await suppress({ email: 'long@blog.example', reason: 'r'.repeat(1000) })).status).to.equal(201);
  });
});
