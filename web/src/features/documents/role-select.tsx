import type { JobDescription, Progress } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Problem } from '../../ui/states.tsx';
import { clientsQuery } from '../clients/queries.ts';
import { FileRow } from './file-row.tsx';
import { JobState } from './job-state.tsx';
import { opportunitiesQuery } from '../opportunities/queries.ts';
import { rolesQuery, roleQuery } from '../roles/queries.ts';

type Props = {
  /** The job description that was made from the role's file. */
  job: JobDescription | undefined;
  roleId: number | undefined;
  progress: Progress | undefined;
  disabled: boolean;
  onRole: (roleId: number | undefined) => void;
};

/** Chooses a role by client and opportunity, for its job description. Each list waits for the choice before it. */
export function RoleSelect({ job, roleId, progress, disabled, onRole }: Props) {
  const { upload, frame } = useTexts();
  const role = useQuery({ ...roleQuery(roleId ?? 0), enabled: roleId !== undefined }).data;
  const [way, setWay] = useState<{ clientId?: number | undefined; opportunityId?: number | undefined }>({});
  const { clientId, opportunityId } = role
    ? { clientId: role.opportunity.clientId, opportunityId: role.opportunityId }
    : way;
  const clients = useQuery(clientsQuery);
  const opportunities = useQuery({ ...opportunitiesQuery(clientId ?? 0), enabled: clientId !== undefined });
  const roles = useQuery({ ...rolesQuery(opportunityId ?? 0), enabled: opportunityId !== undefined });
  const lists = [
    { list: clients, failed: upload.clientsFailed },
    { list: opportunities, failed: upload.opportunitiesFailed },
    { list: roles, failed: upload.rolesFailed },
  ];
  const lead = (next: typeof way) => {
    setWay(next);
    if (roleId !== undefined) onRole(undefined);
  };
  const choose = (id: number | undefined) => {
    setWay({ clientId, opportunityId });
    onRole(id);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Choice
        label={upload.client}
        prompt={upload.selectClient}
        options={clients.data}
        selected={clientId}
        disabled={disabled}
        onSelect={(id) => lead({ clientId: id })}
      />
      <Choice
        label={upload.opportunity}
        prompt={upload.selectOpportunity}
        none={upload.noOpportunities}
        options={opportunities.data}
        selected={opportunityId}
        disabled={disabled}
        onSelect={(id) => lead({ clientId, opportunityId: id })}
      />
      <Choice
        label={upload.role}
        prompt={upload.selectRoleOption}
        none={upload.noRoles}
        options={roles.data}
        selected={roleId}
        disabled={disabled}
        onSelect={choose}
      />
      {clients.data?.length === 0 && <p className="text-sm text-muted">{upload.noClients}</p>}
      {lists
        .filter(({ list }) => list.isError)
        .map(({ list, failed }) => (
          <Problem
            key={failed}
            text={failed}
            retryLabel={frame.retry}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ))}
      {role && (
        <FileRow
          name={job?.originalFileName ?? role.fileOriginalName}
          size={job?.fileSize ?? role.fileSize}
          failed={job?.state === 'failed'}
        >
          {!job && <Waiting>{upload.loadingRole}</Waiting>}
        </FileRow>
      )}
      {role && job && <JobState job={job} progress={progress} done={upload.roleSelected} />}
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-1 flex items-center gap-2 text-xs text-muted">
      <span className="loading loading-spinner loading-xs" aria-hidden="true" />
      {children}
    </p>
  );
}

type ChoiceProps = {
  label: string;
  prompt: string;
  /** The text instead of the prompt where there is nothing to choose. */
  none?: string;
  options: { id: number; name: string }[] | undefined;
  selected: number | undefined;
  disabled: boolean;
  onSelect: (id: number | undefined) => void;
};

function Choice({ label, prompt, none, options, selected, disabled, onSelect }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={selected ?? ''}
      disabled={disabled || !options?.length}
      onChange={(event) => onSelect(Number(event.target.value) || undefined)}
    >
      <option value="">{options?.length === 0 && none ? none : prompt}</option>
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
