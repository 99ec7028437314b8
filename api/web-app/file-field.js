// Files go to the API as base64 within JSON: a file field fills the hidden field that it names.

const MAX_BYTES = 262_144;

async function toBase64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

for (const field of document.querySelectorAll('input[type="file"][data-file-for]')) {
  const target = document.getElementById(field.dataset.fileFor);
  field.addEventListener('change', async () => {
    const [file] = field.files;
    const isTooLarge = file !== undefined && file.size > MAX_BYTES;
    field.setCustomValidity(isTooLarge ? 'This file is larger than 256 KB. Choose a smaller one.' : '');
    target.value = '';
    if (file !== undefined && !isTooLarge) target.value = await toBase64(file);
  });
}
