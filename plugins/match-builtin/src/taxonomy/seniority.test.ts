import { describe, expect, test } from 'vitest';
import { seniorityOf } from './seniority.ts';

describe('seniority', () => {
  test.for([
    ['Trainee Accountant', 'Junior Accountant'],
    ['Auxiliar contable', 'Contable'],
    ['Accountant', 'Senior Accountant'],
    ['Lead Developer', 'Engineering Manager'],
    ['Assistant Manager', 'Manager'],
    ['Jefa de nóminas', 'Directora financiera'],
    ['Gerente', 'Vicepresidenta'],
    ['Manager', 'Chairwoman'],
    ['Becario', 'Técnico'],
    ['Manager', 'Head of Payroll'],
  ] as const)('%s stands below %s', ([lower, higher]) => expect(seniorityOf(lower)).toBeLessThan(seniorityOf(higher)));
});
