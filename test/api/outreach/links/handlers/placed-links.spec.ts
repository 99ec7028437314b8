import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import { NEW_WATCH } from '../../../../../domain/outreach/links/advance-link.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';

type PlacedLink = components['schemas']['PlacedLink'];

const PAGE = 'https://blog.example/post';
const TARGET = 'https://www.client.example/guide';
const VALUES = { target: 'client.example/guide', rel: 'nofollow', anchor: 'guide', indexing: 'indexable' };

describe('[I] handlers of placed links', () => {
  let running: OutreachApi;
  let campaign: string;
  before(async () => {
    running = await startOutreachApi();
    campaign = (await running.newCampaign()).id;
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const add = (link: object) =>
    call('POST', `/campaigns/${campaign}/placed-links`, { page_url: PAGE, target_url: TARGET, ...link });

  it('add a link, check it at once, and mark its lead as placed', async () => {
    const lead = await running.newLead(campaign, { website_url: 'https://blog.example/' });
    const { status, json } = await add({ lead_id: lead.id, cost: { amount: 120, currency: 'EUR' } });
    const { id, state, target_site, host } = json as PlacedLink;
    expect([status, state, target_site, host]).to.deep.equal([201, 'pending', 'client.example', 'blog.example']);
    expect(running.gateway.looks).to.include(`link ${id}`);
    expect((await running.store.leads.find('alice', campaign, lead.id))?.status).to.equal('placed');
    const again = await add({ page_url: 'http://www.blog.example/post/#top' });
    expect([again.status, (again.json as PlacedLink).id]).to.deep.equal([200, id]);
  });

  it('refuse at the edges of the bounds what is outside of them, and take what is inside', async () => {
    const first = async (link: object) =>
      ((await add(link)).json as { detail: { loc: string[] }[] }).detail[0]?.loc.join('.');
    expect(await first({ page_url: TARGET })).to.equal('body.target_url');
    expect(await first({ expected_anchor: 'x'.repeat(301) })).to.equal('body.expected_anchor');
    expect(await first({ note: 'x'.repeat(2001) })).to.equal('body.note');
    expect(await first({ cost: { amount: -0.01, currency: 'EUR' } })).to.equal('body.cost.amount');
    expect(await first({ cost: { amount: 1, currency: 'eur' } })).to.equal('body.cost.currency');
    expect(await first({ placed_at: '2999-01-01T00:00:00Z' })).to.equal('body.placed_at');
    expect(await first({ lead_id: NO_ID })).to.equal('body.lead_id');
    const edge = { page_url: `${PAGE}-edge`, expected_anchor: 'x'.repeat(300), note: 'x'.repeat(2000) };
    expect((await add({ ...edge, cost: { amount: 1_000_000_000, currency: 'USD' } })).status).to.equal(201);
  });

  it('list, find, change and delete', async () => {
    const { json } = await add({ page_url: `${PAGE}-changed` });
    const { id } = json as PlacedLink;
    const found = await running.store.placedLinks.find('alice', id);
    if (!found) throw new Error('The link is gone');
    const watch = {
      ...NEW_WATCH,
      state: 'changed' as const,
      checks: 1,
      baseline: { ...VALUES, rel: 'dofollow' },
      seen: VALUES,
      changes: [{ field: 'rel' as const, before: 'dofollow', after: 'nofollow' }],
    };
    await running.store.placedLinks.record(found, { watch, history: [], next_check_at: new Date() }, new Date());
    const listed = (await call('GET', `/placed-links?state=changed&site=client.example&q=post-ch`))
      .json as PlacedLink[];
    expect(listed.map((each) => each.id)).to.deep.equal([id]);
    const draft = await call('GET', `/placed-links/${id}/reclaim-draft`);
    expect(draft.json).to.have.nested.property('draft.kind', 'nofollow');
    const accepted = (await call('PATCH', `/placed-links/${id}`, { accept_changes: true })).json as PlacedLink;
    expect([accepted.state, accepted.changes]).to.deep.equal(['live', []]);
    const stopped = (await call('PATCH', `/placed-links/${id}`, { is_watched: false, note: 'x' })).json as PlacedLink;
    expect([stopped.next_check_at, stopped.note]).to.deep.equal([null, 'x']);
    expect((await call('PATCH', `/placed-links/${id}`, { page_url: PAGE })).status).to.equal(422);
    expect((await call('POST', `/placed-links/${id}/check`)).status).to.equal(202);
    expect((await call('GET', `/placed-links/${id}/checks`)).json).to.deep.equal([]);
    expect((await call('DELETE', `/placed-links/${id}`)).status).to.equal(204);
    expect((await call('GET', `/placed-links/${id}`)).status).to.equal(404);
    expect((await call('GET', `/placed-links/${NO_ID}`)).status).to.equal(404);
  });

  it('read exports of other tools, name the lead of each page, and report lines that are none', async () => {
    await running.newLead(campaign, { website_url: 'https://tools.example/' });
    const csv = [
      'Referring page URL;Target URL;Anchor;Nofollow;Price;DR',
      'https://www.tools.example/a;https://client.example/;our tools;true;€1.200,50;70',
      'https://www.tools.example/a;https://client.example/;twice;false;;',
      'not a page;https://client.example/;;;;',
      'https://x.example/b;https://client.example/;;;12;',
    ].join('\n');
    const headers = { authorization: await running.token(), 'content-type': 'text/csv' };
    const path = `/api/v1/backlink-outreach/campaigns/${campaign}/placed-links/import`;
    const { json } = await running.api.call('POST', path, { headers, body: csv });
    expect(json).to.include({ added: 1, skipped: 1 });
    expect(json).to.have.property('ignored_columns').that.deep.equals(['DR']);
    expect((json as { failed: string[] }).failed.map((line) => line.split(':').slice(0, 2).join(':'))).to.deep.equal([
      'line 4: page_url',
      'line 5: currency',
    ]);
    const [link] = (await call('GET', '/placed-links?q=tools.example')).json as PlacedLink[];
    expect(link).to.deep.include({ expected_rel: 'nofollow', cost: { amount: 1200.5, currency: 'EUR' } });
    expect(link?.lead_id).to.be.a('string');
    expect((await running.api.call('POST', path, { headers, body: 'a,b\n1,2' })).status).to.equal(422);
  });

  it('plan the checks of a campaign again when it is to be checked daily', async () => {
    const { json } = await call('PATCH', `/campaigns/${campaign}`, { link_check_frequency: 'daily' });
    expect(json).to.have.property('link_check_frequency', 'daily');
    expect((await call('PATCH', `/campaigns/${campaign}`, { link_check_frequency: 'hourly' })).status).to.equal(422);
  });
});
