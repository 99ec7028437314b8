import { expect } from 'chai';
import { isWriterVerified, writerNotes } from '../../../../domain/outreach/replies/writer-notes.js';

const notes = (changes: Partial<Parameters<typeof writerNotes>[0]> = {}) =>
  writerNotes({
    classification: 'unsubscribe',
    from_email: 'lee@blog.example',
    recipient: 'ana@blog.example',
    verified_domain: null,
    ...changes,
  });

describe('[U] writerNotes', () => {
  it('tells whose wish for no more mail was not taken for the writer’s own address', () => {
    expect(notes()).to.deep.equal(['lee@blog.example was not mailed and is not verified, not suppressed']);
    expect(notes({ classification: 'not_interested', recipient: null })).to.have.length(1);
    expect(notes({ from_email: 'ana@blog.example' })).to.deep.equal([]);
    expect(notes({ classification: 'interested' })).to.deep.equal([]);
  });

  it('tells who is verified, so that it can be known again', () => {
    const verified = notes({ verified_domain: 'blog.example' });
    expect(verified).to.deep.equal(['writer verified: blog.example']);
    expect([isWriterVerified(['x', ...verified]), isWriterVerified(notes()), isWriterVerified([])]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });
});
