// Browser search over guides, operations, events and errors. The index comes from this server.
import MiniSearch from './minisearch.js';

/** Must match the options that the server builds the index with. */
const options = { fields: ['title', 'text'], storeFields: ['url', 'kind', 'title', 'text'] };
const query = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
  boost: { title: 4 },
  boostDocument: (_id, _term, { kind }) => (kind === 'Guide' ? 0.5 : 1),
};
const maxResults = 20;

const input = document.querySelector('#search');
const list = document.querySelector('#found');
let loading;
let active = -1;

/** Loads the index once, when the search field first gets focus. */
const index = () =>
  (loading ??= fetch('/docs/search.json')
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, options)));

/** Returns the text around the first match. */
function excerpt({ text, terms }) {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, lower.length) - 50);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 140)}`;
}

function item(found, position) {
  const row = document.createElement('li');
  row.id = `found-${position}`;
  row.setAttribute('role', 'option');
  row.dataset.url = found.url;
  const parts = [
    ['b', found.title],
    ['i', found.kind],
    ['span', excerpt(found)],
  ];
  for (const [name, text] of parts) row.append(Object.assign(document.createElement(name), { textContent: text }));
  return row;
}

function noResults(words) {
  const row = document.createElement('li');
  row.setAttribute('role', 'option');
  row.setAttribute('aria-disabled', 'true');
  row.textContent = `No results for: ${words}`;
  return row;
}

function show(isOpen) {
  list.hidden = !isOpen;
  input.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) activate(-1);
}

function activate(position) {
  active = position;
  [...list.children].forEach((row, at) => row.setAttribute('aria-selected', String(at === position)));
  const row = list.children[position];
  if (row) row.scrollIntoView({ block: 'nearest' });
  input.setAttribute('aria-activedescendant', row?.id ?? '');
}

async function search() {
  const words = input.value.trim();
  if (words === '') return show(false);
  const entries = await index();
  const exact = entries.search(words, query);
  // Pages with some of the words, if none has all.
  const all = exact.length > 0 ? exact : entries.search(words, { ...query, combineWith: 'OR' });
  if (words !== input.value.trim()) return; // The query has changed meanwhile.
  const rows = all.slice(0, maxResults).map(item);
  list.replaceChildren(...(rows.length > 0 ? rows : [noResults(words)]));
  show(true);
  activate(rows.length > 0 ? 0 : -1);
}

function follow(row) {
  if (!row?.dataset.url) return;
  show(false);
  input.blur();
  location.assign(row.dataset.url);
}

const keys = {
  ArrowDown: () => activate(Math.min(active + 1, list.children.length - 1)),
  ArrowUp: () => activate(Math.max(active - 1, 0)),
  Enter: () => follow(list.children[active]),
  Escape: () => (list.hidden ? input.blur() : show(false)),
};

input.addEventListener('focus', () => void index());
input.addEventListener('input', () => void search());
input.addEventListener('keydown', (event) => {
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
input.form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('blur', () => show(false));
// On mousedown, because the input's blur closes the list before a click.
list.addEventListener('mousedown', (event) => {
  event.preventDefault();
  follow(event.target.closest('li'));
});
document.addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable;
  const isHotkey = event.key === '/' ? !isTyping : event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (!isHotkey) return;
  event.preventDefault();
  input.focus();
  input.select();
});
