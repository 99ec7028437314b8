import sax from 'sax';

/** Larger drawings are left unjudged: reading them would hold up everything else. */
const MAX_CHARS = 2_000_000;
const MAX_DOCTYPE_CHARS = 20_000;
const OPTIONS = { strictEntities: true, xmlns: true, position: true };

export interface SvgFacts {
  /** Why the file is not well-formed; null when it is, or when that is unknown. */
  error: string | null;
  width: number | null;
  height: number | null;
}

/**
 * Reads an SVG file as browsers do, which show nothing of one that is not well-formed XML with namespaces. Entities
 * that the file declares itself are known, as drawing programs write them; nothing is ever fetched.
 * @returns null when the root element is not an SVG element
 */
export function readSvg(text: string): SvgFacts | null {
  const facts: SvgFacts = { error: null, width: null, height: null };
  let root: string | null = null;
  let mayDeclareElsewhere = false;
  const parser = sax.parser(true, OPTIONS);
  parser.ondoctype = (doctype) => {
    mayDeclareElsewhere = /^\s*\S+\s+(?:PUBLIC|SYSTEM)\b/.test(doctype) || doctype.includes('%');
    for (const [name, value] of declaredEntities(doctype)) parser.ENTITIES[name] = value;
  };
  parser.onopentag = (tag) => {
    if (root !== null) return;
    root = tag.name.slice(tag.name.indexOf(':') + 1);
    Object.assign(facts, sizeOf(tag.attributes));
  };
  parser.onerror = (error) => {
    // XML 1.0, 4.1: with an external subset, which is not read here, an unknown entity may be a declared one.
    const isExcused = mayDeclareElsewhere && error.message.startsWith('Invalid character entity');
    if (!isExcused) facts.error ??= describe(error, parser.line + 1);
    parser.resume();
  };
  const isWhole = text.length <= MAX_CHARS;
  try {
    parser.write(isWhole ? text : text.slice(0, MAX_CHARS));
    if (isWhole) parser.close();
  } catch {
    // sax fails on attributes named like methods of Object: not an error of the file.
    return root === 'svg' ? { ...facts, error: null } : null;
  }
  return root === 'svg' ? facts : null;
}

/** Only plain ones; an entity made of entities is replaced by a blank, which is enough to know that it is declared. */
function declaredEntities(doctype: string): [name: string, value: string][] {
  const found = doctype
    .slice(0, MAX_DOCTYPE_CHARS)
    .matchAll(/<!ENTITY\s+([\w.:-]{1,100})\s+(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')/g);
  return [...found].map(([, name = '', double, single]) => {
    const value = double ?? single ?? '';
    return [name, value === '' || value.includes('&') ? ' ' : value];
  });
}

type Attributes = Readonly<Record<string, string | { value: string }>>;

/** Width and height in pixels, else those of the viewBox, whose ratio is the drawing's. */
function sizeOf(attributes: Attributes): Pick<SvgFacts, 'width' | 'height'> {
  const [width, height] = [pixels(textIn(attributes['width'])), pixels(textIn(attributes['height']))];
  if (width !== null && height !== null) return { width, height };
  const box = textIn(attributes['viewBox'])
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , wide = 0, high = 0] = box;
  return box.length === 4 && wide > 0 && high > 0 ? { width: wide, height: high } : { width: null, height: null };
}

function textIn(attribute: string | { value: string } | undefined): string {
  return (typeof attribute === 'string' ? attribute : attribute?.value) ?? '';
}

function pixels(value: string): number | null {
  const found = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(value)?.[1];
  return found !== undefined && Number(found) > 0 ? Number(found) : null;
}

/** sax puts line and column into the lines below the first. */
function describe({ message }: Error, line: number): string {
  return `line ${line}: ${(message.split('\n', 1)[0] ?? '').slice(0, 150)}`;
}
