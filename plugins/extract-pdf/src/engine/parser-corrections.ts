import { registerHooks } from 'node:module';
import { type Correction, firstColors, defaultSpaces } from './color-corrections.ts';

/** The message that the corrected parser sends when tiling patterns are nested without end. */
export const EXCESS = 'cotejo-excess';
/** The message that it sends when a picture is too large to be decoded. */
export const LEFT_OUT = 'cotejo-left-out';

/**
 * Corrections of the parser of pdf.js 5.4.296, where it renders pages other than common viewers: a passage of its
 * source, which occurs exactly once, and its replacement.
 */
const corrections: Correction[] = [
  ...firstColors,
  ...defaultSpaces,
  // The colorant None paints nothing (8.6.6.4).
  [
    'return new AlternateCS(numComps, baseCS, tintFn);',
    `const isNone = [name].flat().every(one => isName(xref.fetchIfRef(one), "None"));
          return new (isNone ? NoneCS : AlternateCS)(numComps, baseCS, tintFn);`,
  ],
  [
    'return new IndexedCS(baseCS, hiVal, lookup);',
    'return baseCS instanceof NoneCS ? baseCS : new IndexedCS(baseCS, hiVal, lookup);',
  ],
  // A shading that cannot be painted, as with None, paints nothing; pdf.js takes a color of its own.
  ['return new DummyShading();', 'throw ex;'],
  [
    'operatorList.addOp(fn, ["Shading", objId, matrix]);\n          }',
    `operatorList.addOp(fn, ["Shading", objId, matrix]);
          } else {
            operatorList.addOp(fn === OPS.setFillColorN ? OPS.setFillTransparent : OPS.setStrokeTransparent, []);
          }`,
  ],
  // TR2 has priority over TR for transfer functions (table 58).
  [
    `case "TR":
          const transferMaps = this.handleTransferFunction(value);
          gStateObj.push([key, transferMaps]);`,
    `case "TR2":
        case "TR":
          if (key === "TR" && gState.has("TR2")) break;
          gStateObj.push(["TR", this.handleTransferFunction(value)]);`,
  ],
  // Tiling patterns may contain patterns, and even themselves.
  [
    'const tilingOpList = new OperatorList();',
    `const depth = task.tilingDepth ?? 0;
    task.tilings = (task.tilings ?? 0) + 1;
    if (depth > 3 || task.tilings > 2000) {
      this.handler.send("commonobj", ["${EXCESS}", "Pattern", null]);
      throw new FormatError("patterns without end");
    }
    task.tilingDepth = depth + 1;
    const tilingOpList = new OperatorList();`,
  ],
  [
    'operatorList: tilingOpList\n    }).then(',
    'operatorList: tilingOpList\n    }).finally(() => { task.tilingDepth = depth; }).then(',
  ],
  // A picture that is too large is left out; a gray one takes its place.
  [
    'warn(msg);\n      return;\n    }\n    let optionalContent;',
    'warn(msg);\n    }\n    const isLeftOut = maxImageSize !== -1 && w * h > maxImageSize;\n    let optionalContent;',
  ],
  [
    'const imageMask = dict.get("IM", "ImageMask") || false;\n    let imgData, fn, args;',
    `const imageMask = dict.get("IM", "ImageMask") || false;
    let imgData, fn, args;
    if (isLeftOut) {
      this.handler.send("commonobj", ["${LEFT_OUT}", "Pattern", null]);
      const data = new Uint8Array([128, 128, 128]);
      const gray = { width: 1, height: 1, kind: ImageKind.RGB_24BPP, data, interpolate: false };
      const isMasked = imageMask || dict.has("SMask") || dict.has("Mask");
      operatorList.addImageOps(OPS.paintInlineImageXObject, [gray], optionalContent, isMasked);
      return;
    }`,
  ],
  // A state that only refers to the one before it makes reading take the square of how deep states are nested.
  [
    'newPath = false\n  } = {}) {\n    const clone = Object.create(this);',
    'newPath = false\n  } = {}) {\n    const clone = Object.assign(Object.create(EvalState.prototype), this);',
  ],
  // Nobody asks for the words below links, for which a page is read a second time.
  ['annotation.overlaysTextContent && isVisible', 'false'],
];

const additions = `
class NoneCS extends AlternateCS {
  getRgbHex() { return "transparent"; }
  getRgbItem() { throw new FormatError("None graphics nothing"); }
  getRgbBuffer() { throw new FormatError("None graphics nothing"); }
}
function startColor(operatorList, kind, space) {
  const isFill = kind === "fill";
  if (space.name === "Pattern") {
    return operatorList.addOp(isFill ? OPS.setFillTransparent : OPS.setStrokeTransparent, []);
  }
  const start = new Array(space.numComps).fill(space.name === "Alternate" ? 1 : 0);
  if (space.name === "DeviceCMYK") start[3] = 1;
  operatorList.addOp(isFill ? OPS.setFillRGBColor : OPS.setStrokeRGBColor, [space.getRgbHex(start, 0)]);
}
function deviceSpace(evaluator, resources, cache, device) {
  const { gray, rgb, cmyk } = ColorSpaceUtils;
  const plain = { DeviceGray: gray, DeviceRGB: rgb, DeviceCMYK: cmyk }[device];
  const own = resources.get("ColorSpace");
  const name = plain && device.replace("Device", "Default");
  if (!plain || !(own instanceof Dict) || !own.has(name)) return plain;
  // What is not yet known is promised, and known from then on.
  for (let time = 0; time < 2; time++) {
    const space = evaluator._getColorSpace(Name.get(name), resources, cache);
    if (space instanceof ColorSpace) return space.numComps === plain.numComps ? space : plain;
    space.catch(() => {});
  }
  return plain;
}
`;

function corrected(source: string): string {
  return corrections.reduce((text, [place, instead]) => {
    const [before, after, ...others] = text.split(place);
    if (after === undefined || others.length > 0) throw new Error(`The engine's parser has changed: ${place}`);
    return `${before}${instead}${after}`;
  }, source + additions);
}

const hooks = registerHooks({
  load(url, context, load) {
    const module = load(url, context);
    return url.endsWith('/pdf.worker.mjs') && module.source
      ? { ...module, source: corrected(Buffer.from(module.source as Uint8Array).toString()) }
      : module;
  },
});
/** The parser of pdf.js with the corrections above, which rendering in this process uses, too. */
export const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
hooks.deregister();
