/** The logo: two sheets of paper and a line that joins them. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="7" className="fill-primary" />
      <rect x="6" y="8" width="9" height="16" rx="1.5" className="fill-primary-content" />
      <rect x="17" y="8" width="9" height="16" rx="1.5" className="fill-primary-content" opacity="0.6" />
      <path d="M8 16h16" className="stroke-marker-ink" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
