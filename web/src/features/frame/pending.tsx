import { useTexts } from '../../texts/index.tsx';
import { Spinner } from '../../ui/states.tsx';

/** In place of a screen while it is not known who is there. */
export function Pending() {
  const { frame, product } = useTexts();
  return (
    <>
      <title>{`${frame.loading} · ${product}`}</title>
      <Spinner label={frame.loading} />
    </>
  );
}
