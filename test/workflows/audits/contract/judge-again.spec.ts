import { expect } from 'chai';
import { JUDGE_AGAIN } from '../../../../workflows/audits/contract/judge-again.js';
import * as workflows from '../../../../workflows/index.js';

describe('[U] contract of judging again', () => {
  it('names its workflow', () => expect(workflows).to.have.property(JUDGE_AGAIN));
});
