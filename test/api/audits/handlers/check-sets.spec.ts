import { expect } from 'chai';
import { MAX_CHECK_SETS, type StoredCheckSet } from '../../../../domain/seo/own-checks/check-set.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import type { Answer } from '../../../support/servers/http-call.js';

const PATH = '/api/seo/check-sets';
const PRICE = { name: ' Price ', selector: '.price', rule: { type: 'number', min: 1 } };
const THIN = { name: 'Thin', conditions: [{ column: 'words', operator: 'less_than', value: 300 }] };

describe('[I] check set handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
  });
  after(() => running.stop());
  const call = (method: string, path: string, body?: unknown, headers = alice): Promise<Answer> =>
    running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const errorsOf = async (body: object, path = PATH) => {
    const { status, json } = await call('POST', path, body);
    const { detail } = json as { detail: { loc: (string | number)[]; msg: string }[] };
    expect(status).to.equal(422);
    return detail.map(({ loc }) => loc.join('.'));
  };

  it('keep a set with what is left out filled in, change and delete it', async () => {
    const made = await call('POST', PATH, { name: ' Lamps ', extractions: [PRICE], page_filters: [THIN] });
    const { id, created_at: _created, updated_at: _updated, ...set } = made.json as StoredCheckSet;
    expect([made.status, set]).to.deep.equal([
      201,
      {
        name: 'Lamps',
        extractions: [
          {
            name: 'Price',
            selector: '.price',
            take: 'text',
            all: false,
            rule: { type: 'number', min: 1, severity: 'medium', when_missing: 'fail' },
          },
        ],
        page_filters: [{ ...THIN, severity: 'medium' }],
      },
    ]);
    expect((await call('GET', `${PATH}/${id}`)).json).to.deep.equal(made.json);
    expect((await call('GET', PATH)).json).to.deep.include(made.json);
    const changed = await call('PUT', `${PATH}/${id}`, { name: 'Empty' });
    expect(changed.json).to.deep.include({ id, name: 'Empty', extractions: [], page_filters: [] });
    expect((await call('DELETE', `${PATH}/${id}`)).status).to.equal(204);
    expect((await call('GET', `${PATH}/${id}`)).status).to.equal(404);
  });

  it('refuse what cannot be used, by its place', async () => {
    const sets: [body: object, ...places: string[]][] = [
      [{ name: 'x', extractions: [{ name: 'A', selector: 'h1 >' }] }, 'body.extractions.0.selector'],
      [
        { name: 'x', extractions: [{ name: 'A', regex: '(' }, { name: 'B' }] },
        'body.extractions.0.regex',
        'body.extractions.1.selector',
      ],
      [
        { name: 'x', page_filters: [{ ...THIN, conditions: [{ column: 'colour', operator: 'is_empty' }] }] },
        'body.page_filters.0.conditions.0.column',
      ],
    ];
    for (const [body, ...places] of sets) expect(await errorsOf(body)).to.deep.equal(places);
  });

  const PLAIN = { name: 'A', selector: 'h1' };
  const named = (count: number) => Array.from({ length: count }, (_, at) => ({ ...PLAIN, name: `N${at}` }));
  const many = (count: number) => Array.from({ length: count }, () => THIN.conditions[0]);
  const bounds: [what: string, most: object, beyond: object][] = [
    ['20 extractions', { extractions: named(20) }, { extractions: named(21) }],
    [
      'names of 60 characters',
      { extractions: [{ ...PLAIN, name: 'n'.repeat(60) }] },
      { extractions: [{ ...PLAIN, name: 'n'.repeat(61) }] },
    ],
    [
      'selectors of 500 characters',
      { extractions: [{ ...PLAIN, selector: 'h'.repeat(500) }] },
      { extractions: [{ ...PLAIN, selector: 'h'.repeat(501) }] },
    ],
    [
      'expressions of 500 characters',
      { extractions: [{ name: 'A', regex: 'h'.repeat(500) }] },
      { extractions: [{ name: 'A', regex: 'h'.repeat(501) }] },
    ],
    [
      '10 conditions',
      { page_filters: [{ ...THIN, conditions: many(10) }] },
      { page_filters: [{ ...THIN, conditions: many(11) }] },
    ],
  ];
  for (const [what, most, beyond] of bounds)
    it(`take ${what} and no more`, async () => {
      const made = await call('POST', PATH, { name: 'Edge', ...most });
      expect(made.status, JSON.stringify(made.json)).to.equal(201);
      expect((await call('POST', PATH, { name: 'Edge', ...beyond })).status).to.equal(422);
      await call('DELETE', `${PATH}/${(made.json as StoredCheckSet).id}`);
    });

  it('tell a request how many checks it has together with its set', async () => {
    const made = (await call('POST', PATH, { name: 'Full', extractions: named(20) })).json as StoredCheckSet;
    const audit = '/api/seo/enterprise/complete-audit';
    const about = { website_url: 'https://site.example/', check_set_id: made.id };
    expect(await errorsOf({ ...about, extractions: [PLAIN] }, audit)).to.deep.equal(['body.extractions']);
    expect(await errorsOf({ ...about, check_set_id: 'f'.repeat(24) }, audit)).to.deep.equal(['body.check_set_id']);
    await call('DELETE', `${PATH}/${made.id}`);
    const small = (await call('POST', PATH, { name: 'Small', extractions: named(2) })).json as StoredCheckSet;
    const second = { ...about, check_set_id: small.id, extractions: [PLAIN, { ...PLAIN, name: 'N1' }] };
    expect(await errorsOf(second, audit)).to.deep.equal(['body.extractions.1.name']);
  });

  it('keep no more than a user may have', async () => {
    const bob = await running.as('bob', 'premium');
    for (let at = 0; at < MAX_CHECK_SETS; at++)
      await running.store.checkSets.insert('bob', { name: 'x', extractions: [], page_filters: [] }, new Date());
    const refused = await call('POST', PATH, { name: 'One more' }, bob);
    expect([refused.status, JSON.stringify(refused.json)]).to.deep.equal([
      409,
      JSON.stringify({ detail: 'You have 50 check sets, the most you can keep. Delete one first.' }),
    ]);
  });
});
