import { type Candidate, limits, type Person } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { candidacyQuery } from '../candidates/queries.ts';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { useMasking } from './use-masking.ts';

const bar = 'flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted print:hidden';

/** Says of somebody who is masked what is withheld, and offers to unmask them. `personId` is null while not known. */
export function Masked({ personId, name }: { personId: number | null; name: string }) {
  const { blind } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <div className={bar}>
      <Badge tone="accent">
        <EyeOff size={14} aria-hidden="true" className="shrink-0" />
        {blind.masked}
      </Badge>
      <span className="min-w-0 flex-1 basis-80">{blind.maskedHint}</span>
      {personId !== null && (
        <Button size="small" icon={Eye} onClick={() => setAsking(true)}>
          {blind.unmask}
        </Button>
      )}
      {asking && personId !== null && <UnmaskDialog personId={personId} name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The same of a candidate, whose person is known by the candidacy. Nothing for one who is not masked. */
export function MaskedCandidate({ candidate }: { candidate: Pick<Candidate, 'analysisId' | 'masked' | 'name'> }) {
  const { analysisId, masked = false, name } = candidate;
  const { data } = useQuery({ ...candidacyQuery(analysisId), enabled: masked });
  return masked && <Masked personId={data?.personId ?? null} name={name} />;
}

/** By whom and why a person is shown in spite of blind review, and the way back. */
export function Unmasked({ person: { id, unmasked } }: { person: Pick<Person, 'id' | 'unmasked'> }) {
  const { blind, quoted } = useTexts();
  const { mask } = useMasking(id);
  if (!unmasked) return null;
  const { reason, author, createdAt } = unmasked;
  return (
    <div className={bar}>
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {blind.unmaskedBy(author?.name ?? blind.somebody, dayText(createdAt))}{' '}
        <span className="text-base-content">{quoted(reason)}</span>
      </span>
      <Button size="small" icon={EyeOff} busy={mask.isPending} disabled={mask.isPending} onClick={() => mask.mutate()}>
        {blind.maskAgain}
      </Button>
    </div>
  );
}

function UnmaskDialog({ personId, name, onClose }: { personId: number; name: string; onClose: () => void }) {
  const { blind } = useTexts();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { unmask } = useMasking(personId, onClose);
  const submit = () => {
    setMissing(reason.trim() === '');
    if (reason.trim()) unmask.mutate(reason);
  };
  return (
    <AskDialog
      title={blind.unmaskTitle(name)}
      action={blind.unmaskAction}
      busy={unmask.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{blind.unmaskText}</p>
      <TextField
        label={blind.reason}
        error={isMissing ? blind.reasonMissing : undefined}
        value={reason}
        rows={3}
        maxLength={limits.unmaskReasonMaximum}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskDialog>
  );
}
