import { type CandidacyLetters, type Language, letterKinds, type LetterKind } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText } from '../../lib/api-client.ts';
import { say, useLanguage, useTexts } from '../../texts/index.tsx';
import { languageOptions } from '../../texts/language-options.ts';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonBlocks } from '../../ui/states.tsx';
import { MaskedCandidate } from '../blind/masked.tsx';
import { keepDraft, readDraft } from '../forms/drafts.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { BackLink } from './back-link.tsx';
import { DueCard } from './due-card.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { SentLetters } from './sent-letters.tsx';
import { lettersQuery } from './queries.ts';

export type LetterAddress = { kind?: LetterKind | undefined; language?: Language | undefined };
type Props = {
  candidacyId: number;
  address: LetterAddress;
  onAddress: (change: LetterAddress) => void;
};

/** Letters to one candidate: writes one, notes that it was sent, and shows those that were. */
export function LetterPage({ candidacyId, ...props }: Props) {
  const texts = useTexts();
  const { letters, letter, product } = texts;
  const query = useQuery(lettersQuery(candidacyId));
  const { data, error } = query;
  const title = data ? letters.title(data.name) : letter;
  return (
    <div className="page max-w-[70rem] py-6 print:max-w-none print:p-0">
      <title>{`${title} · ${product}`}</title>
      <div className="mb-4 print:hidden">
        <BackLink candidacyId={candidacyId} role={data?.role} />
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        <p className="mt-1 max-w-prose text-muted">{letters.intro}</p>
      </div>
      {!data && error && <LoadProblem text={say(texts, failureText(error, letters.loadFailed))} queries={[query]} />}
      {!data && !error && <SkeletonBlocks heights={['h-10', 'h-96']} />}
      {data && (
        <div className="mb-4 empty:hidden print:hidden">
          <MaskedCandidate candidate={{ ...data, analysisId: candidacyId }} />
        </div>
      )}
      {data && <Letters key={data.name} candidacyId={candidacyId} letters={data} {...props} />}
    </div>
  );
}

function Letters({ candidacyId, letters: all, address, onAddress }: Props & { letters: CandidacyLetters }) {
  const { letters, letterKinds: names } = useTexts();
  const pageLanguage = useLanguage();
  // The first that was due when the page opened, so that it does not change when that one was sent.
  const [first] = useState<LetterKind>(all.due[0]?.kind ?? 'explanation');
  const kind = address.kind ?? first;
  const language = address.language ?? pageLanguage;
  const [typed, setTyped] = useTyped(candidacyId, all.name);
  const key = `${kind} ${language}`;
  const due = all.due.find((one) => one.kind === kind);
  const onText = (text: string | undefined) =>
    setTyped(({ [key]: _, ...others }) => (text === undefined ? others : { ...others, [key]: text }));
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap gap-3 print:hidden">
          <Segments
            label={letters.kind}
            selected={kind}
            options={letterKinds.map((one) => ({ key: one, text: names[one] }))}
            onSelect={(next) => onAddress({ kind: next })}
          />
          <Segments
            label={letters.language}
            selected={language}
            options={languageOptions}
            onSelect={(next) => onAddress({ language: next })}
          />
        </div>
        <LetterEditor key={key} letter={{ candidacyId, kind, language }} typed={typed[key]} onText={onText} />
      </div>
      <div className="grid content-start gap-6 print:hidden">
        <DueCard key={`${kind} ${due?.dueOn}`} candidacyId={candidacyId} kind={kind} due={due} />
        <SentLetters candidacyId={candidacyId} sent={all.sent} />
      </div>
    </div>
  );
}

/**
 * What was typed into each letter of a candidacy. A look at another letter or page loses nothing, nor does a reload. Of
 * who is masked nothing is shown that was typed under the name.
 */
function useTyped(candidacyId: number, candidate: string) {
  const name = `letters ${candidacyId} ${candidate}`;
  const [typed, setTyped] = useState(() => (readDraft(name)?.values ?? {}) as Record<string, string>);
  useEffect(() => keepDraft(name, typed, {}), [typed]);
  return [typed, setTyped] as const;
}
