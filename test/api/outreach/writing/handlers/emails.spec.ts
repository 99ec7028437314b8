import { expect } from 'chai';
import { createCampaignEmailsHandlers } from '../../../../../api/outreach/writing/handlers/campaign-emails.js';
import { createEmailsHandlers, type EmailsHandlerDeps } from '../../../../../api/outreach/writing/handlers/emails.js';
import { DomainError } from '../../../../../domain/base/errors.js';
import { describeModelFailure } from '../../../../../domain/llm/model-failure.js';
import type { LeadSiteFacts } from '../../../../../domain/outreach/discovery/lead-site-facts.js';
import {
  countDraftWords,
  EMAIL_TONES,
  type EmailDraft,
  type WritingTask,
} from '../../../../../domain/outreach/writing/email-draft.js';
import { unfilledIn } from '../../../../../domain/outreach/writing/template.js';
import { createLogger } from '../../../../../platform/logger.js';
import type { WrittenEmail } from '../../../../../workflows/outreach/writing/contract/write-email.js';
import { readErrors } from '../../../../support/api/outreach-api.js';
import { NO_ID, OUTREACH } from '../../../../support/api/outreach-paths.js';
import { startTestApi, type TestApi } from '../../../../support/api/test-api.js';
import { keyedLead } from '../../../../support/samples/keyed-lead.js';
import { storedSender } from '../../../../support/samples/stored-sender.js';
import { startIdentity, type TestIdentity } from '../../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const READ_IT = ['Written by a language model: read it before it leaves'];
const NO_MODEL = ['Written by rules: no language model is set up'];
const failed = (why: string): string[] => [`Written by rules. ${why}`];
const FACTS: LeadSiteFacts = {
  name: 'Werkstattblog',
  language: 'de',
  recent_article: null,
  guidelines_url: null,
  contact_name: 'Ana Lind',
  read_at: '2026-06-01T08:00:00.000Z',
};
const KEY = describeModelFailure('wrong_key');

