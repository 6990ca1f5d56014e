import { letterKinds, type Language, type LetterKind } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../texts/index.tsx';
import { languageOptions } from '../../texts/language-options.ts';
import { Card } from '../../ui/card.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { LetterSettingsForm } from './letter-settings-form.tsx';
import { letterSettingsQuery, templatesQuery } from './queries.ts';
import { TemplateForm } from './template-form.tsx';

/** What an administrator says about letters: whom candidates write to, when letters are due, and how they read. */
export function LetterTemplatesTab() {
  const { letterTemplates: words } = useTexts();
  const settings = useQuery(letterSettingsQuery);
  const templates = useQuery(templatesQuery);
  if (settings.isPending || templates.isPending) return <SkeletonRows label={words.loading} count={5} />;
  if (settings.isLoadingError || templates.isLoadingError)
    return <LoadProblem text={words.loadFailed} queries={[settings, templates]} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={words.settings} hint={words.settingsHint}>
        <LetterSettingsForm settings={settings.data} />
      </Card>
      <Templates templates={templates.data} />
    </div>
  );
}

function Templates({ templates }: { templates: Parameters<typeof TemplateForm>[0]['template'][] }) {
  const { letterTemplates: words, letterKinds: names } = useTexts();
  const [kind, setKind] = useState<LetterKind>('notice');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const template = templates.find((one) => one.kind === kind && one.language === language);
  return (
    <Card
      title={words.templates}
      hint={words.templatesHint}
      actions={
        <>
          <Segments
            label={words.kind}
            selected={kind}
            options={letterKinds.map((one) => ({ key: one, text: names[one] }))}
            onSelect={setKind}
          />
          <Segments label={words.language} selected={language} options={languageOptions} onSelect={setLanguage} />
        </>
      }
    >
      {template && <TemplateForm key={`${kind} ${language} ${template.updatedAt}`} template={template} />}
    </Card>
  );
}
