import { expect } from 'chai';
import type { MailLanguage } from '../../../../domain/outreach/writing/mail-language.js';
import { personalizeMail } from '../../../../domain/outreach/writing/personalize-mail.js';
import { unfilledIn } from '../../../../domain/outreach/writing/template.js';

const NOTHING = { lead_name: null, lead_website: null, content_topic: null, language: 'en' as const };
const ANA = {
  lead_name: 'Ana',
  lead_website: 'https://www.blog.example/about',
  content_topic: 'urban bees',
  language: 'en' as const,
};
const BASE = 'Hello,\n\nwould you take an article?\n\nKind regards';

describe('[U] personal mail by rules', () => {
  it('fills placeholders in subject and text', () => {
    const base = 'Subject: {topic} for {website}\n\nHi {name},\n\nI read {website}. {topic}?\n\n{your_name}';
    expect(personalizeMail(base, ANA, { your_name: 'Kim' })).to.deep.equal({
      subject: 'urban bees for blog.example',
      body: 'Hi Ana,\n\nI read blog.example. urban bees?\n\nKim',
    });
  });

  it('says once what the mail does not say', () => {
    expect(personalizeMail(BASE, ANA)).to.deep.equal({
      subject: 'An idea for you: urban bees',
      body: 'Hello Ana,\n\nI am getting in touch about blog.example, and the topic I have in mind is urban bees.\n\nwould you take an article?\n\nKind regards',
    });
  });

  it('leaves a mail as it is where nothing is known of the recipient', () => {
    expect(personalizeMail(BASE, NOTHING)).to.deep.equal({ subject: 'A quick idea for your readers', body: BASE });
  });

  it('greets no one by a name that is not known', () => {
    expect(personalizeMail('Hi {name},\n\ntext', NOTHING).body).to.equal('Hi there,\n\ntext');
    expect(personalizeMail('Dear {name},\n\ntext', NOTHING).body).to.equal('Hello,\n\ntext');
  });

  it('leaves what no one has given, to be seen', () => {
    const { body } = personalizeMail('Hi,\n\nI like {website} and {post}.', NOTHING);
    expect(unfilledIn(body)).to.deep.equal(['{website}', '{post}']);
  });

  const greetings: [string, string][] = [
    ['Hi John,\n\ntext', 'Hi Ana,\n\ntext'],
    ['Hi there! I read on.', 'Hi Ana, I read on.'],
    ['Dear Sir or Madam,\n\ntext', 'Dear Ana,\n\ntext'],
    ['Good morning,\n\ntext', 'Good morning Ana,\n\ntext'],
    ['text alone', 'Hello Ana,\n\ntext alone'],
  ];
  for (const [base, body] of greetings)
    it(`greets by name: ${JSON.stringify(base)}`, () => {
      expect(personalizeMail(base, { ...NOTHING, lead_name: 'Ana' }).body).to.equal(body);
    });

  it('writes in the language of the mail, and greets by forms that fit anyone', () => {
    const personal = (base: string, language: MailLanguage) => personalizeMail(base, { ...ANA, language }).body;
    expect(personal('Sehr geehrte Damen und Herren,\n\ntext', 'de')).to.equal(
      'Guten Tag Ana,\n\nEs geht mir um blog.example, und das Thema, an das ich denke, ist „urban bees“.\n\ntext',
    );
    expect(personal('Hallo,\n\ntext', 'de')).to.match(/^Hallo Ana,\n/);
    expect(personal('Estimados señores:\n\ntext', 'es')).to.match(/^Buenos días, Ana:\n\nEscribo por blog\.example/);
    expect(personal('Szanowni Państwo,\n\ntext', 'pl')).to.match(/^Szanowni Państwo,\n\nPiszę w sprawie/);
    expect(personal('ご担当者様\n\ntext', 'ja')).to.match(/^Ana 様\n\n「blog\.example」の件/);
  });

  it('takes a name as words and nothing else', () => {
    const lead_name = 'Ana $& https://evil.example <b>{name}</b>\r\nBcc: x';
    expect(personalizeMail(BASE, { ...NOTHING, lead_name }).body.split('\n')[0]).to.equal('Hello Ana $& name Bcc: x,');
  });

  it('takes no website from what is none', () => {
    expect(personalizeMail(BASE, { ...NOTHING, lead_website: 'javascript:alert(1)' }).body).to.equal(BASE);
  });
});