describe('[I] email handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  let written: WrittenEmail | Error = null;
  let made = 0;
  const tasks: [string, WritingTask][] = [];
  const deps: Partial<EmailsHandlerDeps> & { hasModel: boolean } = { hasModel: true };
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const environmentSender = storedSender({ name: 'Kim Lind', email: 'kim@press.example' });
    const { campaigns, campaignMails, leads } = running.store;
    const emails = createEmailsHandlers(
      Object.assign(deps, {
        leads,
        emailTemplates: running.store.emailTemplates,
        senders: running.store.senders,
        environmentSender,
        logger: createLogger({ level: 'silent', service: 'api' }),
        gateway: {
          writeEmail: async (userId: string, task: WritingTask) => {
            tasks.push([userId, task]);
            if (written instanceof Error) throw written;
            return written;
          },
        },
      }),
    );
    const handlers = { ...emails, ...createCampaignEmailsHandlers({ campaigns, campaignMails, leads }) };
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  beforeEach(() => {
    deps.hasModel = true;
    tasks.length = 0;
    written = null;
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  const call = async (path: string, body: unknown, user = 'alice') => {
    const authorization = `Bearer ${await identity.token({ sub: user })}`;
    return api.call('POST', `${OUTREACH}/emails/${path}`, { headers: { authorization }, body });
  };
  const callCampaign = async (campaign: string, path: string, body: unknown, user: string) => {
    const authorization = `Bearer ${await identity.token({ sub: user })}`;
    return api.call('POST', `${OUTREACH}/campaigns/${campaign}/emails/${path}`, { headers: { authorization }, body });
  };
  const addCampaign = async (user: string) => {
    made += 1;
    const input = { name: `C${made}`, description: null, keywords: ['hand tools'], workspace_id: user };
    return (await running.store.campaigns.insert(user, input, new Date())).id;
  };
  const addLead = async (campaign: string, host: string, site_facts: LeadSiteFacts | null) => {
    const lead = { ...keyedLead(host, { contact_email: `editor@${host}` }), site_facts };
    return (await running.store.leads.insert('alice', campaign, lead, new Date())).lead.id;
  };
  const draft = async (path: string, body: unknown, user?: string) => (await call(path, body, user)).json as EmailDraft;
  const TEXT = { subject: 'Bees', body: 'Hello' };

  it('hand on what the model has written, and say so', async () => {
    written = TEXT;
    const answer = await call('generate', { topic: 'bees', tone: 'casual' });
    const { findings, ...draft } = answer.json as EmailDraft;
    const how = { language: 'en', language_basis: 'default', generated_by: 'llm', warnings: READ_IT, facts: [] };
    expect([answer.status, draft]).to.deep.equal([200, { ...TEXT, ...how }]);
    expect(findings.map(({ code }) => code)).to.deep.equal(['short_body']);
    const task = { kind: 'first', topic: 'bees', tone: 'casual', language: 'en', site: null, seed: 'bees\n' };
    expect(tasks).to.deep.equal([['alice', task]]);
  });

  it('ask no one without a model', async () => {
    deps.hasModel = false;
    const { subject, body, ...how } = await draft('generate', { topic: 'urban bees' });
    const language = { language: 'en', language_basis: 'default' };
    expect(how).to.deep.equal({ ...language, generated_by: 'rules', warnings: NO_MODEL, facts: [], findings: [] });
    expect([subject.includes('urban bees'), body.includes('urban bees')]).to.deep.equal([true, true]);
    expect(tasks).to.deep.equal([]);
  });

  for (const [why, outcome, warnings] of [
    ['is not set up where it would be asked', null, NO_MODEL],
    ['refused the key', { model_failure: 'wrong_key' }, failed(KEY)],
    ['gave nothing usable', { model_failure: 'unusable_answer' }, failed(describeModelFailure('unusable_answer'))],
    [
      'cannot be asked',
      new DomainError('dependency_unavailable', 'Temporal is not reachable', true),
      failed('Temporal is not reachable.'),
    ],
    ['broke down', new Error('unforeseen'), failed('The language model could not be asked.')],
  ] as const)
    it(`let the rules write when the model ${why}`, async () => {
      written = outcome;
      const { body, ...how } = await draft('follow-up', { original_subject: 'Bees', original_body: 'Hi Ana,\n\ntext' });
      expect(how).to.deep.include({ subject: 'Re: Bees', generated_by: 'rules', warnings, findings: [] });
      expect(body.split('\n')[0]).to.equal('Hello Ana,');
    });

  it('suggest subjects by model or rules', async () => {
    written = { suggestions: ['1', '2', '3', '4', '5'] };
    expect((await call('subject-suggestions', { topic: 'bees' })).json).to.deep.equal({
      ...written,
      language: 'en',
      language_basis: 'default',
      generated_by: 'llm',
      warnings: READ_IT,
    });
    written = { model_failure: 'timeout' };
    const { json } = await call('subject-suggestions', { topic: 'bees', tone: 'formal' });
    const { suggestions, ...how } = json as { suggestions: string[] };
    expect([suggestions.length, how]).to.deep.equal([
      7,
      {
        language: 'en',
        language_basis: 'default',
        generated_by: 'rules',
        warnings: failed(describeModelFailure('timeout')),
      },
    ]);
  });

  it('make a mail personal, and tell what is left to be filled in', async () => {
    const base_email = 'Hi {name},\n\nsee {post}. {your_name} of {your_site}';
    const given = { base_email, lead_name: 'Ana', lead_website: 'blog.example', content_topic: 'bees' };
    const { subject, body, warnings } = await draft('personalize', given);
    expect([subject, body]).to.deep.equal([
      'An idea for you: bees',
      'Hi Ana,\n\nI am getting in touch about blog.example, and the topic I have in mind is bees.\n\nsee {post}. Kim Lind of press.example',
    ]);
    expect(warnings).to.deep.equal([...NO_MODEL, 'To be filled in: {post}']);
    const { warnings: long } = await draft('personalize', { base_email: 'word '.repeat(200) });
    expect(long[1]).to.equal('It has 200 words: mails below 200 are answered more often');
  });

  it('fill the user’s own template, and no other’s', async () => {
    const template = { name: 'T', subject: '{topic}', body: 'Hello {name}, {website}: {topic} {mine}. {your_name}' };
    const record = { ...template, category: null, placeholders: [] };
    const { id } = await running.store.emailTemplates.insert('alice', record, new Date());
    const asked = { topic: 'bees {x}', template_id: id };
    const { findings, ...filled } = await draft('generate', asked);
    expect(filled).to.deep.equal({
      subject: 'bees x',
      body: 'Hello there, your site: bees x {mine}. Kim Lind',
      language: 'en',
      language_basis: 'default',
      generated_by: 'rules',
      warnings: ['To be filled in: {mine}'],
      facts: [],
    });
    expect(findings.map(({ code }) => code)).to.deep.equal(['placeholder', 'short_body']);
    expect(tasks).to.deep.equal([]);
    expect((await call('generate', asked, 'bob')).status).to.equal(404);
    expect((await call('generate', { topic: 'bees', template_id: NO_ID })).status).to.equal(404);
  });

  it('write for a lead from what discovery has read of its site, in the language of the site', async () => {
    deps.hasModel = false;
    const campaign = await addCampaign('alice');
    const lead = await addLead(campaign, 'werkstatt.example', FACTS);
    const about = { topic: 'alte Hobel', campaign_id: campaign, lead_id: lead };
    const written = await draft('generate', about);
    expect(written).to.deep.include({ language: 'de', language_basis: 'site', generated_by: 'rules', findings: [] });
    expect(written.body)
      .to.match(/^Guten Tag Ana Lind,\n\n/)
      .and.to.contain('Werkstattblog');
    expect(written.facts).to.include.members(['site_name', 'contact_name']);
    expect((await draft('generate', { ...about, language: 'fr' })).language_basis).to.equal('request');
    const site = { name: 'Il Giardino', language: 'it-IT', guidelines_url: 'https://giardino.example/regole' };
    const given = await draft('generate', { topic: 'api', site });
    expect(given).to.deep.include({ language: 'it', language_basis: 'site' });
    expect(given.body).to.contain('«Il Giardino»').and.to.not.contain('articolo «');
    expect((await call('generate', about, 'bob')).status).to.equal(404);
    for (const [body, field] of [
      [{ topic: 'bees', lead_id: lead }, 'campaign_id'],
      [{ topic: 'bees', campaign_id: campaign }, 'lead_id'],
      [{ ...about, site }, 'site'],
    ] as const)
      expect(readErrors(await call('generate', body))).to.deep.equal([[`body.${field}`, 'value_error']]);
  });

  it('write for the leads of a campaign, each in its language, and review them together', async () => {
    const campaign = await addCampaign('alice');
    const german = await addLead(campaign, 'eins.example', FACTS);
    const plain = await addLead(campaign, 'two.example', null);
    const write = async (body: unknown, user = 'alice') => callCampaign(campaign, 'write', body, user);
    const { emails, not_found } = (await write({ topic: 'bees', lead_ids: [german, plain, NO_ID] })).json as {
      emails: (EmailDraft & { lead_id: string })[];
      not_found: string[];
    };
    expect(not_found).to.deep.equal([NO_ID]);
    const byLead = new Map(emails.map((email) => [email.lead_id, email]));
    expect(byLead.get(german)).to.deep.include({ language: 'de', language_basis: 'site', findings: [] });
    expect(byLead.get(plain)).to.deep.include({ language: 'en', language_basis: 'default', facts: ['site_name'] });
    const again = (await write({ topic: 'bees', lead_ids: [plain] })).json as { emails: EmailDraft[] };
    expect(again.emails[0]?.body).to.equal(byLead.get(plain)?.body);
    // Without topic and leads: the keyword of the campaign, and all that can be mailed.
    const all = (await write({})).json as { emails: EmailDraft[] };
    expect(all.emails).to.have.length(2);
    expect(all.emails[0]?.body).to.contain('hand tools');
    expect((await write({ topic: 'bees' }, 'bob')).status).to.equal(404);
  });

  it('review an email beside those of its campaign', async () => {
    const campaign = await addCampaign('alice');
    const review = async (body: unknown, user = 'alice') => callCampaign(campaign, 'review', body, user);
    const { status, json } = await review({ subject: 'Re: x', body: 'We guarantee first place in Google. {name}' });
    const { findings, ...rest } = json as { findings: { code: string }[] };
    expect([status, rest]).to.deep.equal([200, { words: 7, language: 'en', compared: 0 }]);
    expect(findings.map(({ code }) => code)).to.deep.equal(['placeholder', 'false_reply', 'short_body', 'promise']);
    expect((await review({ subject: 'x', body: 'y' }, 'bob')).status).to.equal(404);
  });

  const LONG = `the history of ${'beekeeping in very old cities and '.repeat(14)}`.slice(0, 500);
  for (const tone of EMAIL_TONES)
    it(`keep to lengths and leave nothing to be filled in (${tone})`, async () => {
      deps.hasModel = false;
      for (const topic of ['bees', LONG, 'a '.repeat(250), '{topic}', '[Your Topic]', 'bees [Your Name] {x}', '{}']) {
        const first = await draft('generate', { topic, tone });
        expect(countDraftWords(first.body), topic).to.be.within(25, 199);
        expect([unfilledIn(`${first.subject}\n${first.body}`), first.warnings], topic).to.deep.equal([[], NO_MODEL]);
        const follow = await draft('follow-up', {
          original_subject: topic.slice(0, 255),
          original_body: `Hi ${topic},\n\ntext`,
          tone,
        });
        expect(countDraftWords(follow.body), topic).to.be.within(25, 99);
        expect(unfilledIn(follow.body), topic).to.deep.equal([]);
        expect(follow.subject.length, topic).to.be.at.most(255);
        const { json } = await call('subject-suggestions', { topic, tone });
        const { suggestions } = json as { suggestions: string[] };
        expect(new Set(suggestions).size, topic).to.be.within(5, 10);
        expect(suggestions.filter((line) => line.length > 60 || unfilledIn(line).length > 0)).to.deep.equal([]);
      }
    });

  const PERSONAL = { base_email: 'Hi' };
  const FOLLOW = { original_subject: 'B', original_body: 'x' };
  const bounds: [string, Record<string, unknown>, string, number, number][] = [
    ['generate', {}, 'topic', 2, 500],
    ['personalize', {}, 'base_email', 1, 20_000],
    ['personalize', PERSONAL, 'lead_name', 0, 200],
    ['personalize', PERSONAL, 'lead_website', 0, 2048],
    ['personalize', PERSONAL, 'content_topic', 0, 500],
    ['subject-suggestions', {}, 'topic', 2, 500],
    ['follow-up', FOLLOW, 'original_subject', 1, 255],
    ['follow-up', FOLLOW, 'original_body', 1, 20_000],
  ];
  for (const [path, rest, field, least, most] of bounds)
    it(`take ${least} to ${most} characters of ${field} (${path})`, async () => {
      const sized = async (length: number) => readErrors(await call(path, { ...rest, [field]: 'x'.repeat(length) }));
      for (const length of [least, most]) expect(await sized(length), String(length)).to.have.property('0', 200);
      expect(await sized(most + 1)).to.deep.equal([[`body.${field}`, 'string_too_long']]);
      if (least > 0) expect(await sized(least - 1)).to.deep.include([`body.${field}`, 'string_too_short']);
    });

  it('refuse what is no request', async () => {
    const refused: [string, Record<string, unknown>, [string, string]][] = [
      ['generate', {}, ['body.topic', 'missing']],
      ['generate', { topic: '  ' }, ['body.topic', 'string_pattern_mismatch']],
      ['generate', { topic: 'bees', tone: 'rude' }, ['body.tone', 'enum']],
      ['generate', { topic: 'bees', template_id: 'x' }, ['body.template_id', 'string_pattern_mismatch']],
      ['generate', { topic: 'bees', pwned: 1 }, ['body.pwned', 'extra_forbidden']],
      ['personalize', { base_email: ' \n' }, ['body.base_email', 'string_pattern_mismatch']],
      ['personalize', { ...PERSONAL, lead_name: null }, ['body.lead_name', 'string_type']],
      ['subject-suggestions', { topic: 5 }, ['body.topic', 'string_type']],
      ['follow-up', { original_subject: 'Bees' }, ['body.original_body', 'missing']],
      ['follow-up', { ...FOLLOW, tone: '' }, ['body.tone', 'enum']],
    ];
    for (const [path, body, error] of refused)
      expect(readErrors(await call(path, body)), JSON.stringify(body)).to.deep.equal([error]);
    expect(tasks).to.deep.equal([]);
  });
});
