import type { Color } from './color.ts';
import type { Run } from './page-content.ts';
import { strokeWidthOf } from './painted-areas.ts';
import type { State } from './graphics-state.ts';
import type { Placement } from './text-placement.ts';

/** A run of glyphs as `state` draws them. */
export function runOf(
  placement: Placement,
  state: State,
  { order, show, inHiddenLayer }: Pick<Run, 'order' | 'show' | 'inHiddenLayer'>,
): Run {
  const { renderingMode, font, clip, inMask } = state;
  return {
    ...placement,
    show,
    order,
    font: font.name,
    colors: colorsOf(state),
    opacity: opacityOf(state),
    clip,
    inHiddenLayer,
    isOdd: isOdd(placement, state),
    isPictured: font.type3,
    stroke: renderingMode % 4 === 1 || renderingMode % 4 === 2 ? strokeWidthOf(state) : 0,
    isMask: inMask,
    isClip: renderingMode > 3,
  };
}

/** Rendering modes: 0 fill, 1 stroke, 2 both, 3 neither, and 4 to 7 the same as clips (ISO 32000-1, 9.3.6). */
function colorsOf({ renderingMode, fill, stroke, blended, masked }: State): (Color | undefined)[] {
  const mode = renderingMode % 4;
  if (renderingMode === 7 || blended || masked) return [undefined];
  return mode === 0 ? [fill] : mode === 1 ? [stroke] : mode === 2 ? [fill, stroke] : [];
}

/** Whether the rules cannot decide about the text, even on a plain page. */
function isOdd({ size, breadth }: Placement, state: State): boolean {
  const { renderingMode, fill, blended, masked, inMask, clipIsShaped, font } = state;
  const isStretched = breadth < 0.6 * size || breadth > 1.7 * size;
  const isOddlyPainted = (renderingMode !== 0 && renderingMode !== 3) || !fill;
  return isOddlyPainted || blended || masked || inMask || clipIsShaped || font.type3 || isStretched;
}

function opacityOf({ renderingMode, fillOpacity, strokeOpacity, groupOpacity }: State): number {
  if (renderingMode === 3) return 0;
  const mode = renderingMode % 4;
  return groupOpacity * (mode === 1 ? strokeOpacity : mode === 2 ? Math.max(fillOpacity, strokeOpacity) : fillOpacity);
}
