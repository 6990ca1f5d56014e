import { useQueries, useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/states.tsx';
import { compared, type OnAddress } from '../address.ts';
import { candidacyQuery } from '../../candidates/queries.ts';
import { topQuery } from '../queries.ts';
import { Comparison } from './comparison.tsx';

type Props = { roleId: number; ids: number[]; onAddress: OnAddress };

/** Two to six people side by side, requirement by requirement, with what their resumes say. */
export function CompareTab({ roleId, ids, onAddress }: Props) {
  const results = useQueries({ queries: ids.map((id) => candidacyQuery(id)) });
  const people = results.map(({ data }) => data).filter((one) => one !== undefined);
  if (results.some(({ isPending }) => isPending)) return <Skeleton className="h-96" />;
  if (people.length < compared.least) return <Choose roleId={roleId} onAddress={onAddress} />;
  return (
    <Comparison
      people={people}
      onShow={(id) => onAddress({ tab: undefined, candidate: id }, true)}
      onRemove={(id) => onAddress({ with: ids.filter((one) => one !== id) })}
    />
  );
}

function Choose({ roleId, onAddress }: Pick<Props, 'roleId' | 'onAddress'>) {
  const { comparison } = useTexts();
  const best = useQuery(topQuery(roleId)).data?.items ?? [];
  return (
    <EmptyState
      icon={Columns3}
      action={
        best.length >= compared.least && (
          <Button onClick={() => onAddress({ with: best.map(({ id }) => id) })}>{comparison.best}</Button>
        )
      }
    >
      {comparison.none}
    </EmptyState>
  );
}
