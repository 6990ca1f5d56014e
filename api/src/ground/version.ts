import about from '../../package.json' with { type: 'json' };

/** The version of the product, such as `1.4.2`: `scripts/release` writes it into every `package.json`. */
export const { version } = about;
