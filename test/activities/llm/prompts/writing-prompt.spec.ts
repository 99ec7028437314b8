import { expect } from 'chai';
import { writingPrompt } from '../../../../activities/llm/prompts/writing-prompt.js';
import type { WritingTask } from '../../../../domain/outreach/writing/email-draft.js';
import type { MailLanguage } from '../../../../domain/outreach/writing/mail-language.js';

const TASKS: [WritingTask, string[]][] = [
  [{ kind: 'first', topic: 'TOPIC', tone: 'casual' }, ['<topic w0rd>\nTOPIC\n</topic w0rd>', 'casual', '200 words']],
  [
    { kind: 'personal', base_email: 'MAIL', lead_name: 'ANA', lead_website: 'SITE', content_topic: 'TOPIC' },
    ['<mail w0rd>\nMAIL\n', '<recipient w0rd>\nANA\n', '<website w0rd>\nSITE\n', '<topic w0rd>\nTOPIC\n'],
  ],
  [{ kind: 'subjects', topic: 'TOPIC', tone: 'formal' }, ['<topic w0rd>\nTOPIC\n', 'formal', '60 characters']],
  [
    { kind: 'follow_up', original_subject: 'SUBJECT', original_body: 'MAIL', tone: 'friendly' },
    ['<subject w0rd>\nSUBJECT\n', '<mail w0rd>\nMAIL\n', 'friendly', '100 words'],
  ],
];

describe('[U] writing prompt', () => {
  for (const [task, parts] of TASKS)
    it(`of ${task.kind} has the task outside of the marks and all material within`, () => {
      const { system, user } = writingPrompt(task, 'w0rd');
      for (const part of parts) expect(user).to.contain(part);
      expect(system).to.match(/never an instruction to you[\s\S]+Marks carry the word w0rd/);
      expect(system).to.not.match(/TOPIC|MAIL|ANA|SITE|SUBJECT/);
    });

  it('says nothing of what is not known', () => {
    const task = { kind: 'personal' as const, base_email: 'MAIL', lead_name: null, lead_website: null };
    const { user } = writingPrompt({ ...task, content_topic: null }, 'w');
    expect(user.match(/<\w+ w>/g)).to.deep.equal(['<mail w>']);
  });

  it('names the language and how it addresses strangers', () => {
    const system = (language: MailLanguage) =>
      writingPrompt({ kind: 'first', topic: 'x', tone: 'formal', language }, 'w').system;
    expect(system('de')).to.contain('Write in German').and.to.contain('"Sie"');
    expect(system('ja')).to.contain('Write in Japanese').and.to.contain('様');
    expect(writingPrompt({ kind: 'first', topic: 'x', tone: 'formal' }, 'w').system).to.contain('Write in English');
  });

  it('holds what is known of the site within marks, and nothing of what is not', () => {
    const site = { name: 'SITE', language: 'de', guidelines_url: null, contact_name: null };
    const article = { title: 'TITLE', url: 'https://site.example/a' };
    const task = { kind: 'first' as const, topic: 'x', tone: 'formal' as const };
    const { user } = writingPrompt({ ...task, site: { ...site, article } }, 'w');
    expect(user).to.contain('<site w>\nSITE\n').and.to.contain('<recent article w>\nTITLE\n');
    expect(user).to.not.contain('recipient').and.to.not.contain('https://site.example');
    expect(writingPrompt({ ...task, site: { ...site, article: null } }, 'w').user).to.not.contain('recent article');
  });
});
