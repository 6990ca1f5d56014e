import type { Retention } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { ClocksForm } from './clocks-form.tsx';
import { DuePeople } from './due-people.tsx';
import { Holds } from './holds.tsx';
import { retentionQuery } from './queries.ts';
import { Receipts } from './receipts.tsx';

/** For how long people are kept, who is due, what keeps whom all the same, and the receipts of what was erased. */
export function RetentionTab() {
  const { retention: words } = useTexts();
  const rules = useQuery(retentionQuery);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={words.clocks} hint={words.clocksHint}>
        {rules.isPending && <SkeletonRows label={words.loadingRules} count={2} />}
        {rules.isLoadingError && <LoadProblem text={words.rulesFailed} queries={[rules]} />}
        {rules.data && <Clocks rules={rules.data} />}
      </Card>
      <DuePeople />
      {rules.data && <Holds holds={rules.data.holds} />}
      <Receipts />
    </div>
  );
}

/** The form begins anew where other clocks are stored, and not with each hold that is set or lifted beside it. */
function Clocks({ rules: { holds: _, ...stored } }: { rules: Retention }) {
  return <ClocksForm key={JSON.stringify(stored)} stored={stored} />;
}
