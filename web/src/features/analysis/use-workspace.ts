import type { Resume } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import type { Address, OnAddress } from './address.ts';
import { readDraft, writeDraft, type Draft } from './draft.ts';
import { jobQuery, resumesQuery, resumeTextQuery } from '../documents/queries.ts';
import { showFailure } from '../messages/show-failure.ts';

const noResumes: Resume[] = [];

/**
 * The job description at work with its role and its resumes. The address names it, or a resume in the address leads
 * to it, or the draft of this tab does.
 */
export function useWorkspace(address: Address, onAddress: OnAddress) {
  const [draft, setDraft] = useState(readDraft);
  const wantedResume = typeof address.resumeId === 'number' ? address.resumeId : undefined;
  useJobOfResume(address.jobDescriptionId === undefined ? wantedResume : undefined, onAddress);
  const open = address.jobDescriptionId === undefined && wantedResume === undefined;
  // A role other than that of the draft begins anew.
  const continued = open && (address.roleId === undefined || address.roleId === draft?.roleId) ? draft : undefined;
  const jobDescriptionId = address.jobDescriptionId ?? continued?.jobDescriptionId;
  const roleId = address.roleId ?? continued?.roleId;
  const job = useQuery({ ...jobQuery(jobDescriptionId ?? 0), enabled: jobDescriptionId !== undefined });
  const resumes = useQuery({ ...resumesQuery(jobDescriptionId ?? 0), enabled: jobDescriptionId !== undefined });
  // As specified, a list that cannot be loaded counts as empty; the failure is said beside it.
  const resumesFailure =
    resumes.isError && !job.isError ? { busy: resumes.isFetching, onRetry: () => void resumes.refetch() } : undefined;
  const keepDraft = (next: Draft | undefined) => {
    writeDraft(next);
    setDraft(next);
  };
  // A draft is given up when its job description was deleted, or belongs to somebody else.
  if (job.isError && continued) keepDraft(undefined);
  return {
    jobDescriptionId,
    roleId,
    roleFileWanted: open && !continued,
    job: job.data,
    loading: job.isLoading,
    resumes: resumes.data ?? noResumes,
    resumesFailure,
    keepDraft,
  };
}

/** Leads from a resume in the address to its job description, with the resume selected. */
function useJobOfResume(resumeId: number | undefined, onAddress: OnAddress): void {
  const texts = useTexts();
  const info = useQuery({ ...resumeTextQuery(resumeId ?? 0), enabled: resumeId !== undefined });
  useEffect(() => {
    if (resumeId === undefined) return;
    // One that nobody has put anywhere yet has no analysis to lead to.
    const jobDescriptionId = info.data?.jobDescriptionId;
    if (info.data) onAddress(jobDescriptionId ? { jobDescriptionId, resumeId } : {});
    if (info.error) {
      const { candidateFailed, candidateFailedText } = texts.toasts;
      showFailure(texts, candidateFailed, failureText(info.error, candidateFailedText));
      onAddress({});
    }
  }, [info.data, info.error]);
}
