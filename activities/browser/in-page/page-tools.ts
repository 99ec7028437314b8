/// <reference lib="dom" />

/**
 * What the other functions of this folder share. Each of them is sent to a browser as text and runs in a world of its
 * own beside the page, so that none may use anything from outside itself; this one is called there first and handed on.
 */
export function createPageTools() {
  const LEVELS = 4;
  /** Generated names say nothing and differ from build to build. */
  const isTelling = (name: string) => name.length <= 40 && !/\d{3}|[:[\]()]/.test(name);

  function describe(element: Element): { part: string; isRooted: boolean } {
    const tag = element.localName;
    if (element.id !== '' && isTelling(element.id)) return { part: `${tag}#${element.id}`, isRooted: true };
    const name = Array.from(element.classList).find(isTelling);
    return { part: name === undefined ? tag : `${tag}.${name}`, isRooted: false };
  }

  /** A short path for people to find the place by, not always the only one that it fits. */
  function selectorOf(element: Element): string {
    const parts: string[] = [];
    let at: Element | null = element;
    while (at !== null && at !== document.documentElement && parts.length < LEVELS) {
      const { part, isRooted } = describe(at);
      parts.unshift(part);
      if (isRooted || at === document.body) break;
      at = at.parentElement;
    }
    return parts.join(' > ');
  }

  /** Rendered, not transparent, and larger than the box that hides text from all but screen readers. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
  const excerpt = (text: string) => collapse(text.slice(0, 400)).slice(0, 80);
  const countWords = (text: string) => (collapse(text) === '' ? 0 : collapse(text).split(' ').length);

  /** Elements in document order with their own direct text; at most 10,000. */
  function gatherTexts(): { element: Element; text: string }[] {
    const byElement = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    while (byElement.size < 10_000) {
      const node = walker.nextNode();
      if (node === null) break;
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (element === null || text.trim() === '') continue;
      if (element.closest('script,style,noscript,template,option,textarea,svg,iframe,object') !== null) continue;
      byElement.set(element, `${byElement.get(element) ?? ''}${text} `);
    }
    return Array.from(byElement, ([element, text]) => ({ element, text: collapse(text) }));
  }
  const texts = gatherTexts();

  /** The text of a part of the page as it is shown. */
  function shownTextIn(root: Element): string {
    const inside = texts.filter(({ element }) => root.contains(element) && isShown(element));
    return inside.map(({ text }) => text).join(' ');
  }

  /** In quirks mode the body has the size of the view (CSSOM View, clientWidth). */
  const frame = document.compatMode === 'BackCompat' && document.body ? document.body : document.documentElement;
  const view = { width: frame.clientWidth, height: frame.clientHeight };

  return { view, texts, selectorOf, isShown, shownTextIn, excerpt, countWords, MAX_ENTRIES: 50 };
}

export type PageTools = ReturnType<typeof createPageTools>;
