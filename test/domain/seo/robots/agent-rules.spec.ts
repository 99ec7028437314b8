import { expect } from 'chai';
import { AgentRules, RobotsGroup } from '../../../../domain/seo/robots/agent-rules.js';
import { compilePattern } from '../../../../domain/seo/robots/robots-pattern.js';

const add = (group: RobotsGroup, isAllow: boolean, raw: string) =>
  group.rules.push({ isAllow, pattern: compilePattern(raw) });

describe('[U] agent-rules', () => {
  it('gathers the rules of all its groups, those too that come after it joined', () => {
    const agent = new AgentRules();
    const [one, two, other] = [new RobotsGroup(), new RobotsGroup(), new RobotsGroup()];
    agent.join(one);
    agent.join(two);
    add(one, false, '/a');
    add(two, true, '/a/b');
    add(other, false, '/c');
    expect(['/a', '/a/b', '/c'].map((path) => agent.winner(path)?.isAllow)).to.deep.equal([false, true, undefined]);
  });

  it('takes the longest delay of its groups, but none that a group named before', () => {
    const [first, second] = [new AgentRules(), new AgentRules()];
    const [group, later] = [new RobotsGroup(), new RobotsGroup()];
    expect(first.crawlDelayS).to.equal(null);
    first.join(group);
    group.delaysS.push(5);
    second.join(group);
    expect([first.crawlDelayS, second.crawlDelayS]).to.deep.equal([5, null]);
    group.delaysS.push(2);
    first.join(group);
    second.join(later);
    later.delaysS.push(0);
    expect([first.crawlDelayS, second.crawlDelayS]).to.deep.equal([5, 2]);
  });
});
