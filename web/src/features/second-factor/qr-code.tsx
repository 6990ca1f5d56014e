import { encode } from 'uqr';

/** The empty rim that readers of such pictures need, in modules. */
const RIM = 4;

/** A text as a picture for the camera of a phone: dark on white in either theme, as readers expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: RIM });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-field border border-base-300 bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
