import type { Candidacy } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  candidacy: Pick<Candidacy, 'id' | 'role' | 'state'>;
  /** The role of the page, if it has one. */
  here: { id: number; name: string } | undefined;
};

/** In which role a candidate is, where that is not the page's, and whether the score is of the present requirements. */
export function Standing({ candidacy: { id, role, state }, here }: Props) {
  const { moves } = useTexts();
  const isElsewhere = role !== null && role.id !== here?.id;
  const isOutside = role === null && here !== undefined;
  if (!isElsewhere && !isOutside && state === 'current') return null;
  return (
    <Notice tone={state === 'failed' ? 'warning' : 'info'}>
      {isElsewhere && (
        <p>
          {moves.elsewhere(role.name)}{' '}
          <Link to="/roles/$roleId" params={{ roleId: String(role.id) }} search={{ candidate: id }} className="link">
            {moves.open}
          </Link>
        </p>
      )}
      {isOutside && <p>{moves.outside(here.name)}</p>}
      {state !== 'current' && <p>{moves.states[state]}</p>}
    </Notice>
  );
}
