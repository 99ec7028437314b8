import { expect } from 'chai';
import { detectMailLanguage } from '../../../../domain/outreach/writing/detect-mail-language.js';
import {
  chooseMailLanguage,
  findMailLanguage,
  LANGUAGE_NAMES,
  MAIL_LANGUAGES,
} from '../../../../domain/outreach/writing/mail-language.js';
import { writeFirstMail } from '../../../../domain/outreach/writing/write-first-mail.js';
import { sampleMails } from '../../../support/samples/mail-niches.js';

describe('[U] language of a mail', () => {
  it('is the one that is requested, else that of the site, else that of the text, else English', () => {
    const known = { request: 'fr' as const, site: 'de-AT', text: 'it' as const };
    expect(chooseMailLanguage(known)).to.deep.equal({ language: 'fr', language_basis: 'request' });
    const { request: _, ...rest } = known;
    expect(chooseMailLanguage(rest)).to.deep.equal({ language: 'de', language_basis: 'site' });
    expect(chooseMailLanguage({ site: 'sv', text: 'it' })).to.deep.equal({ language: 'it', language_basis: 'text' });
    expect(chooseMailLanguage({ site: 'sv', text: null })).to.deep.equal({ language: 'en', language_basis: 'default' });
  });

  it('is named by a tag', () => {
    expect(['pt-BR', 'JA', 'zh', '', null].map(findMailLanguage)).to.deep.equal(['pt', 'ja', null, null, null]);
    expect(Object.keys(LANGUAGE_NAMES)).to.have.members([...MAIL_LANGUAGES]);
  });

  for (const language of MAIL_LANGUAGES)
    it(`is known of mails by rules (${language})`, () => {
      for (const { topic, site, seed } of sampleMails(language)) {
        const { body } = writeFirstMail({ topic, tone: 'professional', language, site, seed });
        expect(detectMailLanguage(body), body).to.equal(language);
      }
    });

  it('is unknown of a few words, and not Japanese for a name', () => {
    expect(detectMailLanguage('Hallo Ana,')).to.equal(null);
    expect(detectMailLanguage('')).to.equal(null);
    expect(detectMailLanguage('I would like to write for 東京の庭 about the bees that you have.')).to.equal('en');
  });
});
