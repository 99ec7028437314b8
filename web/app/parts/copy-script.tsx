import { APP_ASSETS_PATH } from '../render-app.js';

/** For pages with texts to copy: once, before the first of them. */
export function CopyScript() {
  return <script src={`${APP_ASSETS_PATH}/copy-text.js`} type="module" />;
}
