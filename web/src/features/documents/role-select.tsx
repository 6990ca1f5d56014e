import type { JobDescription, Progress, Role } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { SelectField } from '../../ui/field.tsx';
import { clientsQuery } from '../clients/queries.ts';
import { FileRow } from './file-row.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
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
  const { upload } = useTexts();
  const { role, clientId, opportunityId, clients, opportunities, roles, lead, choose } = useRoleLists(roleId, onRole);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Choice
        label={upload.client}
        prompt={upload.selectClient}
        list={clients}
        selected={clientId}
        disabled={disabled}
        onSelect={(id) => lead({ clientId: id })}
      />
      <Choice
        label={upload.opportunity}
        prompt={upload.selectOpportunity}
        none={upload.noOpportunities}
        list={opportunities}
        selected={opportunityId}
        disabled={disabled}
        onSelect={(id) => lead({ clientId, opportunityId: id })}
      />
      <Choice
        label={upload.role}
        prompt={upload.selectRoleOption}
        none={upload.noRoles}
        list={roles}
        selected={roleId}
        disabled={disabled}
        onSelect={choose}
      />
      {clients.data?.length === 0 && <p className="text-sm text-muted">{upload.noClients}</p>}
      {clients.isError && <LoadProblem text={upload.clientsFailed} queries={[clients]} />}
      {opportunities.isError && <LoadProblem text={upload.opportunitiesFailed} queries={[opportunities]} />}
      {roles.isError && <LoadProblem text={upload.rolesFailed} queries={[roles]} />}
      {role && <RoleFile role={role} job={job} progress={progress} />}
    </div>
  );
}

type Way = { clientId?: number | undefined; opportunityId?: number | undefined };

/** The lists to choose from, and the way that leads to the chosen role: its client and its opportunity. */
function useRoleLists(roleId: number | undefined, onRole: (roleId: number | undefined) => void) {
  const role = useQuery({ ...roleQuery(roleId ?? 0), enabled: roleId !== undefined }).data;
  const [way, setWay] = useState<Way>({});
  const { clientId, opportunityId }: Way = role ? { ...role.opportunity, opportunityId: role.opportunityId } : way;
  const clients = useQuery(clientsQuery);
  const opportunities = useQuery({ ...opportunitiesQuery(clientId ?? 0), enabled: clientId !== undefined });
  const roles = useQuery({ ...rolesQuery(opportunityId ?? 0), enabled: opportunityId !== undefined });
  const lead = (next: Way) => {
    setWay(next);
    if (roleId !== undefined) onRole(undefined);
  };
  const choose = (id: number | undefined) => {
    setWay({ clientId, opportunityId });
    onRole(id);
  };
  return { role, clientId, opportunityId, clients, opportunities, roles, lead, choose };
}

function RoleFile({ role, job, progress }: Pick<Props, 'job' | 'progress'> & { role: Role }) {
  const { upload } = useTexts();
  return (
    <>
      <FileRow
        name={job?.originalFileName ?? role.fileOriginalName}
        size={job?.fileSize ?? role.fileSize}
        failed={job?.state === 'failed'}
      >
        {!job && <Waiting>{upload.loadingRole}</Waiting>}
      </FileRow>
      {job && <JobState job={job} progress={progress} done={upload.roleSelected} />}
    </>
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
  list: { data: { id: number; name: string }[] | undefined };
  selected: number | undefined;
  disabled: boolean;
  onSelect: (id: number | undefined) => void;
};

function Choice({ label, prompt, none, list, selected, disabled, onSelect }: ChoiceProps) {
  const options = list.data;
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
