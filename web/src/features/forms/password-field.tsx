import { View } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** A password, which can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const { session } = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={View}
          label={session.showTyped}
          aria-pressed={shown}
          className="absolute top-0.5 right-0.5 z-10 aria-pressed:text-primary"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
