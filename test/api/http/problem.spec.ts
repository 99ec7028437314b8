import { expect } from 'chai';
import { HttpError } from '../../../api/http/http-error.js';
import { toProblem } from '../../../api/http/problem.js';

describe('[U] toProblem', () => {
  it('names status and reason, and keeps what the plain form says besides', () => {
    expect(toProblem(HttpError.notFound())).to.deep.equal({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Not found',
    });
    expect(toProblem(HttpError.planRequired('free', ['premium']))).to.include({ status: 402, plan: 'free' });
  });

  it('says in one text what is wrong with the input, and lists it', () => {
    const missing = { loc: ['body', 'name'], msg: 'Field required', type: 'missing' };
    const short = { loc: ['body', 'tags', 0], msg: 'must NOT have fewer than 1 characters', type: 'string_too_short' };
    const problem = toProblem(HttpError.invalidInput(missing, short));
    expect(problem).to.deep.include({ status: 422, title: 'Unprocessable Entity', errors: [missing, short] });
    expect(problem.detail).to.equal('body.name: Field required; body.tags.0: must NOT have fewer than 1 characters');
  });
});
