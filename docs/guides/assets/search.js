// Search over all guides, on the reader's side: every word has to be in a passage, and titles go first.
const input = document.querySelector('#search');
const list = document.querySelector('#found');
const article = document.querySelector('article');
let passages;

const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

function rankOf({ page, title, text }, words) {
  const [heading, body] = [`${page} ${title}`.toLowerCase(), text.toLowerCase()];
  if (!words.every((word) => heading.includes(word) || body.includes(word))) return 0;
  return 1 + words.filter((word) => heading.includes(word)).length;
}

function item({ url, page, title, text }, [word = '']) {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title === page ? page : `${page}: ${title}`;
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
  const excerpt = document.createElement('p');
  excerpt.textContent = text.slice(at, at + 200).trim();
  row.append(link, excerpt);
  return row;
}

async function search() {
  const words = wordsOf(input.value);
  list.hidden = words.length === 0;
  article.hidden = words.length > 0;
  if (words.length === 0) return;
  passages ??= await (await fetch('/docs/guides/index.json')).json();
  const found = passages
    .map((passage) => ({ passage, rank: rankOf(passage, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, 30);
  list.replaceChildren(...found.map(({ passage }) => item(passage, words)));
}

input.addEventListener('input', () => void search());
input.form.addEventListener('submit', (event) => event.preventDefault());
