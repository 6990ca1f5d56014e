import type { Resume } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';

/** The language of a resume, and whether it was translated. Of an English resume, single passages may have been. */
export function LanguageBadge({ language, isTranslated }: Pick<Resume, 'language' | 'isTranslated'>) {
  const { upload, languages } = useTexts();
  const isEnglish = language === 'en';
  const state = isTranslated
    ? isEnglish
      ? upload.partlyTranslated
      : upload.translated
    : isEnglish
      ? ''
      : upload.notTranslated;
  return <Badge tone={isTranslated ? 'accent' : 'plain'}>{`${languages[language] ?? language} ${state}`.trim()}</Badge>;
}
