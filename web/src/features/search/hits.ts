import type { SearchHits, User } from '@cotejo/contract';
import type { Texts } from '../../texts/index.tsx';
import { filterByName } from '../clients/name-filter.ts';

/** One hit of the search: its name, the text beside it, and the address that it leads to. */
export type Hit = { key: string; name: string; beside: string; score?: number | null; to: string };
export type Group = { title: string; hits: Hit[] };

/** Who searches, and the path of the page where they do. */
export type Place = { user: User | null; path: string };

/**
 * The hits by kind, with the actions and screens whose names hold the text; groups without a hit are left out.
 */
export function groupsOf(found: SearchHits | undefined, q: string, { user, path }: Place, texts: Texts): Group[] {
  const { search } = texts;
  const groups = [
    { title: found?.isLike ? search.like : search.people, hits: (found?.people ?? []).map(personHit) },
    {
      title: search.roles,
      hits: (found?.roles ?? []).map(({ id, name, opportunity, client }) => ({
        key: `role-${id}`,
        name,
        beside: `${client.name} › ${opportunity.name}`,
        to: `/roles/${id}`,
      })),
    },
    {
      title: search.opportunities,
      hits: (found?.opportunities ?? []).map(({ id, name, client }) => ({
        key: `opportunity-${id}`,
        name,
        beside: client.name,
        to: `/opportunities/${id}`,
      })),
    },
    {
      title: search.clients,
      hits: (found?.clients ?? []).map(({ id, name }) => ({
        key: `client-${id}`,
        name,
        beside: '',
        to: `/clients/${id}`,
      })),
    },
    { title: search.actions, hits: filterByName([...actionsOn(path, texts), ...screensOf(user, texts)], q) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

function personHit({
  personId,
  resumeId,
  name,
  originalFileName,
  matchScore,
  role,
  client,
}: SearchHits['people'][number]): Hit {
  const toPerson = personId === null ? undefined : `/people/${personId}`;
  return {
    key: toPerson ?? `resume-${resumeId}`,
    name,
    beside: role && client ? `${client.name} › ${role.name} · ${originalFileName}` : (originalFileName ?? ''),
    score: matchScore,
    to: toPerson ?? `/analyze?resumeId=${resumeId}`,
  };
}

/** What can be done with what the page shows: its dialog for a new entry, or the views of a role. */
function actionsOn(path: string, { search, roleHome }: Texts): Hit[] {
  const [, place, id] = /^\/(clients|opportunities|roles)\/(\d+)$/.exec(path) ?? [];
  const anew = place === 'clients' ? search.newOpportunity : place === 'opportunities' ? search.newRole : undefined;
  const views = place === 'roles' ? (['compare', 'board', 'requirements', 'activity'] as const) : [];
  return hitsOf([
    ...(anew ? [[anew, `/${place}/${id}?dialog=new`] as const] : []),
    ...views.map((tab) => [roleHome.tabs[tab], `/roles/${id}?tab=${tab}`] as const),
  ]);
}

function screensOf(user: User | null, { frame, search }: Texts): Hit[] {
  const screens: (readonly [name: string, to: string])[] = [
    [frame.newAnalysis, '/analyze'],
    [search.newClient, '/clients?dialog=new'],
    [search.importPeople, '/people/import'],
    [frame.clients, '/clients'],
    [frame.candidates, '/people'],
    [frame.history, '/history'],
    [frame.accountSettings, '/account-settings'],
    ...(user?.role === 'admin'
      ? ([
          [frame.administration, '/admin'],
          [search.addUser, '/admin?dialog=new'],
        ] as const)
      : []),
  ];
  return hitsOf(screens);
}

const hitsOf = (named: (readonly [name: string, to: string])[]): Hit[] =>
  named.map(([name, to]) => ({ key: to, name, beside: '', to }));
