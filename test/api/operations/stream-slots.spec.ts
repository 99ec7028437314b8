import { expect } from 'chai';
import { HttpError } from '../../../api/http/http-error.js';
import { createStreamSlots, MAX_STREAMS } from '../../../api/operations/stream-slots.js';

describe('[U] slots of streams', () => {
  it('gives a user six, each of which can be had again when it was given back', () => {
    const slots = createStreamSlots();
    const taken = Array.from({ length: MAX_STREAMS }, () => slots.take('alice'));
    expect(() => slots.take('alice'))
      .to.throw(HttpError, '6 event streams of yours are open')
      .with.property('status', 429);
    slots.take('bob');
    taken[0]?.();
    taken.push(slots.take('alice'));
    expect(() => slots.take('alice')).to.throw(HttpError);
    for (const leave of taken.slice(1)) leave();
    for (let index = 0; index < MAX_STREAMS; index++) slots.take('alice');
    expect(() => slots.take('alice')).to.throw(HttpError);
  });
});
