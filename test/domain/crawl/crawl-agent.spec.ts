import { expect } from 'chai';
import { describeAgent } from '../../../domain/crawl/crawl-agent.js';

const OWN = { userAgent: 'LinkwrightBot/1.0 (+https://site.example/bot)', agentToken: 'LinkwrightBot' };

describe('[U] crawl agent', () => {
  it('is our own, or one of Google that carries our name', () => {
    expect(describeAgent('own', OWN)).to.equal(OWN);
    for (const [agent, isMobile] of [
      ['googlebot_smartphone', true],
      ['googlebot_desktop', false],
    ] as const) {
      const { userAgent, agentToken } = describeAgent(agent, OWN);
      expect(agentToken).to.equal('Googlebot');
      expect(userAgent).to.include('Googlebot/2.1').and.to.include(OWN.userAgent);
      expect(userAgent.includes('Mobile Safari')).to.equal(isMobile);
    }
  });
});
