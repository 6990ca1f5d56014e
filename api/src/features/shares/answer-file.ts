import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { article, type Html, type PageParts, pageOf, policy } from '../packs/pack-page.ts';
import { words } from '../reports/words.ts';
import { messageField } from './pages.ts';

/** Saves what was chosen as a file, which `readClientAnswers` reads. Nothing leaves the browser by itself. */
const script = `
const form = document.querySelector('form');
const complain = (field, text) => {
  field.setCustomValidity(text);
  field.reportValidity();
};
form.addEventListener('input', () => {
  for (const field of form.elements) field.setCustomValidity('');
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const answers = [];
  for (const one of form.querySelectorAll('fieldset')) {
    const written = one.querySelector('textarea');
    const [answer, message] = [one.querySelector(':checked')?.value, written.value.trim()];
    if (!answer && message) return complain(one.querySelector('input'), form.dataset.wantsAnswer);
    if (answer === 'ask' && !message) return complain(written, form.dataset.wantsText);
    if (answer) answers.push({ candidate: Number(one.dataset.candidate), answer, message });
  }
  if (answers.length === 0) return complain(form.querySelector('input'), form.dataset.wantsAnswer);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ share: form.dataset.share, answers })]));
  link.download = form.dataset.name;
  link.click();
});
`;
const hash = createHash('sha256').update(script).digest('base64');

/** A page of profiles that stands by itself, with a form whose answers are saved as a file; it holds the token. */
export function answerFile({ profiles, ...parts }: PageParts, token: string): Promise<string> {
  const { share: says } = words[parts.language].packs;
  const articles = profiles.map((one) => article(one.candidacyId, one.html, choices(parts.language, one.candidacyId)));
  const form = html`<form data-share="${token}" data-name="${says.savedAs}.json"
data-wants-answer="${says.wantsAnswer}" data-wants-text="${says.wantsText}">${articles}
<div class="answer"><p class="muted">${says.saveHint}</p><noscript><p class="missing">${says.noScript}</p></noscript>
<button>${says.save}</button></div></form><script>${raw(script)}</script>`;
  return pageOf(parts, form, `${policy}; script-src 'sha256-${hash}'`);
}

function choices(language: PageParts['language'], candidacyId: number): Html {
  const { share: says } = words[language].packs;
  const choice = (one: keyof typeof says.answers) =>
    html`<label><input type="radio" name="a${candidacyId}" value="${one}">${says.answers[one]}</label>`;
  return html`<div class="answer"><fieldset data-candidate="${candidacyId}"><legend>${says.legend}</legend>
<div class="choices">${choice('yes')}${choice('no')}${choice('ask')}</div>
${messageField(candidacyId, says.message, null)}</fieldset></div>`;
}
