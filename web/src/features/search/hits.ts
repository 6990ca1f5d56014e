import type { SearchHits, User } from '@cotejo/contract';
import type { Texts } from '../../texts/index.tsx';
import { filterByName } from '../clients/name-filter.ts';

/** One hit of the search: its name, the text beside it, and the address that it leads to. */
export type Hit = { key: string; name: string; beside: string; score?: number | null; to: string };
export type Group = { title: string; hits: Hit[] };

/** The hits by kind, with the screens whose names hold the text; groups without a hit are left out. */
export function groupsOf(found: SearchHits | undefined, q: string, user: User | null, texts: Texts): Group[] {
  const { search } = texts;
  const groups = [
    { title: search.people, hits: (found?.people ?? []).map(personHit) },
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
    { title: search.actions, hits: filterByName(screensOf(user, texts), q) },
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
    key: `person-${resumeId}`,
    name,
    beside: role && client ? `${client.name} › ${role.name}` : originalFileName,
    score: matchScore,
    to: toPerson ?? `/analyze?resumeId=${resumeId}`,
  };
}

function screensOf(user: User | null, { frame }: Texts): Hit[] {
  const screens: [name: string, to: string][] = [
    [frame.newAnalysis, '/analyze'],
    [frame.clients, '/clients'],
    [frame.candidates, '/people'],
    [frame.history, '/history'],
    [frame.accountSettings, '/account-settings'],
    ...(user?.role === 'admin' ? [[frame.administration, '/admin'] as [string, string]] : []),
  ];
  return screens.map(([name, to]) => ({ key: to, name, beside: '', to }));
}
