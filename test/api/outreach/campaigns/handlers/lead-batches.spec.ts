import { expect } from 'chai';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_CAMPAIGN, NO_ID, OUTREACH } from '../../../../support/api/outreach-paths.js';

describe('[I] lead batch handlers', function () {
  this.timeout(120_000);
  let running: OutreachApi;
  let campaign: string;
  before(async () => {
    running = await startOutreachApi();
  });
  beforeEach(async () => {
    campaign = (await running.newCampaign()).id;
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const bulk = (leads: unknown) => call('POST', `/campaigns/${campaign}/leads/bulk`, leads);
  const stored = async () => (await call('GET', `/campaigns/${campaign}/leads`)).json as Lead[];

  it('add one of three spellings of a website and skip the others (case 77)', async () => {
    const answer = await bulk([
      { website_url: 'http://Blog.example' },
      { website_url: 'https://www.blog.example/' },
      { website_url: 'blog.example/#x' },
    ]);
    expect([answer.status, answer.json]).to.deep.equal([200, { added: 1, skipped: 2, failed: [] }]);
    expect((await stored()).map(({ website_url }) => website_url)).to.deep.equal(['http://Blog.example']);
    expect(
      (await bulk([{ website_url: 'https://blog.example/a' }, { website_url: 'https://blog.example/' }])).json,
    ).to.deep.equal({ added: 1, skipped: 1, failed: [] });
  });

  it('judge each lead for itself (case 79)', async () => {
    const answer = await bulk([
      { website_url: 'https://good.example/' },
      { website_url: 'https://score.example/', quality_score: 1.2 },
      { website_url: 'https://nan.example/', quality_score: 'NaN' },
      { contact_email: 'ana@a.example' },
      { website_url: 'javascript:alert(1)' },
      { website_url: 'https://two.example/', contact_email: 'ana', notes: 7 },
      'https://text.example/',
      null,
      { website_url: 'https://last.example/' },
      { website_url: 'https://last.example/', user_id: 'bob' },
    ]);
    expect([answer.status, answer.json]).to.deep.equal([
      200,
      {
        added: 2,
        skipped: 0,
        failed: [
          '#1 https://score.example/: quality_score: must be <= 1',
          '#2 https://nan.example/: quality_score: must be number',
          '#3 (no website_url): Field required',
          '#4 javascript:alert(1): Not an http(s) address',
          '#5 https://two.example/: notes: must be string; contact_email: Not an e-mail address',
          '#6 (no website_url): must be object',
          '#7 (no website_url): must be object',
          '#9 https://last.example/: user_id: Extra inputs are not permitted',
        ],
      },
    ]);
    expect((await stored()).map(({ domain }) => domain).sort()).to.deep.equal(['good.example', 'last.example']);
  });

  it('add a thousand at once', async () => {
    const leads = Array.from({ length: 1000 }, (_, n) => ({ website_url: `https://host-${n}.example/` }));
    expect((await bulk(leads)).json).to.deep.equal({ added: 1000, skipped: 0, failed: [] });
    expect((await bulk(leads)).json).to.deep.equal({ added: 0, skipped: 1000, failed: [] });
    expect((await call('GET', `/campaigns/${campaign}`)).json).to.have.nested.property('lead_counts.total', 1000);
  });

  it('refuse a list that is empty, too long or none', async () => {
    expect(readErrors(await bulk([]))).to.deep.equal([['body', 'too_short']]);
    expect(readErrors(await bulk(Array(1001).fill({ website_url: 'a.example' })))).to.deep.equal([
      ['body', 'too_long'],
    ]);
    expect(readErrors(await bulk({ website_url: 'a.example' }))).to.deep.equal([['body', 'list_type']]);
    expect((await call('POST', `/campaigns/${NO_ID}/leads/bulk`, [{}])).json).to.deep.equal(NO_CAMPAIGN);
    expect((await call('POST', `/campaigns/${campaign}/leads/bulk`, [{}], 'bob')).json).to.deep.equal(NO_CAMPAIGN);
  });

  it('set the status of those that are there, and name the others once', async () => {
    const [one, two] = [
      await running.newLead(campaign, { website_url: 'a.example' }),
      await running.newLead(campaign, { website_url: 'b.example' }),
    ];
    const foreign = await running.newLead((await running.newCampaign()).id);
    const path = `/campaigns/${campaign}/leads/bulk-status`;
    const lead_ids = [one.id, 'malformed', foreign.id, one.id, NO_ID, two.id, 'malformed', NO_ID];
    const { status, json } = await call('PATCH', path, { lead_ids, status: 'placed' });
    expect([status, json]).to.deep.equal([200, { updated: 2, failed: ['malformed', foreign.id, NO_ID] }]);
    expect((await stored()).map((lead) => [lead.status, lead.status_history.length])).to.deep.equal([
      ['placed', 1],
      ['placed', 1],
    ]);
    expect(await running.store.leads.findById('alice', foreign.id)).to.include({ status: 'discovered' });
    for (const body of [
      { lead_ids: [], status: 'placed' },
      { lead_ids: [one.id], status: 'lost' },
      { lead_ids: [one.id] },
      { lead_ids: [{ $ne: 1 }], status: 'placed' },
      { lead_ids: Array(1001).fill(NO_ID), status: 'placed' },
    ]) {
      expect((await call('PATCH', path, body)).status).to.equal(422);
    }
    expect((await call('PATCH', path, { lead_ids, status: 'placed' }, 'bob')).json).to.deep.equal(NO_CAMPAIGN);
  });

  const upload = async (csv: string | Buffer, query = '', type = 'text/csv') => {
    const token = await running.token();
    return running.api.call('POST', `${OUTREACH}/campaigns/${campaign}/leads/import${query}`, {
      headers: { authorization: token, 'content-type': type },
      body: csv,
    });
  };

  it('read a file as a spreadsheet writes it', async () => {
    const csv = [
      '\ufeffWebsite;E-Mail;Quality;Title;Anything',
      'https://one.example/;ana@one.example;0,8;"A ""quoted""; title\nin two lines";x',
      '',
      'two.example;;;;',
      'https://www.one.example;;;;',
      'https://three.example/;ana;1,2;;',
      'javascript:x;;;;',
      "four.example;;;'=1+1;",
    ].join('\r\n');
    const answer = await upload(csv);
    expect([answer.status, answer.json]).to.deep.equal([
      200,
      {
        added: 3,
        skipped: 1,
        failed: [
          'line 7: contact_email: Not an e-mail address; quality_score: must be <= 1',
          'line 8: Not an http(s) address',
        ],
        columns: { website_url: 'Website', contact_email: 'E-Mail', quality_score: 'Quality', website_title: 'Title' },
        custom_columns: { anything: 'Anything' },
        ignored_columns: [],
        encoding: 'utf-8',
        warnings: [],
      },
    ]);
    const one = (await stored()).find(({ domain }) => domain === 'one.example');
    expect(one).to.include({
      contact_email: 'ana@one.example',
      quality_score: 0.8,
      website_title: 'A "quoted"; title\nin two lines',
    });
    expect((await stored()).find(({ domain }) => domain === 'four.example')).to.include({ website_title: '=1+1' });
  });

  it('read columns that the caller names', async () => {
    const answer = await upload(
      'Seite\tKontakt\na.example\tana@a.example',
      '?columns=website_url:Seite,contact_email:Kontakt',
    );
    expect(answer.json).to.deep.equal({
      added: 1,
      skipped: 0,
      failed: [],
      columns: { website_url: 'Seite', contact_email: 'Kontakt' },
      custom_columns: {},
      ignored_columns: [],
      encoding: 'utf-8',
      warnings: [],
    });
  });

  const WESTERN = 'Website;E-Mail;Title\r\nhttps://cafe.example/;Ed <ed@cafe.example>;Caf\xe9 M\xfcller\r\n';
  const wide = (text: string, mark: number[], isSwapped = false) => {
    const bytes = Buffer.from(text.replaceAll(';', '\t'), 'utf16le');
    return Buffer.concat([Buffer.from(mark), isSwapped ? bytes.swap16() : bytes]);
  };
  const files: [what: string, bytes: Buffer, type: string, encoding: string, warnings: number][] = [
    ['windows-1252, as Excel saves CSV', Buffer.from(WESTERN, 'latin1'), 'text/csv', 'windows-1252', 2],
    ['windows-1252 that is called UTF-8', Buffer.from(WESTERN, 'latin1'), 'text/csv; charset=utf-8', 'windows-1252', 2],
    ['windows-1252 by its name', Buffer.from(WESTERN, 'latin1'), 'text/csv; charset=windows-1252', 'windows-1252', 1],
    ["UTF-16LE, as Excel's Unicode text", wide(WESTERN, [0xff, 0xfe]), 'text/csv', 'utf-16le', 1],
    ['UTF-16BE', wide(WESTERN, [0xfe, 0xff], true), 'text/csv', 'utf-16be', 1],
    ['UTF-16LE without a mark', wide(WESTERN, []), 'text/csv', 'utf-16le', 2],
    ['UTF-8 with a line that names the separator', Buffer.from(`\ufeffsep=;\r\n${WESTERN}`), 'text/csv', 'utf-8', 1],
  ];
  for (const [what, bytes, type, encoding, warnings] of files) {
    it(`read ${what}`, async () => {
      const { status, json, text } = await upload(bytes, '', type);
      expect(status, text).to.equal(200);
      expect(json).to.include({ added: 1, encoding }).and.to.have.property('warnings').with.length(warnings);
      expect(await stored()).to.have.length(1);
      expect((await stored())[0]).to.include({ website_title: 'Café Müller', contact_email: 'ed@cafe.example' });
    });
  }

  it('store no text that lost characters, and say in which line', async () => {
    const lost = 'Website,Title\na.example,Caf\ufffd\nb.example,NUL\0\nc.example,Fine';
    const { json } = await upload(lost);
    expect(json).to.deep.include({ added: 1, skipped: 0 });
    const [first, second] = (json as { failed: string[] }).failed;
    expect(first).to.contain('line 2: website_title: must not contain U+FFFD');
    expect(second).to.contain('line 3: website_title: must not contain the control character U+0000');
  });

  it('refuse bytes that are no text, with what to do', async () => {
    for (const bytes of [Buffer.from([0x41, 0x81, 0x8d]), Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])]) {
      const answer = await upload(bytes);
      expect(readErrors(answer)).to.deep.equal([['body', 'string_unicode']]);
      expect(answer.text).to.contain('CSV UTF-8');
    }
    expect((await upload('url', '', 'text/csv; charset=klingon')).status).to.equal(415);
  });

  it('refuse a file that is no table of leads', async () => {
    expect(readErrors(await upload('\n'))).to.deep.equal([['body', 'value_error']]);
    expect(readErrors(await upload('Name,Mail\nx,y'))).to.deep.equal([['body', 'value_error']]);
    expect(readErrors(await upload('a,b\nx,y', '?columns=website_url:c'))).to.deep.equal([
      ['query.columns', 'value_error'],
    ]);
    expect(readErrors(await upload('a,b\nx,y', '?columns=nonsense'))).to.deep.equal([
      ['query.columns', 'string_pattern_mismatch'],
    ]);
    expect(readErrors(await upload(`url\n${'a.example\n'.repeat(10_001)}`))).to.deep.equal([['body', 'too_long']]);
    expect((await upload('{"a":1}', '', 'application/json')).status).to.equal(415);
    expect((await upload('url', '', 'text/plain')).status).to.equal(415);
    expect((await upload('x'.repeat(1_048_577))).status).to.equal(413);
    expect(await stored()).to.deep.equal([]);
  });

  it('takes ten thousand lines', async () => {
    const csv = `url\n${Array.from({ length: 10_000 }, (_, n) => `h${n}.example`).join('\n')}`;
    expect((await upload(csv)).json).to.include({ added: 10_000, skipped: 0 });
  });

  it('preview what a file would add, with what each column is read as, and add nothing', async () => {
    const preview = async (csv: string, query = '') => {
      const headers = { authorization: await running.token(), 'content-type': 'text/csv' };
      const path = `${OUTREACH}/campaigns/${campaign}/leads/import/preview${query}`;
      return running.api.call('POST', path, { headers, body: csv });
    };
    const csv = 'URL,Mail,Phone\na.example,a@a.example,1\nnot a site,,2';
    const seen = await preview(csv);
    expect(seen.status).to.equal(200);
    expect(seen.json).to.deep.include({
      columns: [
        { name: 'URL', field: 'website_url', variable: null, samples: ['a.example', 'not a site'] },
        { name: 'Mail', field: 'contact_email', variable: null, samples: ['a@a.example', ''] },
        { name: 'Phone', field: null, variable: 'phone', samples: ['1', '2'] },
      ],
      lines: 2,
      importable: 1,
      problem: null,
    });
    expect((seen.json as { failed: string[] }).failed[0]).to.match(/^line 3: /);
    const mapped = await preview(csv, '?columns=ignore:Mail,notes:Phone');
    expect((mapped.json as { columns: { field: string | null }[] }).columns.map(({ field }) => field)).to.deep.equal([
      'website_url',
      null,
      'notes',
    ]);
    const unnamed = (await preview('A,B\na.example,x')).json;
    expect(unnamed).to.deep.include({ importable: 0, lines: 1 });
    expect((unnamed as { problem: string }).problem).to.contain('No column holds website_url');
    expect(readErrors(await preview('\n'))).to.deep.equal([['body', 'value_error']]);
    const unknown = (await preview(csv, '?columns=notes:None')).json;
    expect((unknown as { problem: string }).problem).to.equal('The file has no column "None"');
    expect(await stored()).to.deep.equal([]);
  });

  it('delete many at once, and name those that are not there', async () => {
    await bulk([{ website_url: 'https://a.example/' }, { website_url: 'https://b.example/' }]);
    const [kept, gone] = await stored();
    const remove = (lead_ids: unknown, user?: string) =>
      call('POST', `/campaigns/${campaign}/leads/bulk-delete`, { lead_ids }, user);
    expect((await remove([gone?.id], 'bob')).status).to.equal(404);
    const answer = await remove([gone?.id, gone?.id, NO_ID, 'no-id']);
    expect([answer.status, answer.json]).to.deep.equal([200, { deleted: 1, failed: [NO_ID, 'no-id'] }]);
    expect((await stored()).map(({ id }) => id)).to.deep.equal([kept?.id]);
    expect((await remove([])).status).to.equal(422);
  });

  it('list leads with an address, or those without', async () => {
    await bulk([
      { website_url: 'https://a.example/', contact_email: 'a@a.example' },
      { website_url: 'https://b.example/' },
    ]);
    const list = async (query: string) =>
      ((await call('GET', `/campaigns/${campaign}/leads?${query}`)).json as Lead[]).map(({ domain }) => domain);
    expect(await list('has_email=true')).to.deep.equal(['a.example']);
    expect(await list('has_email=false')).to.deep.equal(['b.example']);
    expect(await list('has_email=')).to.have.length(2);
  });
});
