import { expect } from 'chai';
import type { MimePart } from '../../../../activities/mail/parsing/part-parser.js';
import { isTextPart, readTexts } from '../../../../activities/mail/parsing/read-texts.js';

const part = (type: string, text: string, changes: Partial<MimePart> = {}): MimePart => ({
  type,
  parameters: {},
  is_attached: false,
  content: Buffer.from(text),
  ...changes,
});

describe('[U] texts of a message', () => {
  it('are its plain parts, else what its HTML says', () => {
    const html = part('text/html', '<p>b</p>');
    expect(readTexts([part('text/plain', 'a'), html, part('text/plain', 'c')])).to.deep.equal({
      text: 'a\nc',
      from_html: false,
    });
    expect(readTexts([part('text/plain', ' \n'), html])).to.deep.equal({ text: 'b', from_html: true });
    expect(readTexts([])).to.deep.equal({ text: '', from_html: false });
  });

  it('are not what is attached', () => {
    const attached = part('text/plain', 'a', { is_attached: true });
    expect(readTexts([attached])).to.deep.equal({ text: '', from_html: false });
    expect(isTextPart(attached)).to.equal(false);
    expect(isTextPart(part('text/html', ''))).to.equal(true);
    expect(isTextPart(part('text/calendar', ''))).to.equal(false);
  });

  it('are joined where they are flowed', () => {
    expect(readTexts([part('text/plain', 'a \nb', { parameters: { format: 'Flowed' } })]).text).to.equal('a b');
  });
});
