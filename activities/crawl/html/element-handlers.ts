import { type Attributes, attribute } from './attributes.js';
import type { PageParts } from './page-facts.js';

type OpenHandler = (page: PageParts, attributes: Attributes, name: string) => void;
type CloseHandler = (page: PageParts) => void;

const openHeading: OpenHandler = ({ headings, elements }, _, name) =>
  headings.open(name, elements.region, elements.section);
const closeHeading: CloseHandler = (page) => page.headings.close();
const control: OpenHandler = (page, attributes, name) => page.forms.control(name, attributes, page.elements.isInLabel);
const frame: OpenHandler = (page, attributes, name) => page.frames.open(name, attributes);
const plugin: OpenHandler = (page, attributes, name) => page.census.plugin(name, attributes);

/** What each relevant element of the HTML namespace does when it opens. */
export const OPEN_HANDLERS: ReadonlyMap<string, OpenHandler> = new Map<string, OpenHandler>([
  ['html', openRoot],
  ['title', (page) => page.headElements.openTitle(page.head.inHead)],
  ['meta', (page, attributes) => page.headElements.meta(attributes, page.head.inHead)],
  ['link', (page, attributes) => page.headElements.link(attributes, page.head.inHead)],
  ['base', (page, attributes) => page.headElements.baseElement(attributes)],
  ['script', (page, attributes) => page.scripts.open(attributes, page.head.inHead)],
  ['a', openAnchor],
  ['img', openImage],
  ['picture', (page) => page.images.openPictureElement()],
  ['source', (page, attributes) => page.images.pictureSource(attributes)],
  ['h1', openHeading],
  ['h2', openHeading],
  ['h3', openHeading],
  ['h4', openHeading],
  ['h5', openHeading],
  ['h6', openHeading],
  ['form', (page, attributes) => page.forms.openForm(attributes)],
  ['label', (page, attributes) => page.forms.label(attributes)],
  ['button', (page, attributes) => page.forms.openButton(attributes)],
  ['input', control],
  ['select', control],
  ['textarea', control],
  ['time', (page, attributes) => page.times.open(attributes)],
  ['iframe', frame],
  ['frame', frame],
  ['frameset', frame],
  ['object', plugin],
  ['embed', plugin],
  ['applet', plugin],
  ['video', openMedium],
  ['audio', openMedium],
]);

/** What such an element does when it closes. */
export const CLOSE_HANDLERS: ReadonlyMap<string, CloseHandler> = new Map<string, CloseHandler>([
  ['title', (page) => page.headElements.closeTitle()],
  ['script', (page) => page.scripts.close()],
  ['a', closeAnchor],
  ['picture', (page) => page.images.closePictureElement()],
  ['h1', closeHeading],
  ['h2', closeHeading],
  ['h3', closeHeading],
  ['h4', closeHeading],
  ['h5', closeHeading],
  ['h6', closeHeading],
  ['form', (page) => page.forms.closeForm()],
  ['button', (page) => page.forms.closeButton()],
  ['time', (page) => page.times.close()],
]);

function openRoot(page: PageParts, attributes: Attributes): void {
  page.lang ??= attribute(attributes, 'lang') ?? attribute(attributes, 'xml:lang');
  page.isAmp ||= 'amp' in attributes || '⚡' in attributes;
}

function openAnchor(page: PageParts, attributes: Attributes): void {
  const { region, isHidden, isAriaHidden } = page.elements;
  page.anchors.open(attributes, region, isHidden || isAriaHidden);
  page.headings.openLink(attributes['href']);
}

function closeAnchor(page: PageParts): void {
  page.anchors.close();
  page.headings.closeLink();
}

function openImage(page: PageParts, attributes: Attributes): void {
  const image = page.images.image(attributes, page.elements.isAriaHidden);
  if (!image) return;
  page.anchors.image(image);
  if (!image.alt) return;
  page.headings.alt(image.alt);
  page.forms.buttonText(image.alt);
}

function openMedium(page: PageParts, _: Attributes, name: string): void {
  page.anchors.otherContent();
  page.census.medium(name === 'video' ? 'video' : 'audio');
}
