import { limits, titleIn, type RoleInFull } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { upload } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../dialogs/use-change.ts';
import { jobQuery } from '../documents/queries.ts';
import { nameOfFile } from '../roles/role-rules.ts';

/** Milliseconds between two looks at a job description that is being read. */
const pause = 2000;

/** Proposes the title of the job for a role that is still called by its file. */
export function NameProposal({ role }: { role: RoleInFull }) {
  const isByFile = role.name === nameOfFile(role.fileOriginalName);
  return isByFile && role.jobDescriptionId !== null ? (
    <Proposal role={role} jobDescriptionId={role.jobDescriptionId} />
  ) : null;
}

function Proposal({ role, jobDescriptionId }: { role: RoleInFull; jobDescriptionId: number }) {
  const texts = useTexts();
  const { roles, roleHome } = texts;
  const { data: job } = useQuery({
    ...jobQuery(jobDescriptionId),
    refetchInterval: ({ state }) => state.data?.state === 'preparing' && pause,
  });
  const change = useChange({
    change: (name: string) =>
      upload('PUT /api/roles/:id', undefined, { name, updatedAt: role.updatedAt }, () => undefined, { id: role.id }),
    done: () => ({ title: roles.updated }),
    failed: roles.updateFailed,
    onDone: () => undefined,
  });
  const title = job?.title && titleIn(texts, job).slice(0, limits.nameMaximum);
  if (!title || title === role.name) return null;
  return (
    <Button
      size="small"
      icon={Pencil}
      busy={change.isPending}
      onClick={() => void change.send(title).catch(() => undefined)}
    >
      {roleHome.nameAs(title)}
    </Button>
  );
}
