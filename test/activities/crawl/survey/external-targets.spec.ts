import { expect } from 'chai';
import { ExternalTargets } from '../../../../activities/crawl/survey/external-targets.js';

describe('[U] external targets', () => {
  it('lists each target once, in the order they are found, 5,000 at most', () => {
    const targets = new ExternalTargets();
    const links = (...urls: string[]) => ({ external_links: urls.map((url) => ({ url, text: '', nofollow: false })) });
    targets.addPage(links('https://b.example/', 'https://a.example/'));
    targets.addPage(links('https://a.example/', 'https://c.example/'));
    expect(targets.result()).to.deep.equal(['https://b.example/', 'https://a.example/', 'https://c.example/']);
    targets.addPage(links(...Array.from({ length: 6_000 }, (_, at) => `https://${at}.example/`)));
    expect(targets.result()).to.have.length(5_000);
  });
});
