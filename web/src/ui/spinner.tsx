/** Placeholder for a whole screen while it loads. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[50vh] place-items-center">
      <span className="loading loading-spinner loading-lg text-primary" aria-hidden="true" />
      <h1 className="sr-only">{label}</h1>
    </div>
  );
}
