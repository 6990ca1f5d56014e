import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';

/** Says that documents stay where they are, on a server that was set to let nothing out. */
export function OfflineNote() {
  const { frame } = useTexts();
  const { data } = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => call('GET /api/health', { signal }) });
  return data?.offline && <p className="basis-full">{frame.offline}</p>;
}
