import type { Candidacy } from '@cotejo/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, BookUser } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState, SkeletonBlocks } from '../../ui/states.tsx';
import { candidacyQuery } from '../candidates/queries.ts';
import { keepDraft, readDraft } from '../forms/drafts.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { roleQuery } from '../roles/queries.ts';
import { type Choice, firstChoice } from './choice.ts';
import { ContentCard } from './content-card.tsx';
import { PackActions } from './pack-actions.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RequirementsCard } from './requirements-card.tsx';
import { ShareCard } from './share-card.tsx';
import { SharesCard } from './shares-card.tsx';

type Props = { roleId: number; ids: number[] };

/** Makes profiles of candidates of a role for the client. */
export function PackPage({ roleId, ids }: Props) {
  const { packs, trail, product } = useTexts();
  const role = useQuery(roleQuery(roleId));
  const queries = useQueries({ queries: ids.map((id) => candidacyQuery(id)) });
  const people = queries.flatMap(({ data }) => data ?? []);
  const failed = [role, ...queries].filter(({ isLoadingError }) => isLoadingError);
  const isLoaded = people.length === ids.length && role.data !== undefined;
  return (
    <div className="page max-w-[70rem] py-6">
      <title>{`${packs.title} · ${product}`}</title>
      <div className="mb-4">
        <Link
          to="/roles/$roleId"
          params={{ roleId: String(roleId) }}
          className="mb-1 inline-flex min-h-6 items-center gap-1.5 text-sm text-muted hover:text-base-content"
        >
          <ArrowLeft size={16} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">{trail.back(role.data?.name ?? '…')}</span>
        </Link>
        <h1 className="text-3xl wrap-anywhere">{packs.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{packs.intro}</p>
      </div>
      {failed.length > 0 && <LoadProblem text={packs.loadFailed} queries={failed} />}
      {ids.length === 0 && (
        <EmptyState
          icon={BookUser}
          action={
            <Link to="/roles/$roleId" params={{ roleId: String(roleId) }} className={buttonClass()}>
              {packs.choose}
            </Link>
          }
        >
          {packs.none}
        </EmptyState>
      )}
      {failed.length === 0 && !isLoaded && <SkeletonBlocks heights={['h-40', 'h-96']} />}
      {ids.length > 0 && isLoaded && (
        <Profiles key={people.map(({ name }) => name).join()} roleId={roleId} people={people} />
      )}
      <SharesCard roleId={roleId} />
    </div>
  );
}

function Profiles({ roleId, people }: { roleId: number; people: Candidacy[] }) {
  const language = useLanguage();
  const [choice, setChoice] = useChoice(roleId, firstChoice(people, language), people);
  const change = (changes: Partial<Choice>) => setChoice((before) => ({ ...before, ...changes }));
  const shown = choice.ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <ContentCard choice={choice} onChange={change} />
        {shown.map((person, at) => (
          <ProfileCard key={person.id} person={person} at={at} choice={choice} onChange={change} />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-6">
        <PackActions roleId={roleId} choice={choice} people={people} />
        <ShareCard roleId={roleId} choice={choice} people={people} />
        <RequirementsCard people={people} choice={choice} onChange={change} />
      </div>
    </div>
  );
}

/**
 * What was chosen outlives a look at another page. Of who is masked nothing is shown that was typed under the name, as
 * the draft belongs to the names.
 */
function useChoice(roleId: number, first: Choice, people: Candidacy[]) {
  const name = `packs ${roleId} ${people.map(({ id, name: shown }) => `${id} ${shown}`).join()}`;
  const [choice, setChoice] = useState(() => ({
    ...first,
    ...(readDraft(name)?.values as Partial<Choice> | undefined),
  }));
  useEffect(() => keepDraft(name, choice, first), [choice]);
  return [choice, setChoice] as const;
}
