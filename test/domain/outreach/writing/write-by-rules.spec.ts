import { expect } from 'chai';
import { writeByRules } from '../../../../domain/outreach/writing/write-by-rules.js';

describe('[U] write by rules', () => {
  it('writes what the task asks for', () => {
    const first = writeByRules({ kind: 'first', topic: 'bees', tone: 'casual' });
    expect(first.subject).to.match(/bees\??$/);
    const german = writeByRules({ kind: 'first', topic: 'Bienen', tone: 'formal', language: 'de' });
    expect([german.body.includes('„Bienen“'), german.facts]).to.deep.equal([true, []]);
    const cast = { lead_name: 'Ana', lead_website: null, content_topic: null };
    const personal = writeByRules(
      { kind: 'personal', base_email: 'Hi,\n\n{your_name}', ...cast },
      { your_name: 'Kim' },
    );
    expect(personal.body).to.equal('Hi Ana,\n\nKim');
    const task = {
      kind: 'follow_up' as const,
      original_subject: 'Bees',
      original_body: 'text',
      tone: 'formal' as const,
    };
    expect(writeByRules(task).subject).to.equal('Re: Bees');
    const reply = {
      classification: 'question' as const,
      their_subject: 'AW: Bees',
      their_body: 'How many?',
      our_body: '',
    };
    expect(writeByRules({ kind: 'answer', ...reply })).to.deep.include({ subject: 'AW: Bees' });
  });
});
