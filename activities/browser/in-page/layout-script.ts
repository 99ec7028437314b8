import { createColorTools } from './color-tools.js';
import { findHiddenTexts } from './find-hidden-texts.js';
import { findOverlay } from './find-overlay.js';
import { measureBackgrounds } from './measure-backgrounds.js';
import { measureContrast } from './measure-contrast.js';
import { measureFontSizes } from './measure-font-sizes.js';
import { measureFrame } from './measure-frame.js';
import { measureImages } from './measure-images.js';
import { measureTargets } from './measure-targets.js';
import { createPageTools } from './page-tools.js';

/** Compilers that keep function names call this helper around each; the page does not have it. */
const NAME_HELPER = 'const __name = (target) => target;';
/** Rules that let clicks through would hide layers from hit tests; the sheet is only for measuring. */
const ASK_EVERY_LAYER = `const sheet = new CSSStyleSheet();
sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`;

/**
 * The expression that gives LayoutFacts when it is evaluated in a page, best in an isolated world: functions as text,
 * nothing from outside. What scrolls comes last.
 */
export function layoutScript(): string {
  return `(() => { ${NAME_HELPER}
const page = (${createPageTools})(), colors = (${createColorTools})();
const frame = (${measureFrame})(page);
const images = (${measureImages})(page);
const overlay = (${findOverlay})(page);
const background_images = (${measureBackgrounds})(page);
const small_text_share = (${measureFontSizes})(page);
${ASK_EVERY_LAYER}
const small_targets = (${measureTargets})(page);
const low_contrast = (${measureContrast})(page, colors);
const hidden_texts = (${findHiddenTexts})(page, colors);
return { ...frame, images, small_text_share, small_targets, low_contrast, overlay, hidden_texts, background_images };
})()`;
}
