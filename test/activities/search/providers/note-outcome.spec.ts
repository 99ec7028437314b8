import { expect } from 'chai';
import { noteFailure, noteOutcome } from '../../../../activities/search/providers/note-outcome.js';
import { DomainError, type ErrorCode } from '../../../../domain/base/errors.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

function recording() {
  const notes: unknown[] = [];
  const connections = { noteSync: async (...note: unknown[]) => void notes.push(note) };
  return { notes, deps: { connections, now: () => NOW } };
}

describe('[U] notes of how a provider was spoken with', () => {
  it('tell that it went well', async () => {
    const { notes, deps } = recording();
    expect(await noteOutcome(deps, 'alice', 'analytics', async () => 7)).to.equal(7);
    expect(notes).to.deep.equal([['alice', 'analytics', { at: NOW, error: null }]]);
  });

  it('tell why it failed, and let the failure continue', async () => {
    const { notes, deps } = recording();
    const failure = new DomainError('rate_limited', 'No more today', true);
    const talk = () => Promise.reject(failure);
    expect(await noteOutcome(deps, 'alice', 'analytics', talk).catch((error: unknown) => error)).to.equal(failure);
    expect(notes).to.deep.equal([['alice', 'analytics', { at: NOW, error: 'No more today' }]]);
  });

  it('tell nothing of a failure that says nothing about the connection', async () => {
    const { notes, deps } = recording();
    const codes: ErrorCode[] = ['not_found', 'connection_expired', 'not_connected', 'invalid_input', 'too_large'];
    for (const code of codes) await noteFailure(deps, 'alice', 'analytics', new DomainError(code, 'x'));
    await noteFailure(deps, 'alice', 'analytics', new Error('a secret of ours'));
    expect(notes).to.deep.equal([]);
  });
});
