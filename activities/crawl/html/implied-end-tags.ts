const FORM_CONTROLS = new Set(['input', 'option', 'optgroup', 'select', 'button', 'datalist', 'textarea']);
const PARAGRAPH = new Set(['p']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
const ROW_GROUPS = new Set(['thead', 'tbody']);
const DESCRIPTIONS = new Set(['dd', 'dt']);
const RUBY = new Set(['rt', 'rp']);

/** Elements that a start tag of that name closes where they are innermost (HTML 13.1.2.4 and 13.2.6.4.7), as htmlparser2 does. */
export const IMPLIED_END_TAGS: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
  ['tr', new Set(['tr', 'th', 'td'])],
  ['th', new Set(['th'])],
  ['td', new Set(['thead', 'th', 'td'])],
  ['body', new Set(['head', 'link', 'script'])],
  ['a', new Set(['a'])],
  ['li', new Set(['li'])],
  ['option', new Set(['option'])],
  ['optgroup', new Set(['optgroup', 'option'])],
  ...each('h1 h2 h3 h4 h5 h6', HEADINGS),
  ...each('select input output button datalist textarea', FORM_CONTROLS),
  ...each('dd dt', DESCRIPTIONS),
  ...each('rt rp', RUBY),
  ...each('tbody tfoot', ROW_GROUPS),
  ...each(
    'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre ' +
      'section table ul',
    PARAGRAPH,
  ),
]);

function each(names: string, closes: ReadonlySet<string>): [string, ReadonlySet<string>][] {
  return names.split(' ').map((name) => [name, closes]);
}
