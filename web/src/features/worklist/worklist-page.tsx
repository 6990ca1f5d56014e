import type { WorklistRole } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { RemoveSamples, TrySamples } from './samples.tsx';
import { worklistQuery } from './queries.ts';

/** Home of a signed-in user: the roles in which there is something to do, or how to begin. */
export function WorklistPage() {
  const { worklist, home, frame, product } = useTexts();
  const query = useQuery(worklistQuery);
  const { data, isError } = query;
  return (
    <div className="page py-8">
      <title>{`${worklist.title} · ${product}`}</title>
      <PageHead title={worklist.title} intro={worklist.intro}>
        <div className="flex flex-wrap gap-2">
          <Link to="/clients" search={{}} className={buttonClass()}>
            {home.manage}
          </Link>
          <Link to="/analyze" className={buttonClass({ variant: 'primary' })}>
            {home.start}
          </Link>
        </div>
      </PageHead>
      {!data && isError && <LoadProblem text={worklist.failed} queries={[query]} />}
      {!data && !isError && <SkeletonRows label={frame.loading} count={4} />}
      {data && data.letters.due > 0 && <DueLetters {...data.letters} />}
      {data && (data.roles.length > 0 ? <Roles roles={data.roles} /> : <Steps hasSamples={data.hasSamples} />)}
      {data?.hasSamples && <RemoveSamples />}
    </div>
  );
}

function DueLetters({ due, overdue }: { due: number; overdue: number }) {
  const { worklist } = useTexts();
  return (
    <p className="sheet mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <Mail size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <Link to="/letters" className="link-hover font-medium">
        {worklist.letters(due)}
      </Link>
      {overdue > 0 && <Badge tone="error">{worklist.overdue(overdue)}</Badge>}
    </p>
  );
}

function Roles({ roles }: { roles: WorklistRole[] }) {
  return (
    <ul className="sheet divide-y divide-base-300">
      {roles.map((role) => (
        <li key={role.id}>
          <RoleLine role={role} />
        </li>
      ))}
    </ul>
  );
}

function RoleLine({ role }: { role: WorklistRole }) {
  const { worklist } = useTexts();
  const { id, name, client, opportunity, newCount, waiting, candidateCount, openedAt } = role;
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-base-200">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to="/roles/$roleId"
          params={{ roleId: String(id) }}
          className="link-hover font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="text-sm text-muted wrap-anywhere">
          {client.name} <span aria-hidden="true">›</span> {opportunity.name}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {newCount > 0 && <Badge tone="accent">{worklist.fresh(newCount)}</Badge>}
        {waiting > 0 && <Badge>{worklist.waiting(waiting)}</Badge>}
      </p>
      <p className="text-sm text-muted tabular-nums sm:w-56 sm:text-right">
        {worklist.candidates(candidateCount)}
        <span className="block text-xs">{openedAt ? worklist.opened(minuteText(openedAt)) : worklist.notOpened}</span>
      </p>
    </div>
  );
}

/** How to begin: by oneself, or with samples. */
function Steps({ hasSamples }: { hasSamples: boolean }) {
  const { worklist } = useTexts();
  return (
    <section aria-labelledby="steps">
      {!hasSamples && <TrySamples />}
      <h2 id="steps" className="text-xl">
        {worklist.stepsTitle}
      </h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {worklist.steps.map(({ title, text }, index) => (
          <li key={title} className="sheet p-5">
            <span aria-hidden="true" className="font-display text-2xl text-primary">
              {index + 1}
            </span>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-muted">
        <Link to="/analyze" className="underline underline-offset-4 hover:text-base-content">
          {worklist.quick}
        </Link>
      </p>
    </section>
  );
}
