import type { Fact, FactToReview, ResumeFacts } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonBlocks } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { datesText } from './dates-text.ts';
import { FactDialog } from './fact-dialog.tsx';
import { factsQuery } from './queries.ts';
import { useFact } from './use-fact.ts';

/** The positions and skills that were read from a resume, for somebody to correct. */
export function ReadFacts({ personId, resumeId }: { personId: number; resumeId: number }) {
  const { facts, persons } = useTexts();
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...factsQuery(personId, resumeId), enabled: opened });
  return (
    <Disclosure title={facts.title} onOpen={() => setOpened(true)}>
      {query.isLoadingError && <LoadProblem text={persons.loadFailed} queries={[query]} />}
      {opened && query.isPending && <SkeletonBlocks heights={['h-16']} />}
      {query.data && <Shown resume={query.data} />}
    </Disclosure>
  );
}

function Shown({ resume }: { resume: ResumeFacts }) {
  const { facts: texts } = useTexts();
  const [open, setOpen] = useState<Fact>();
  const { facts, isRead } = resume;
  if (!isRead) return <p className="text-sm text-muted">{texts.notRead}</p>;
  const positions = facts.filter(({ kind }) => kind === 'position');
  const skills = facts.filter(({ kind }) => kind === 'skill');
  const uncorrected = skills.filter(({ correction }) => !correction);
  const corrected = skills.filter(({ correction }) => correction);
  const line = (fact: Fact) => <FactLine key={fact.id} resume={resume} fact={fact} onCorrect={() => setOpen(fact)} />;
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p className="text-muted">{facts.length > 0 ? texts.hint : texts.nothing}</p>
      <ToReview resume={resume} />
      {positions.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-medium">{texts.positions}</h3>
          <ul className="grid gap-1">{positions.map(line)}</ul>
        </section>
      )}
      {skills.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-medium">{texts.skills}</h3>
          <ul className="grid gap-1 empty:hidden">{corrected.map(line)}</ul>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {uncorrected.map((fact) => (
              <li key={fact.id} className="flex items-center wrap-anywhere">
                {nameOf(fact)}
                <Correct fact={fact} onCorrect={() => setOpen(fact)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open && <FactDialog resume={resume} fact={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

const nameOf = (fact: Fact | FactToReview): string => (fact.kind === 'position' ? fact.title : fact.skill);

function Correct({ fact, onCorrect }: { fact: Fact; onCorrect: () => void }) {
  const { facts } = useTexts();
  return <IconButton icon={Pencil} label={facts.correct(nameOf(fact))} className="shrink-0" onClick={onCorrect} />;
}

type LineProps = { resume: ResumeFacts; fact: Fact; onCorrect: () => void };

function FactLine({ resume, fact, onCorrect }: LineProps) {
  const { correction: texts } = useTexts();
  const change = useFact(resume);
  return (
    <li>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1">
          <Said fact={fact} />
        </p>
        <Correct fact={fact} onCorrect={onCorrect} />
      </div>
      {fact.correction && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Made correction={fact.correction} />
          <Button
            size="small"
            variant="quiet"
            disabled={change.isPending}
            onClick={() => change.mutate({ factId: fact.id })}
          >
            {texts.takeBack}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A fact as it was read, struck where a recruiter says otherwise, and what they say. */
function Said({ fact }: { fact: Fact | FactToReview }) {
  const { facts, persons } = useTexts();
  const { correction: made } = fact;
  if (fact.kind === 'skill')
    return (
      <span className="flex flex-wrap gap-x-2">
        <del className="text-muted">{fact.skill}</del>
        <span className="font-medium">{facts.notSkill}</span>
      </span>
    );
  const read = datesText(fact.read, persons.now, fact.yearsAlone);
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className="min-w-0 wrap-anywhere">{fact.title}</span>
      <span className="text-muted tabular-nums">{made ? <del>{read}</del> : read}</span>
      {made?.dates && <span className="font-medium tabular-nums">{datesText(made.dates, persons.now)}</span>}
    </span>
  );
}

/** Why, by whom and when. */
function Made({ correction }: { correction: FactToReview['correction'] }) {
  const { correction: texts } = useTexts();
  const { reason, author, correctedAt } = correction;
  return (
    <p className="min-w-0 text-xs wrap-anywhere text-muted">
      {reason} ·{' '}
      <span className="whitespace-nowrap">{texts.by(author?.name ?? texts.somebody, minuteText(correctedAt))}</span>
    </p>
  );
}

/** Corrections that count for nothing in this resume, so that somebody looks at them. */
function ToReview({ resume }: { resume: ResumeFacts }) {
  const { facts: texts, correction } = useTexts();
  const change = useFact(resume);
  if (resume.review.length === 0) return null;
  return (
    <Notice>
      <p className="font-medium">{texts.review}</p>
      <p>{texts.reviewText}</p>
      <ul className="mt-2 grid gap-2">
        {resume.review.map((one) => {
          const { id: factId, correction: made, resume: other } = one;
          const { reason, dates } = made;
          const isRead = resume.facts.some(({ id }) => id === factId);
          return (
            <li key={`${factId} ${other?.id}`} className="wrap-anywhere">
              <Said fact={one} />
              {other && <p className="text-xs text-muted">{texts.madeOn(other.fileName)}</p>}
              <Made correction={made} />
              <span className="mt-1 flex flex-wrap gap-2">
                {isRead && (
                  <Button
                    size="small"
                    disabled={change.isPending}
                    onClick={() =>
                      change.mutate({
                        factId,
                        input: { reason, ...(dates?.start && { start: dates.start, end: dates.end }) },
                      })
                    }
                  >
                    {texts.apply}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  disabled={change.isPending}
                  onClick={() => change.mutate({ factId, ...(other && { of: other.id }) })}
                >
                  {correction.takeBack}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
