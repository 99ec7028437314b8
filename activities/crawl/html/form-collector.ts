import type { FormTag } from '../../../domain/seo/artifacts/html.js';
import { type Attributes, attribute } from './attributes.js';
import type { LinkResolver } from './link-resolver.js';
import { ownString } from './own-string.js';
import { TextCapture } from './text-capture.js';

const MAX_CONTROLS = 5000;
const UNLABELLED_TYPES = new Set(['hidden', 'submit', 'button', 'image', 'reset']);
const BUTTON_TYPES = new Set(['button', 'submit', 'reset']);

/** Forms, and which of their controls have no name that a screen reader could say. */
export class FormCollector {
  readonly forms: FormTag[] = [];
  unnamedButtons = 0;
  private form: FormTag | null = null;
  private button: { words: TextCapture; hasName: boolean } | null = null;
  private readonly pending: { selector: string; id: string | null }[] = [];
  private readonly labeled = new Set<string>();

  constructor(private readonly resolver: LinkResolver) {}

  openForm(attributes: Attributes): void {
    const action = attribute(attributes, 'action');
    this.form = {
      action,
      url: this.resolver.link(action ?? '').url,
      method: attributes['method']?.trim().toLowerCase() || 'get',
      has_password: false,
    };
    if (this.forms.length < MAX_CONTROLS) this.forms.push(this.form);
  }

  closeForm(): void {
    this.form = null;
  }

  label(attributes: Attributes): void {
    const target = attributes['for'];
    if (target && this.labeled.size < MAX_CONTROLS) this.labeled.add(ownString(target));
  }

  /** An input, select or textarea. */
  control(name: string, attributes: Attributes, isInLabel: boolean): void {
    const type = name === 'input' ? (attributes['type']?.trim().toLowerCase() ?? 'text') : '';
    if (type === 'password' && this.form) this.form.has_password = true;
    if (BUTTON_TYPES.has(type)) this.inputButton(type, attributes);
    if (UNLABELLED_TYPES.has(type) || isInLabel || isNamed(attributes)) return;
    if (this.pending.length < MAX_CONTROLS) {
      this.pending.push({ selector: selectorOf(name, attributes), id: attribute(attributes, 'id') });
    }
  }

  openButton(attributes: Attributes): void {
    this.closeButton();
    this.button = { words: new TextCapture(), hasName: isNamed(attributes) };
  }

  buttonText(text: string): void {
    this.button?.words.add(text);
  }

  closeButton(): void {
    if (this.button && !this.button.hasName && this.button.words.text === '') this.unnamedButtons++;
    this.button = null;
  }

  /** Labels may come after what they name, so this is called at the end. */
  unlabeledInputs(): string[] {
    const bare = this.pending.filter(({ id }) => id === null || !this.labeled.has(id));
    return bare.map(({ selector }) => selector);
  }

  /** Without a value, submit and reset get a text from the browser; a plain button does not. */
  private inputButton(type: string, attributes: Attributes): void {
    const value = attributes['value'];
    const hasText = value === undefined ? type !== 'button' : value.trim() !== '';
    if (!hasText && !isNamed(attributes)) this.unnamedButtons++;
  }
}

function isNamed(attributes: Attributes): boolean {
  return Boolean(
    attributes['aria-label']?.trim() || attributes['aria-labelledby']?.trim() || attributes['title']?.trim(),
  );
}

function selectorOf(name: string, attributes: Attributes): string {
  const id = attributes['id']?.trim();
  if (id) return `${name}#${id.slice(0, 100)}`;
  const field = attributes['name']?.trim();
  if (field) return `${name}[name="${field.slice(0, 100)}"]`;
  const type = attributes['type']?.trim();
  return type ? `${name}[type="${type.slice(0, 100)}"]` : name;
}
