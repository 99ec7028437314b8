import { expect } from 'chai';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_CAMPAIGN, NO_ID } from '../../../../support/api/outreach-paths.js';

describe('[I] lead handlers', () => {
  let running: OutreachApi;
  let campaign: string;
  before(async () => {
    running = await startOutreachApi();
    campaign = (await running.newCampaign()).id;
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const add = (lead: unknown) => call('POST', `/campaigns/${campaign}/leads`, lead);

  it('add a lead of an address alone', async () => {
    const { status, json } = await add({ website_url: 'Blog.example' });
    const { id, created_at, updated_at, ...rest } = json as Lead;
    expect([status, rest]).to.deep.equal([
      201,
      {
        campaign_id: campaign,
        website_url: 'Blog.example',
        domain: 'blog.example',
        status: 'discovered',
        website_title: null,
        contact_email: null,
        source: null,
        notes: null,
        contacted_at: null,
        quality_score: null,
        relevance_score: null,
        guest_post_likelihood: null,
        status_history: [],
        consent: null,
        site_facts: null,
        custom: {},
      },
    ]);
    expect([id.length, created_at]).to.deep.equal([24, updated_at]);
  });

  it('keep values of variables, replace them as a whole, and refuse names that are none', async () => {
    const added = (await add({ website_url: 'custom.example', custom: { first_name: ' Ana ', city: '' } }))
      .json as Lead;
    expect(added.custom).to.deep.equal({ first_name: 'Ana' });
    const path = `/campaigns/${campaign}/leads/${added.id}`;
    const change = { custom: { first_name: null, company: 'Press' } };
    expect(((await call('PATCH', path, change)).json as Lead).custom).to.deep.equal({ company: 'Press' });
    expect(((await call('PATCH', path, { notes: 'x' })).json as Lead).custom).to.deep.equal({ company: 'Press' });
    expect((await call('PATCH', path, { custom: { website: 'x' } })).status).to.equal(422);
    expect((await add({ website_url: 'no.example', custom: { 'First Name': 'x' } })).status).to.equal(422);
  });

  it('keep what is given', async () => {
    const given = {
      website_url: 'https://kept.example/a?b=1',
      website_title: '=1+1',
      contact_email: 'Ana@Kept.Example',
      quality_score: 0,
      relevance_score: 1,
      guest_post_likelihood: 0.5,
      source: 'a friend',
      notes: 'two\nlines',
    };
    expect((await add(given)).json).to.deep.include(given);
  });

  it('answer a website that is there already as it is, with 200', async () => {
    const first = await add({ website_url: 'http://same.example/write', notes: 'first' });
    for (const website_url of [
      'https://www.SAME.example/write/',
      'same.example/write#x',
      'https://same.example/write?utm_source=a',
    ]) {
      const again = await add({ website_url, notes: 'second' });
      expect([again.status, again.json]).to.deep.equal([200, first.json]);
    }
    expect((await add({ website_url: 'https://same.example/Write' })).status).to.equal(201);
  });

  it('take a website into another campaign too', async () => {
    const other = (await running.newCampaign()).id;
    await add({ website_url: 'https://twice.example/' });
    const { status } = await call('POST', `/campaigns/${other}/leads`, { website_url: 'https://twice.example/' });
    expect(status).to.equal(201);
  });

  it('know both forms of an international name for one (case 74)', async () => {
    expect((await add({ website_url: 'https://bücher.example/' })).status).to.equal(201);
    expect((await add({ website_url: 'https://xn--bcher-kva.example/' })).status).to.equal(200);
    expect(readErrors(await add({ website_url: 'https://xn--zz--.example/' }))).to.deep.equal([
      ['body.website_url', 'url_parsing'],
    ]);
    expect(
      readErrors(await add({ website_url: 'https://a.example/', contact_email: 'ana@xn--zz--.example' })),
    ).to.deep.equal([['body.contact_email', 'email_parsing']]);
  });

  const url = 'https://edge.example/';
  const edges: Record<string, unknown>[] = [
    { website_title: 't'.repeat(500) },
    { source: 's'.repeat(255) },
    { notes: 'n'.repeat(5000) },
    { contact_email: `${'a'.repeat(60)}@${'b'.repeat(63)}.example` },
    { quality_score: 0, relevance_score: 1, guest_post_likelihood: null },
    { website_title: null, contact_email: null, source: null, notes: null },
  ];
  edges.forEach((edge, index) => {
    it(`take ${Object.keys(edge).join(', ')} at the edge`, async () => {
      expect((await add({ website_url: `${url}${index}`, ...edge })).status).to.equal(201);
    });
  });

  const bad: [what: string, lead: unknown, ...faults: [string, string][]][] = [
    ['no address', {}, ['body.website_url', 'missing']],
    ['an address of 3', { website_url: 'a.b' }, ['body.website_url', 'string_too_short']],
    ['an address of 2,049', { website_url: `${url}${'x'.repeat(2028)}` }, ['body.website_url', 'string_too_long']],
    ['a script for an address', { website_url: 'javascript:alert(1)' }, ['body.website_url', 'url_parsing']],
    ['another scheme', { website_url: 'ftp://a.example/' }, ['body.website_url', 'url_parsing']],
    ['credentials in it', { website_url: 'https://u:p@a.example/' }, ['body.website_url', 'url_parsing']],
    [
      'a line break in it',
      { website_url: 'https://a.example/\r\nX: y' },
      ['body.website_url', 'string_pattern_mismatch'],
    ],
    ['a title of 501', { website_url: url, website_title: 't'.repeat(501) }, ['body.website_title', 'string_too_long']],
    ['a source of 256', { website_url: url, source: 's'.repeat(256) }, ['body.source', 'string_too_long']],
    ['notes of 5,001', { website_url: url, notes: 'n'.repeat(5001) }, ['body.notes', 'string_too_long']],
    [
      'no e-mail address',
      { website_url: url, contact_email: 'ana' },
      ['body.contact_email', 'string_pattern_mismatch'],
    ],
    [
      'two of them',
      { website_url: url, contact_email: 'a@b.example,c@d.example' },
      ['body.contact_email', 'string_pattern_mismatch'],
    ],
    [
      'a header in one',
      { website_url: url, contact_email: 'a@b.example\r\nBcc: c' },
      ['body.contact_email', 'string_pattern_mismatch'],
    ],
    [
      'an address without domain',
      { website_url: url, contact_email: 'ana@..' },
      ['body.contact_email', 'email_parsing'],
    ],
    ['a score above 1', { website_url: url, quality_score: 1.0001 }, ['body.quality_score', 'less_than_equal']],
    ['a score below 0', { website_url: url, relevance_score: -0.0001 }, ['body.relevance_score', 'greater_than_equal']],
    [
      'a score in words',
      { website_url: url, guest_post_likelihood: '0.5' },
      ['body.guest_post_likelihood', 'float_type'],
    ],
    ['a status', { website_url: url, status: 'placed' }, ['body.status', 'extra_forbidden']],
    ['an operator', { website_url: { $gt: '' } }, ['body.website_url', 'string_type']],
    ['a dotted key', { website_url: url, 'a.b': 1 }, ['body.a.b', 'extra_forbidden']],
    ['another user', { website_url: url, user_id: 'bob' }, ['body.user_id', 'extra_forbidden']],
  ];
  for (const [what, lead, ...errors] of bad) {
    it(`refuse ${what}`, async () => {
      expect(readErrors(await add(lead))).to.deep.equal(errors);
    });
  }

  it('list leads by status and by part of their address, title or mail address', async () => {
    const { id } = await running.newCampaign();
    await running.newLead(id, { website_url: 'https://one.example/', website_title: 'Hand tools' });
    await running.newLead(id, { website_url: 'https://two.example/', contact_email: 'ana@mail.example' });
    const three = await running.newLead(id, { website_url: 'https://three.example/100%25' });
    await call('PATCH', `/campaigns/${id}/leads/${three.id}/status`, { status: 'placed' });
    const found = async (query: string) =>
      ((await call('GET', `/campaigns/${id}/leads${query}`)).json as Lead[]).map(({ domain }) => domain.split('.')[0]);
    expect(await found('')).to.deep.equal(['three', 'two', 'one']);
    expect(await found('?limit=1')).to.deep.equal(['three']);
    expect(await found('?status=placed')).to.deep.equal(['three']);
    expect(await found('?status=bounced')).to.deep.equal([]);
    expect(await found('?q=HAND')).to.deep.equal(['one']);
    expect(await found('?q=ana%40')).to.deep.equal(['two']);
    expect(await found('?q=.example&status=discovered')).to.deep.equal(['two', 'one']);
    expect(await found('?q=.*')).to.deep.equal([]);
    for (const query of ['?status=lost', '?q=', '?q[$regex]=x', `?q=${'x'.repeat(201)}`]) {
      expect((await call('GET', `/campaigns/${id}/leads${query}`)).status).to.equal(422);
    }
  });

  it('change a lead, but not its website', async () => {
    const lead = await running.newLead(campaign, { website_url: 'https://change.example/', notes: 'old' });
    const path = `/campaigns/${campaign}/leads/${lead.id}`;
    const { status, json } = await call('PATCH', path, { notes: null, contact_email: 'ana@change.example' });
    expect([status, json]).to.deep.equal([
      200,
      { ...lead, notes: null, contact_email: 'ana@change.example', updated_at: (json as Lead).updated_at },
    ]);
    expect((await call('GET', path)).json).to.deep.equal(json);
    expect(readErrors(await call('PATCH', path, { website_url: url }))).to.deep.equal([
      ['body.website_url', 'extra_forbidden'],
    ]);
    expect(readErrors(await call('PATCH', path, { contact_email: 'ana@..' }))).to.deep.equal([
      ['body.contact_email', 'email_parsing'],
    ]);
    expect(readErrors(await call('PATCH', path, {}))).to.deep.equal([['body', 'too_short']]);
  });

  it('set any status, in any direction, and write it down', async () => {
    const lead = await running.newLead(campaign, { website_url: 'https://status.example/' });
    const path = `/campaigns/${campaign}/leads/${lead.id}/status`;
    for (const status of ['placed', 'discovered', 'unsubscribed', 'replied', 'bounced', 'contacted']) {
      expect((await call('PATCH', path, { status })).json).to.include({ status });
    }
    const { status_history, contacted_at } = (await call('PATCH', path, { status: 'contacted' })).json as Lead;
    expect(status_history.map(({ from, to, by }) => [from, to, by])).to.deep.equal([
      ['discovered', 'placed', 'user'],
      ['placed', 'discovered', 'user'],
      ['discovered', 'unsubscribed', 'user'],
      ['unsubscribed', 'replied', 'user'],
      ['replied', 'bounced', 'user'],
      ['bounced', 'contacted', 'user'],
    ]);
    expect(contacted_at).to.be.a('string');
    for (const status of ['lost', 'Placed', '', null, { $ne: 'x' }]) {
      expect((await call('PATCH', path, { status })).status).to.equal(422);
    }
  });

  it('delete a lead, once', async () => {
    const lead = await running.newLead(campaign, { website_url: 'https://delete.example/' });
    const path = `/campaigns/${campaign}/leads/${lead.id}`;
    expect((await call('DELETE', path)).status).to.equal(204);
    for (const method of ['GET', 'DELETE']) {
      const { status, json } = await call(method, path);
      expect([status, json]).to.deep.equal([404, NO_CAMPAIGN]);
    }
  });

  it('know no lead of another user or campaign, and none that never was', async () => {
    const other = (await running.newCampaign()).id;
    const lead = await running.newLead(campaign, { website_url: 'https://mine.example/' });
    const places = [
      `${other}/leads/${lead.id}`,
      `${campaign}/leads/${NO_ID}`,
      `${campaign}/leads/x`,
      `${NO_ID}/leads/${lead.id}`,
    ];
    const calls = [
      ['GET', ''],
      ['DELETE', ''],
      ['PATCH', '', { notes: 'x' }],
      ['PATCH', '/status', { status: 'placed' }],
    ] as const;
    for (const place of places) {
      for (const [method, end, body] of calls) {
        const { status, json } = await call(method, `/campaigns/${place}${end}`, body);
        expect([place, method, status, json]).to.deep.equal([place, method, 404, NO_CAMPAIGN]);
      }
    }
    for (const [method, end, body] of [...calls, ['GET', '']] as const) {
      const foreign = await call(method, `/campaigns/${campaign}/leads/${lead.id}${end}`, body, 'bob');
      expect([foreign.status, foreign.json]).to.deep.equal([404, NO_CAMPAIGN]);
    }
    expect((await call('POST', `/campaigns/${campaign}/leads`, { website_url: url }, 'bob')).json).to.deep.equal(
      NO_CAMPAIGN,
    );
  });
});
