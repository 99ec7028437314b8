import { expect } from 'chai';
import type { EmailTemplate } from '../../../../../domain/outreach/writing/email-template.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';

const PATH = '/emails/templates';
const OPENER = { name: 'Opener', subject: 'An idea for {website}', body: 'Hello {name}, about {topic}. {name}!' };

describe('[I] template handlers', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const make = async (template: object = OPENER) => (await call('POST', PATH, template)).json as EmailTemplate;

  it('save a template with its placeholders, in their order and each once', async () => {
    const { status, json } = await call('POST', PATH, { ...OPENER, name: ' Opener ' });
    const { id, created_at, updated_at, ...rest } = json as EmailTemplate;
    expect([status, rest]).to.deep.equal([
      201,
      { ...OPENER, user_id: 'alice', category: null, placeholders: ['website', 'name', 'topic'] },
    ]);
    expect([id.length, created_at]).to.deep.equal([24, updated_at]);
    expect((await call('GET', `${PATH}/${id}`)).json).to.deep.equal(json);
  });

  it('list them newest first, page by page', async () => {
    for (const name of ['one', 'two', 'three']) await call('POST', PATH, { ...OPENER, name }, 'carol');
    const first = await call('GET', `${PATH}?limit=2`, undefined, 'carol');
    expect((first.json as EmailTemplate[]).map(({ name }) => name)).to.deep.equal(['three', 'two']);
    expect(first.headers['link']).to.match(/^<.*cursor=\d{13}-[0-9a-f]{24}>; rel="next"$/);
    expect((await call('GET', PATH, undefined, 'nobody')).json).to.deep.equal([]);
  });

  it('replace a template as a whole', async () => {
    const made = await make({ ...OPENER, category: 'first' });
    const { status, json } = await call('PUT', `${PATH}/${made.id}`, { name: 'N', subject: 'S', body: '{x}' });
    expect([status, json]).to.deep.equal([
      200,
      {
        ...made,
        name: 'N',
        subject: 'S',
        body: '{x}',
        category: null,
        placeholders: ['x'],
        updated_at: (json as EmailTemplate).updated_at,
      },
    ]);
  });

  it('delete a template, once', async () => {
    const { id } = await make();
    expect((await call('DELETE', `${PATH}/${id}`)).status).to.equal(204);
    for (const method of ['GET', 'DELETE']) {
      const { status, json } = await call(method, `${PATH}/${id}`);
      expect([status, json]).to.deep.equal([404, { detail: 'Not found' }]);
    }
  });

  it('know none of another user, none that never was, and none whose id cannot be one', async () => {
    const { id } = await make();
    for (const [named, user] of [
      [id, 'bob'],
      [NO_ID, 'alice'],
      ['nonsense', 'alice'],
    ]) {
      for (const [method, body] of [['GET'], ['PUT', OPENER], ['DELETE']] as const) {
        const { status, json } = await call(method, `${PATH}/${named}`, body, user);
        expect([method, status, json]).to.deep.equal([method, 404, { detail: 'Not found' }]);
      }
    }
  });

  const edges: object[] = [
    { name: 'n'.repeat(128) },
    { subject: 's'.repeat(255) },
    { body: 'b'.repeat(20_000) },
    { category: 'c'.repeat(128) },
    { category: null },
  ];
  for (const edge of edges) {
    it(`take ${Object.keys(edge)} at its edge`, async () => {
      expect((await call('POST', PATH, { ...OPENER, ...edge })).status).to.equal(201);
    });
  }

  const bad: [what: string, change: object, ...faults: [string, string][]][] = [
    ['no subject', { subject: undefined }, ['body.subject', 'missing']],
    ['a blank name', { name: ' ' }, ['body.name', 'string_pattern_mismatch']],
    ['a name of 129', { name: 'n'.repeat(129) }, ['body.name', 'string_too_long']],
    ['a subject of 256', { subject: 's'.repeat(256) }, ['body.subject', 'string_too_long']],
    ['a header in the subject', { subject: 'Hi\r\nBcc: x@y.example' }, ['body.subject', 'string_pattern_mismatch']],
    ['a NUL in the subject', { subject: 'Hi\0' }, ['body.subject', 'string_pattern_mismatch']],
    ['a blank body', { body: ' \n ' }, ['body.body', 'string_pattern_mismatch']],
    ['a body of 20,001', { body: 'b'.repeat(20_001) }, ['body.body', 'string_too_long']],
    ['a category of 129', { category: 'c'.repeat(129) }, ['body.category', 'string_too_long']],
    ['placeholders of its own', { placeholders: ['x'] }, ['body.placeholders', 'extra_forbidden']],
    ['another user', { user_id: 'bob' }, ['body.user_id', 'extra_forbidden']],
    ['an operator', { name: { $gt: '' } }, ['body.name', 'string_type']],
  ];
  for (const [what, change, ...errors] of bad) {
    it(`refuse ${what}`, async () => {
      expect(readErrors(await call('POST', PATH, { ...OPENER, ...change }))).to.deep.equal(errors);
    });
  }
});
