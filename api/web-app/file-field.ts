// Files go to the API as base64 within JSON: a file field fills the hidden field that it names.
import { whenShown } from './when-shown.js';

const MAX_BYTES = 262_144;

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

async function fill(field: HTMLInputElement, target: HTMLInputElement): Promise<void> {
  const file = field.files?.[0];
  const isTooLarge = file !== undefined && file.size > MAX_BYTES;
  field.setCustomValidity(isTooLarge ? 'This file is larger than 256 KB. Choose a smaller one.' : '');
  target.value = '';
  if (file !== undefined && !isTooLarge) target.value = await toBase64(file);
}

whenShown('input[type="file"][data-file-for]', (field) => {
  const target = document.getElementById(field.dataset['fileFor'] ?? '');
  if (!(field instanceof HTMLInputElement) || !(target instanceof HTMLInputElement)) return;
  field.addEventListener('change', () => void fill(field, target));
});
