import { networkInterfaces } from 'node:os';

/**
 * A page that tries every way out that a page has, each to its own path at `origin`, so that a canary server there can
 * tell which one worked.
 */
export const ESCAPE_ROUTES = [
  'img',
  'css-url',
  'css-import',
  'font',
  'script',
  'iframe',
  'object',
  'video',
  'fetch',
  'xhr',
  'beacon',
  'eventsource',
  'websocket',
  'worker-fetch',
  'worker-websocket',
  'form',
  'ping',
  'prefetch',
  'popup',
  'refresh',
] as const;

export function escapePage(origin: string): string {
  const ws = origin.replace(/^http/, 'ws');
  const worker = `fetch('${origin}/worker-fetch',{mode:'no-cors'}).catch(()=>{});new WebSocket('${ws}/worker-websocket')`;
  return `<!doctype html><html><head><title>escape</title>
<link rel="prefetch" href="${origin}/prefetch"><link rel="preconnect" href="${origin}"><link rel="dns-prefetch" href="${origin}">
<link rel="stylesheet" href="${origin}/css-link">
<style>@import url("${origin}/css-import"); @font-face { font-family: f; src: url("${origin}/font") }
body { background: url("${origin}/css-url"); font-family: f }</style>
<script src="${origin}/script"></script></head><body><p>text in the font</p>
<img src="${origin}/img"><iframe src="${origin}/iframe"></iframe><iframe name="sink"></iframe>
<object data="${origin}/object"></object><video src="${origin}/video" preload="auto"></video>
<iframe srcdoc="<meta http-equiv='refresh' content='0; url=${origin}/refresh'>"></iframe>
<form id="form" action="${origin}/form" method="post" target="sink"></form>
<a id="ping" href="#x" ping="${origin}/ping">x</a>
<script>
fetch('${origin}/fetch', { mode: 'no-cors' }).catch(() => {});
const xhr = new XMLHttpRequest(); xhr.open('GET', '${origin}/xhr'); xhr.send();
navigator.sendBeacon('${origin}/beacon', 'x');
new EventSource('${origin}/eventsource');
new WebSocket('${ws}/websocket');
new Worker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}], { type: 'text/javascript' })));
document.getElementById('form').submit();
document.getElementById('ping').click();
window.open('${origin}/popup');
</script></body></html>`;
}

/** A page that asks STUN servers on this machine, over UDP, for its address. */
export function webRtcPage(port: number): string {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hosts = own.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  const iceServers = hosts.map((host) => ({ urls: `stun:${host}:${port}` }));
  return `<!doctype html><title>webrtc</title><script>
const peer = new RTCPeerConnection({ iceServers: ${JSON.stringify(iceServers)} });
peer.createDataChannel('x');
peer.createOffer().then((offer) => peer.setLocalDescription(offer));
</script>`;
}
