import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../texts/index.tsx';
import { blindQuery } from './queries.ts';

/** Behind the words that a search has found nobody: in a company or, with `inBlind`, a role that is reviewed blind. */
export function NotByName({ inBlind = false }: { inBlind?: boolean }) {
  const { frame } = useTexts();
  const isBlind = useQuery(blindQuery).data?.company ?? false;
  return (isBlind || inBlind) && ` ${frame.blindSearch}`;
}
