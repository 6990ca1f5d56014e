export type Correction = [place: string, instead: string];

const kinds = ['fill', 'stroke'] as const;
const spaces = { gray: 'DeviceGray', rgb: 'DeviceRGB', cmyk: 'DeviceCMYK' };

/** A new color space sets its initial color, Pattern sets none (ISO 32000-1, 8.6.8); pdf.js keeps the last color. */
export const firstColors = kinds.flatMap((kind): Correction[] => {
  const space = `stateManager.state.${kind}ColorSpace`;
  return [
    [`${space} = ${kind}CS;`, `startColor(operatorList, "${kind}", ${space} = ${kind}CS);`],
    [
      `${space} = colorSpace || ColorSpaceUtils.gray;`,
      `startColor(operatorList, "${kind}", ${space} = colorSpace || ColorSpaceUtils.gray);`,
    ],
  ];
});

/** Default color spaces: a page may replace DeviceGray, DeviceRGB and DeviceCMYK (8.6.5.6). */
export const defaultSpaces: Correction[] = [
  ...kinds.flatMap((kind) =>
    Object.entries(spaces).map(([name, device]): Correction => [
      `stateManager.state.${kind}ColorSpace = ColorSpaceUtils.${name};
            args = [ColorSpaceUtils.${name}.getRgbHex(args, 0)];`,
      `cs = deviceSpace(self, resources, localColorSpaceCache, "${device}");
            stateManager.state.${kind}ColorSpace = cs;
            args = [cs.getRgbHex(args, 0)];`,
    ]),
  ),
  ...kinds.map((kind): Correction => [
    `const ${kind}CS = self._getColorSpace(args[0], resources, localColorSpaceCache);`,
    `const ${kind}CS = deviceSpace(self, resources, localColorSpaceCache, args[0].name) ??
                self._getColorSpace(args[0], resources, localColorSpaceCache);`,
  ]),
  [
    'const stateManager = new StateManager(initialState);',
    `const stateManager = new StateManager(initialState);
    const black = prevRefs ? ColorSpaceUtils.gray : deviceSpace(this, resources, localColorSpaceCache, "DeviceGray");
    if (black !== ColorSpaceUtils.gray) {
      startColor(operatorList, "fill", black);
      startColor(operatorList, "stroke", black);
    }`,
  ],
];
