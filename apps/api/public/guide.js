// Conveniences of a guide: remembers the language of the samples, copies code and pages, and follows the contents.
const key = 'partner-docs-language';

function stored() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be blocked. The first language is shown then.
  }
}

/** Shows a language in all samples that have it. */
function choose(language) {
  for (const radio of document.querySelectorAll('.tabs input')) {
    if (radio.value === language) radio.checked = true;
  }
}

choose(stored());
document.addEventListener('change', ({ target }) => {
  if (!target.matches('.tabs input')) return;
  // The chosen block stays where it is, although those above it change their height.
  const before = target.parentElement.getBoundingClientRect().top;
  choose(target.value);
  scrollBy(0, target.parentElement.getBoundingClientRect().top - before);
  try {
    localStorage.setItem(key, target.value);
  } catch {
    return;
  }
});

/** Returns a button that copies a text, or the text of a promise. */
function copyButton(label, read) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' });
  const text = Object.assign(document.createElement('span'), { textContent: label });
  text.setAttribute('aria-live', 'polite');
  button.append(text);
  button.addEventListener('click', async () => {
    const blob = Promise.resolve(read()).then((value) => new Blob([value], { type: 'text/plain' }));
    const result = await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]).then(
      () => 'Copied',
      () => 'Not copied',
    );
    text.textContent = result;
    setTimeout(() => (text.textContent = label), 2000);
  });
  return button;
}

// Browsers have no clipboard on pages without TLS, except on the reader's own machine.
if (navigator.clipboard && globalThis.ClipboardItem) {
  for (const block of document.querySelectorAll('.code')) {
    const shown = () => [...block.querySelectorAll('pre')].find((pre) => pre.offsetParent !== null);
    block.querySelector('.tabs').after(copyButton('Copy', () => shown().textContent));
  }
  const markdown = document.querySelector('link[type="text/markdown"]')?.href;
  const page = () => fetch(markdown).then((response) => response.text());
  if (markdown) document.querySelector('.tools').append(copyButton('Copy for an assistant', page));
}

const contents = document.querySelector('.contents details');
if (contents) {
  const isWide = matchMedia('(min-width: 75rem)');
  const open = () => (contents.open = isWide.matches);
  open();
  isWide.addEventListener('change', open);
  contents.addEventListener('click', ({ target }) => {
    if (target.matches('a')) open();
  });
  const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const visible = new Set();
  /** Marks the first section on the screen. */
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target.id);
    const first = [...links.keys()].find((id) => visible.has(id));
    if (first === undefined) return;
    for (const [id, link] of links) link.toggleAttribute('data-current', id === first);
  });
  for (const id of links.keys()) observer.observe(document.getElementById(id));
}
