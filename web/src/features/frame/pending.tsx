import { useTexts } from '../../texts/index.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Placeholder for a screen while it is not known whether somebody is signed in. */
export function Pending() {
  const { frame, product } = useTexts();
  return (
    <>
      <title>{`${frame.loading} · ${product}`}</title>
      <Spinner label={frame.loading} />
    </>
  );
}
