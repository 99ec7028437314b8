import { expect } from 'chai';
import {
  configHost,
  configString,
  configUrl,
  rewritePattern,
  rewriteTarget,
} from '../../../../domain/seo/fixes/config-strings.js';
import { readConfig } from '../../../support/fix-cases.js';

const HOSTILE = `/a"; return 200 "x\\`;

describe('[U] config strings', () => {
  it('keep a hostile text inside its quotes', () => {
    const { strings, outside } = readConfig(`location = "${configString(HOSTILE)}";`);
    expect(strings).to.deep.equal([HOSTILE]);
    expect(outside.trim()).to.equal('location = ;');
  });

  it('say nothing where a line would break', () => {
    expect(['a\nb', 'a\rb', 'a\u0000b', 'a\u2028b'].map(configString)).to.deep.equal([null, null, null, null]);
    expect(rewritePattern('/a\nRedirect / x')).to.equal(null);
  });

  it('leave nothing in a target that a server would read as a variable or a block', () => {
    const target = configUrl(`https://site.example/a$1?b="c'd\\e\`f{g}h|i^j k`);
    expect(target).to.equal('https://site.example/a%241?b=%22c%27d%5Ce%60f%7Bg%7Dh%7Ci%5Ej%20k');
    expect(configUrl('https://site.example/%20a?b=1&c=2#d')).to.equal('https://site.example/%20a?b=1&c=2#d');
  });

  it('match a path of Apache to the letter', () => {
    const [pattern = ''] = readConfig(`"^${rewritePattern('/a.b(c)+$x"/{d}')}$"`, 'apache').strings;
    expect(new RegExp(pattern).test('/a.b(c)+$x"/{d}')).to.equal(true);
    expect(new RegExp(pattern).test('/aXb(c)+$x"/{d}')).to.equal(false);
    expect(new RegExp(pattern).test('/a.b(c)+$x"/{d}/more')).to.equal(false);
  });

  it('leave nothing in a target of RewriteRule that means something matched', () => {
    expect(rewriteTarget('https://site.example/%20a?b=$1')).to.equal('https://site.example/\\%20a?b=\\%241');
  });

  it('take nothing for a host but a host', () => {
    expect(configHost('https://www.site.example:8443/a')).to.equal('www.site.example');
    expect(configHost('https://[::1]/')).to.equal(null);
    expect(configHost('not a url')).to.equal(null);
  });
});
