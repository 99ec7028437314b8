import { expect } from 'chai';
import { answerThread } from '../../../../domain/outreach/inbox/answer-thread.js';

const id = (number: number): string => `<m${number}@blog.example>`;

describe('[U] answerThread', () => {
  it('names the message that is answered, and its chain', () => {
    expect(answerThread({ message_id: id(3), references: [id(1), id(2)] })).to.deep.equal({
      in_reply_to: id(3),
      references: [id(1), id(2), id(3)],
    });
    expect(answerThread({ message_id: id(1), references: [id(1), id(1)] })?.references).to.deep.equal([id(1)]);
  });

  it('cuts a long chain in the middle', () => {
    const references = Array.from({ length: 40 }, (_, at) => id(at));
    const kept = answerThread({ message_id: id(40), references })?.references ?? [];
    expect([kept.length, kept[0], kept[1], kept.at(-1)]).to.deep.equal([20, id(0), id(22), id(40)]);
    const whole = Array.from({ length: 19 }, (_, at) => id(at));
    expect(answerThread({ message_id: id(19), references: whole })?.references).to.have.length(20);
  });

  it('invents nothing for a message without an id', () => {
    expect(answerThread({ message_id: null, references: [id(1)] })).to.equal(null);
  });
});
