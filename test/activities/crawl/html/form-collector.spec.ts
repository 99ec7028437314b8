import { expect } from 'chai';
import { pageFacts } from './page-facts.js';

describe('[U] form-collector', () => {
  it('lists forms with target, method and passwords', () => {
    const { forms } = pageFacts(
      '<form action="http://o.example/in" method=POST><input type=PassWord></form><form><input type=text></form>',
    );
    expect(forms).to.deep.equal([
      { action: 'http://o.example/in', url: 'http://o.example/in', method: 'post', has_password: true },
      { action: null, url: 'https://site.example/dir/page', method: 'get', has_password: false },
    ]);
  });

  it('lists controls that nothing names', () => {
    const { unlabelled_inputs: bare } = pageFacts(
      '<input id=a><input name=b><input type=email><select></select><textarea id=t></textarea>' +
        '<input type=hidden><input type=submit><input type=button value=x><input type=image><input type=reset>' +
        '<input aria-label=x><input aria-labelledby=x><input title=x><label>l <input></label>' +
        '<label for=late>l</label><input id=early><input id=late><label for=early>l</label><input placeholder=x>',
    );
    expect(bare).to.deep.equal(['input#a', 'input[name="b"]', 'input[type="email"]', 'select', 'textarea#t', 'input']);
  });

  const buttons: [html: string, unnamed: number][] = [
    ['<button></button>', 1],
    ['<button> <i class=icon></i> </button>', 1],
    ['<button>Go</button>', 0],
    ['<button aria-label=Go></button>', 0],
    ['<button title=Go></button>', 0],
    ['<button><img src=a alt=Go></button>', 0],
    ['<button><img src=a alt=""></button>', 1],
    ['<button><svg><title>Go</title></svg></button>', 0],
    ['<button><svg><path/></svg></button>', 1],
    ['<input type=submit>', 0],
    ['<input type=submit value="">', 1],
    ['<input type=button>', 1],
    ['<input type=button value=Go>', 0],
    ['<button>', 1],
  ];
  for (const [html, unnamed] of buttons) {
    it(`${html}: ${unnamed} without a name`, () => expect(pageFacts(html).unnamed_buttons).to.equal(unnamed));
  }
});
