import {
  fillLetter,
  type LetterTemplate,
  letterPlaceholders,
  limits,
  missingPlaceholders,
  unknownPlaceholders,
} from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { templatesQuery } from './queries.ts';

type Props = { template: LetterTemplate };

const inBraces = (name: string) => `{{${name}}}`;

/** One template, with the letter that it makes of made-up facts beside it. */
export function TemplateForm({ template }: Props) {
  const { letterTemplates: words, forms } = useTexts();
  const { kind, language, sample } = template;
  const [text, setText] = useState(template.text);
  const area = useRef<HTMLTextAreaElement>(null);
  const change = useTemplateChange(template);
  const unknown = unknownPlaceholders(kind, text);
  const missing = missingPlaceholders(kind, text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending && unknown.length === 0) change.mutate(text);
  };
  const insert = (name: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(inBraces(name), field.selectionStart, field.selectionEnd, 'end');
    setText(field.value);
    field.focus();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <TextField
          label={words.text}
          error={unknown.length > 0 ? words.unknown(unknown.join(', ')) : undefined}
          lang={language}
          ref={area}
          value={text}
          rows={22}
          maxLength={limits.templateMaximum}
          onChange={({ target }) => setText(target.value)}
        />
        <section aria-label={words.preview} className="min-w-0">
          <h3 className="mb-1 text-sm font-medium">{words.preview}</h3>
          <div
            lang={language}
            role="region"
            aria-label={words.preview}
            tabIndex={0}
            className={
              'max-h-[34rem] overflow-y-auto rounded-field border border-base-300 bg-base-200/50 p-3 text-sm ' +
              'whitespace-pre-wrap wrap-anywhere'
            }
          >
            {fillLetter(text, sample)}
          </div>
        </section>
      </div>
      <Placeholders kind={kind} onChoose={insert} />
      {missing.length > 0 && <Notice tone="warning">{words.missing(missing.map(inBraces).join(', '))}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={change.isPending}
          disabled={change.isPending || unknown.length > 0 || !text.trim() || text === template.text}
        >
          {forms.save}
        </Button>
        {template.updatedAt !== null && (
          <Button icon={RotateCcw} disabled={change.isPending} onClick={() => change.mutate(null)}>
            {words.reset}
          </Button>
        )}
      </div>
    </form>
  );
}

function Placeholders({ kind, onChoose }: Pick<LetterTemplate, 'kind'> & { onChoose: (name: string) => void }) {
  const { letterTemplates: words } = useTexts();
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">{words.placeholders}</summary>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {letterPlaceholders[kind].map((name) => (
          <li key={name} className="flex items-baseline gap-2">
            <button
              type="button"
              aria-label={words.insert(inBraces(name))}
              onClick={() => onChoose(name)}
              className="min-h-6 shrink-0 cursor-pointer font-mono text-xs text-primary hover:underline"
            >
              {inBraces(name)}
            </button>
            <span className="min-w-0 text-muted">{words.means[name]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Stores a template, or with null goes back to the built-in one. */
function useTemplateChange({ kind, language, updatedAt }: LetterTemplate) {
  const texts = useTexts();
  const { letterTemplates: words } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string | null) =>
      call('PUT /api/letters/templates', { input: { kind, language, text, seen: updatedAt } }),
    onSuccess: (stored, text) => {
      queryClient.setQueryData(templatesQuery.queryKey, (all) =>
        all?.map((one) => (one.kind === kind && one.language === language ? stored : one)),
      );
      showToast({ title: text === null ? words.wasReset : words.saved });
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, words.failed)),
  });
}
