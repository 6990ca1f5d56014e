import { useLanguage } from '../../texts/index.tsx';
import { useTheme } from '../frame/theme.ts';
import { classNames } from '../../ui/class-names.ts';

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default' });

/** Sizes in CSS pixels of the pictures that `scripts/screenshots` takes. */
const sizes = {
  evidence: { wide: { width: 1254, height: 610 }, narrow: { width: 390, height: 470 } },
  comparison: { wide: { width: 718, height: 530 }, narrow: { width: 356, height: 430 } },
  candidates: { wide: { width: 930, height: 490 }, narrow: { width: 356, height: 540 } },
};

const frameClass = classNames(
  'block overflow-hidden rounded-t-box border border-b-0 border-base-300',
  'mask-b-from-85% mask-b-to-100%',
);

type Props = { name: keyof typeof sizes; alt: string; first?: boolean };

/**
 * A picture of the product in the language and the theme of the page, in one size for laptops and one for phones. It
 * fades out at its lower edge.
 */
export function ProductPicture({ name, alt, first }: Props) {
  const language = useLanguage();
  const theme = useTheme();
  const { wide, narrow } = sizes[name];
  const file = (kind: 'wide' | 'narrow', scheme: 'light' | 'dark') =>
    files[`./pictures/${name}-${kind}-${scheme}-${language}.webp`];
  const scheme = theme === 'dark' ? 'dark' : 'light';
  return (
    <picture className={frameClass}>
      {theme === 'system' && (
        <source
          media="(max-width: 639px) and (prefers-color-scheme: dark)"
          srcSet={file('narrow', 'dark')}
          {...narrow}
        />
      )}
      <source media="(max-width: 639px)" srcSet={file('narrow', scheme)} {...narrow} />
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={file('wide', 'dark')} {...wide} />}
      <img
        src={file('wide', scheme)}
        alt={alt}
        {...wide}
        className="block h-auto w-full"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
