import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';

/**
 * Notes that the user has seen a role's people, so that the worklist tells who came since: when the page opens, as the
 * worklist may be open elsewhere, and when it is left, as people come meanwhile.
 */
export function useVisit(roleId: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    const note = async () => {
      // A visit that cannot be noted does little harm: more candidates are shown as new than are.
      await call('PUT /api/roles/:id/visit', { params: { id: roleId } }).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: ['worklist'] });
    };
    void note();
    return () => void note();
  }, [roleId, queries]);
}
