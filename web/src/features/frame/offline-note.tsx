import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';

/** Says that documents stay on this server, where it is set to offline mode. */
export function OfflineNote() {
  const { frame } = useTexts();
  const { data } = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => call('GET /api/health', { signal }) });
  return data?.offline && <p className="basis-full">{frame.offline}</p>;
}
