import type { Client, Opportunity } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, Plus } from 'lucide-react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { failedToShow, NoSuchPage, PageProblem } from '../pages/page-problem.tsx';
import { clientQuery } from './queries.ts';
import { useOpenDialog } from '../dialogs/use-open-dialog.ts';
import { OpportunityDialog } from '../opportunities/opportunity-dialogs.tsx';
import { OpportunityCard } from '../opportunities/opportunity-card.tsx';
import { opportunitiesQuery } from '../opportunities/queries.ts';

/** A client with its opportunities. Without an id it says that there is no such client. */
export function ClientPage({ clientId }: { clientId: number | undefined }) {
  const { clients } = useTexts();
  return clientId === undefined ? <NoSuchPage text={clients.invalidId} /> : <Loaded clientId={clientId} />;
}

function Loaded({ clientId }: { clientId: number }) {
  const { clients } = useTexts();
  const client = useQuery(clientQuery(clientId));
  const opportunities = useQuery(opportunitiesQuery(clientId));
  const failed = failedToShow([client, opportunities]);
  if (failed.length) return <PageProblem title={clients.title} failed={failed} missing={clients.missing} />;
  if (!client.data || !opportunities.data) return <Loading />;
  return <Shown client={client.data} opportunities={opportunities.data} />;
}

function Shown({ client, opportunities: list }: { client: Client; opportunities: Opportunity[] }) {
  const { opportunities, product } = useTexts();
  const { open, onNew, onEdit, onDelete, onClose } = useOpenDialog(list);
  return (
    <div className="page py-8">
      <title>{`${client.name} · ${product}`}</title>
      <Breadcrumbs />
      <PageHead detail title={client.name} intro={opportunities.clientSince(dayText(client.createdAt))}>
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {opportunities.new}
        </Button>
      </PageHead>
      <section id="opportunities" aria-labelledby="opportunities-title">
        <h2 id="opportunities-title" className="mb-3 text-xl">
          {opportunities.title}
        </h2>
        {list.length ? (
          <OpportunityList opportunities={list} onEdit={onEdit} onDelete={onDelete} />
        ) : (
          <NoOpportunities onNew={onNew} />
        )}
      </section>
      {open && <OpportunityDialog clientId={client.id} open={open} onClose={onClose} />}
    </div>
  );
}

type ListProps = {
  opportunities: Opportunity[];
  onEdit: (opportunity: Opportunity) => void;
  onDelete: (opportunity: Opportunity) => void;
};

function OpportunityList({ opportunities, onEdit, onDelete }: ListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {opportunities.map((opportunity) => (
        <OpportunityCard
          key={opportunity.id}
          opportunity={opportunity}
          onEdit={() => onEdit(opportunity)}
          onDelete={() => onDelete(opportunity)}
        />
      ))}
    </ul>
  );
}

function NoOpportunities({ onNew }: { onNew: () => void }) {
  const { opportunities } = useTexts();
  const action = (
    <Button icon={Plus} onClick={onNew}>
      {opportunities.first}
    </Button>
  );
  return (
    <EmptyState icon={Briefcase} action={action}>
      {opportunities.none}
    </EmptyState>
  );
}

function Loading() {
  const { clients, opportunities, product } = useTexts();
  return (
    <div role="status" aria-label={opportunities.loading} className="page py-8">
      <title>{`${clients.title} · ${product}`}</title>
      <h1 className="sr-only">{clients.title}</h1>
      <Skeleton className="mb-5 h-4 w-32" />
      <Skeleton className="mb-10 h-9 w-72 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-36" />
        ))}
      </div>
    </div>
  );
}
