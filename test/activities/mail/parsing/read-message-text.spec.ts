import { expect } from 'chai';
import type { MimePart } from '../../../../activities/mail/parsing/part-parser.js';
import { isTextPart, readMessageText } from '../../../../activities/mail/parsing/read-message-text.js';

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
    expect(readMessageText([part('text/plain', 'a'), html, part('text/plain', 'c')])).to.deep.equal({
      text: 'a\nc',
      from_html: false,
    });
    expect(readMessageText([part('text/plain', ' \n'), html])).to.deep.equal({ text: 'b', from_html: true });
    expect(readMessageText([])).to.deep.equal({ text: '', from_html: false });
  });

  it('are not what is attached', () => {
    const attached = part('text/plain', 'a', { is_attached: true });
    expect(readMessageText([attached])).to.deep.equal({ text: '', from_html: false });
    expect(isTextPart(attached)).to.equal(false);
    expect(isTextPart(part('text/html', ''))).to.equal(true);
    expect(isTextPart(part('text/calendar', ''))).to.equal(false);
  });

  it('are in the charset of the part, else in that of the meta element', () => {
    const meta = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">';
    const html = (label: Record<string, string>, body: Buffer) =>
      readMessageText([part('text/html', '', { parameters: label, content: Buffer.concat([Buffer.from(meta), body]) })])
        .text;
    const polish = Buffer.from([0x5a, 0x67, 0xb3, 0x6f]);
    expect(html({}, polish)).to.equal('Zgło');
    expect(html({ charset: 'us-ascii' }, polish)).to.equal('Zgło');
    expect(html({ charset: 'windows-1252' }, polish)).to.equal('Zg³o');
    expect(html({ charset: 'utf-8' }, Buffer.from('Zgło'))).to.equal('Zgło');
  });

  it('are the emoji alone of a reaction, whatever a program writes around it', () => {
    const said = part('text/plain', '👍\n\nAna reacted via Gmail <https://www.google.com/gmail/about>');
    const reaction = (content: string) => part('text/vnd.google.email-reaction+json', content);
    expect(readMessageText([said, reaction('{"version":1,"emoji":"👍"}')])).to.deep.equal({
      text: '👍',
      from_html: false,
    });
    for (const broken of ['{', '{"emoji":1}', '{"emoji":" "}', 'null'])
      expect(readMessageText([part('text/plain', 'a'), reaction(broken)]).text, broken).to.equal('a');
  });

  it('are what a calendar answers where there is nothing else', () => {
    const answer = part(
      'text/calendar',
      'BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.example\nSUMMARY:Call\nEND:VEVENT\nEND:VCALENDAR',
    );
    expect(readMessageText([answer])).to.deep.equal({ text: 'Accepted: Call', from_html: false });
    expect(readMessageText([part('text/plain', ' '), part('text/html', '<p></p>'), answer]).text).to.equal(
      'Accepted: Call',
    );
    expect(readMessageText([part('text/plain', 'Gladly'), answer]).text).to.equal('Gladly');
  });

  it('are joined where they are flowed', () => {
    expect(readMessageText([part('text/plain', 'a \nb', { parameters: { format: 'Flowed' } })]).text).to.equal('a b');
  });
});
