import { expect } from 'chai';
import { ReadingState, SentCopiesNote } from '../../../../web/app/outreach/sender-notes.js';
import type { ShownSender } from '../../../../web/app/outreach/shown-sender.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { newSender } from '../../../support/samples/new-sender.js';

describe('[U] notes of a mailbox', () => {
  const at = '2026-06-01T08:00:00.000Z';
  const shown = (overrides: Partial<ShownSender> = {}): ShownSender => ({
    ...newSender('ana@press.example'),
    id: 's',
    user_id: 'alice',
    paused: null,
    created_at: at,
    updated_at: at,
    waiting: null,
    reading: null,
    sent_copies: null,
    connection: null,
    verification: null,
    ...overrides,
  });
  const read = (overrides: Partial<ShownSender>) => readText(renderPart(ReadingState, { sender: shown(overrides) }));

  it('say when replies were read last, or why they were not', () => {
    expect(read({ imap: null })).to.contain('no IMAP server is set');
    expect(read({})).to.contain('have not been read yet');
    const good = { last_read_at: at, last_success_at: at, last_error: null };
    expect(read({ reading: good })).to.equal('Replies last read on 1 Jun 2026, 08:00 UTC .');
    const bad = { last_read_at: at, last_success_at: null, last_error: 'Wrong <password>' };
    expect(read({ reading: bad }))
      .to.contain('Wrong <password>')
      .and.to.contain('They have never been read.');
    expect(read({ reading: { ...bad, last_success_at: at } })).to.contain('Last read on 1 Jun 2026, 08:00 UTC');
  });

  it('say why copies are not in the Sent folder, and nothing where they are', () => {
    const note = (last_error: string | null) =>
      readText(renderPart(SentCopiesNote, { sender: shown({ sent_copies: { last_saved_at: null, last_error } }) }));
    expect(note(null)).to.equal('');
    expect(note('Quota <full>')).to.contain('not saved in the Sent folder: Quota <full>');
  });
});
