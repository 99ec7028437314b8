/**
 * Notifies other windows of this site that something was connected, and closes the one that was opened for it. Windows
 * that were not opened by a script stay: browsers don't allow closing them.
 */
export const CONNECT_SCRIPT = `
(() => {
  const main = document.querySelector('main[data-state="connected"]');
  if (!main) return;
  const channel = new BroadcastChannel('linkwright-connections');
  channel.postMessage({ platform: main.dataset.platform, status: 'connected' });
  channel.close();
  setTimeout(() => window.close(), 1200);
})();
`.trim();
