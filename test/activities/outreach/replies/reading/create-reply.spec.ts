import { expect } from 'chai';
import { answerFields } from '../../../../../activities/outreach/replies/reading/create-reply.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';

const OWN = new Set(['ana@press.example']);

describe('[U] answerFields', () => {
  it('keep what an answer takes of a message', () => {
    const message = incomingMessage({
      message_id: '<r2@blog.example>',
      in_reply_to: ['<o@press.example>'],
      references: ['<o@press.example>', '<r1@blog.example>'],
      reply_to: [
        { email: 'ana@press.example', name: '' },
        { email: 'desk@blog.example', name: '' },
      ],
      to: [{ email: 'ana@press.example', name: '' }],
    });
    expect(answerFields(message, OWN)).to.deep.equal({
      message_id: '<r2@blog.example>',
      references: ['<o@press.example>', '<r1@blog.example>'],
      reply_to: 'desk@blog.example',
      came_to: 'ana@press.example',
    });
  });

  it('take In-Reply-To for the chain where there is none, and keep no endless one', () => {
    const bare = { reply_to: [], to: [], delivered_to: [] };
    const message = incomingMessage({ ...bare, references: [], in_reply_to: ['<o@press.example>', '<p@x.example>'] });
    expect(answerFields(message, OWN)).to.deep.include({
      references: ['<o@press.example>'],
      reply_to: null,
      came_to: null,
    });
    const references = Array.from({ length: 101 }, (_, at) => `<${at}@x.example>`);
    expect(answerFields(incomingMessage({ ...bare, references }), OWN).references).to.deep.equal(references.slice(1));
  });
});
