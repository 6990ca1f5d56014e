import type { CandidateStatus } from '@cotejo/contract';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { useCandidateChange } from './use-candidate-change.ts';

export function useStatusChange() {
  const { candidates } = useTexts();
  return useCandidateChange({
    field: 'status',
    done: candidates.statusUpdated,
    failed: candidates.statusFailed,
    send: (id, status) =>
      call('PUT /api/analysis/:id/status', { params: { id }, input: { status: status as CandidateStatus } }),
  });
}

export function useSalaryChange() {
  const { candidates } = useTexts();
  return useCandidateChange({
    field: 'expectedSalary',
    done: candidates.salaryUpdated,
    failed: candidates.salaryFailed,
    send: (id, expectedSalary) =>
      call('PUT /api/analysis/:id/expected-salary', { params: { id }, input: { expectedSalary } }),
  });
}
