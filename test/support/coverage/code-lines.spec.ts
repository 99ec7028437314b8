import { expect } from 'chai';
import { codeLines } from './code-lines.js';

describe('[U] code lines', () => {
  it('are those that do something: no types, comments, blank lines and closing brackets', async () => {
    const lines = [
      '/** What it is. */',
      'export interface Sign {',
      '  name: string;',
      '}',
      '',
      'export function nameOf(sign: Sign): string {',
      '  // Why.',
      '  return call({',
      '    name: sign.name,',
      '  });',
      '}',
    ];
    expect(await codeLines('domain/sign.ts', lines.join('\n'))).to.deep.equal([6, 8, 9]);
  });

  it('are found in components too', async () => {
    const lines = ['export const Sign = ({ name }: { name: string }) => (', '  <b>', '    {name}', '  </b>', ');'];
    expect(await codeLines('web/sign.tsx', lines.join('\n'))).to.include.members([1, 2, 3]);
  });

  it('are none of an import, however long', async () => {
    const lines = ['import {', '  one,', '  other,', "} from './numbers.js';", 'export const sum = one + other;'];
    expect(await codeLines('domain/sum.ts', lines.join('\n'))).to.deep.equal([5]);
  });

  it('are none where there are only types', async () => {
    expect(await codeLines('domain/sign.ts', 'export type Sign = string;\n')).to.deep.equal([]);
  });
});
