import type { Person } from '@cotejo/contract';
import { Copy, Mail, Phone } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast-store.ts';

const icons = { email: Mail, phone: Phone };

/** The addresses and numbers that the resumes show, each to be copied by a click. */
export function Contacts({ person }: { person: Person }) {
  const { persons } = useTexts();
  const copy = (text: string) =>
    copyText(text).then(
      () => showToast({ title: persons.copied, description: text }),
      () => showToast({ title: persons.copyFailed, destructive: true }),
    );
  return (
    <Card title={persons.contact}>
      {person.contacts.length === 0 && <p className="text-sm text-muted">{persons.noContact}</p>}
      <ul className="grid gap-1">
        {person.contacts.map(({ kind, text, shared }) => {
          const Icon = icons[kind];
          return (
            <li key={`${kind} ${text}`} className="flex flex-wrap items-center gap-x-2 text-sm">
              <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <IconButton icon={Copy} label={persons.copy(text)} className="size-8" onClick={() => void copy(text)} />
              {shared && <Badge tone="warning">{persons.shared}</Badge>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
