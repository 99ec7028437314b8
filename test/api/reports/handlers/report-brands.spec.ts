import { expect } from 'chai';
import type { StoredBrand } from '../../../../domain/reports/brand.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { plainImage } from '../../../support/sites/made-images.js';

const PATH = '/api/seo/report-brands';
const AUDIT = 'a'.repeat(24);
const NEW = { name: ' Nordlicht ', primary_color: '#0F4C3A', accent_color: '#e8a33d', contact_line: 'Hamburg' };

describe('[I] report brand handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
    await storeAudit(running.store, reportAudit({ issues: 3, overrides: { audit_id: AUDIT } }));
  });
  after(() => running.stop());
  const call = (method: string, path: string, body?: unknown, headers = alice): Promise<Answer> =>
    running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const make = async (body: object = NEW) => (await call('POST', PATH, body)).json as StoredBrand;

  it('keep a brand with its logo, and show it again', async () => {
    const logo = (await plainImage('png', { width: 300, height: 80 })).toString('base64');
    const { status, json } = await call('POST', PATH, { ...NEW, logo });
    const { id, created_at, updated_at, ...rest } = json as StoredBrand;
    expect([status, rest]).to.deep.equal([
      201,
      {
        name: 'Nordlicht',
        primary_color: '#0f4c3a',
        accent_color: '#e8a33d',
        contact_line: 'Hamburg',
        logo: { media_type: 'image/png', base64: logo },
      },
    ]);
    expect(created_at).to.equal(updated_at);
    expect((await call('GET', `${PATH}/${id}`)).json).to.deep.equal(json);
    expect((await call('GET', PATH)).json).to.deep.include(json);
  });

  it('leave the logo where a change names none, and take it away for null', async () => {
    const logo = (await plainImage('jpeg', { width: 30, height: 8 })).toString('base64');
    const { id } = await make({ ...NEW, logo });
    const changed = (await call('PUT', `${PATH}/${id}`, { ...NEW, name: 'Südwind' })).json as StoredBrand;
    expect([changed.name, changed.logo?.media_type]).to.deep.equal(['Südwind', 'image/jpeg']);
    expect((await call('PUT', `${PATH}/${id}`, { ...NEW, logo: null })).json).to.have.property('logo', null);
    expect((await call('DELETE', `${PATH}/${id}`)).status).to.equal(204);
    expect((await call('PUT', `${PATH}/${id}`, NEW)).status).to.equal(404);
  });

  it('refuse colors, names and logos that are none, at their place', async () => {
    const svg = Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64');
    const bad: [body: object, field: string][] = [
      [{ ...NEW, primary_color: 'red' }, 'primary_color'],
      [{ ...NEW, accent_color: '#000000; } body { display: none' }, 'accent_color'],
      [{ ...NEW, name: '' }, 'name'],
      [{ ...NEW, contact_line: 'two\nlines' }, 'contact_line'],
      [{ ...NEW, logo: svg }, 'logo'],
      [{ ...NEW, logo: Buffer.from('no picture at all').toString('base64') }, 'logo'],
    ];
    for (const [body, field] of bad) {
      const { status, json } = await call('POST', PATH, body);
      expect(status, field).to.equal(422);
      expect((json as { detail: { loc: string[] }[] }).detail[0]?.loc).to.deep.equal(['body', field]);
    }
  });

  it('put a brand on the report that names it, and only for its owner', async () => {
    const { id } = await make();
    const report = await call('GET', `/api/seo/audits/${AUDIT}/report?form=short&brand=${id}`);
    expect(report.text)
      .to.contain('Nordlicht')
      .and.contain('--primary: #0f4c3a')
      .and.not.match(/linkwright/i);
    const full = await call('GET', `/api/seo/audits/${AUDIT}/report?brand=${id}`);
    expect(full.text)
      .to.contain('Nordlicht')
      .and.not.match(/linkwright/i);
    const missing = await call('GET', `/api/seo/audits/${AUDIT}/report?form=short&brand=${'f'.repeat(24)}`);
    expect(missing.status).to.equal(422);
    expect(missing.text).to.contain('You have no brand with this id');
    const bob = await running.as('bob', 'premium');
    expect((await call('GET', `${PATH}/${id}`, undefined, bob)).status).to.equal(404);
  });

  it('say plainly when there are as many as there may be', async () => {
    const carol = await running.as('carol', 'premium');
    for (let count = 0; count < 20; count++) await call('POST', PATH, NEW, carol);
    const { status, json } = await call('POST', PATH, NEW, carol);
    expect([status, json]).to.deep.equal([
      409,
      { detail: 'You have 20 brands, the most there may be: delete one first' },
    ]);
  });
});
