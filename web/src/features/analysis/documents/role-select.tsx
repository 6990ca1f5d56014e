import { useTexts } from '../../../texts/index.tsx';
import { SelectField } from '../../../ui/field.tsx';

/** A job description by way of client, opportunity and role. */
export function RoleSelect() {
  const { upload } = useTexts();
  return (
    <div className="grid gap-3">
      <SelectField label={upload.client} disabled><option>{upload.selectClient}</option></SelectField>
      <SelectField label={upload.opportunity} disabled><option>{upload.selectOpportunity}</option></SelectField>
      <SelectField label={upload.role} disabled><option>{upload.selectRoleOption}</option></SelectField>
      <p className="text-sm text-muted">{upload.noClients}</p>
    </div>
  );
}
