import { expect } from 'chai';
import { messageIdsIn } from '../../../../activities/mail/parsing/message-ids.js';

describe('[U] message ids in headers', () => {
  it('come once each, in order, with brackets', () => {
    expect(messageIdsIn(['<a@b.example> <c@d.example>', '<a@b.example>'])).to.deep.equal([
      '<a@b.example>',
      '<c@d.example>',
    ]);
    expect(messageIdsIn(['Your mail of today <a@b.example>'])).to.deep.equal(['<a@b.example>']);
  });

  it('are found without brackets too', () => {
    expect(messageIdsIn(['a@b.example, c@d.example'])).to.deep.equal(['<a@b.example>', '<c@d.example>']);
    expect(messageIdsIn(['nothing', '<>'])).to.deep.equal([]);
  });
});
