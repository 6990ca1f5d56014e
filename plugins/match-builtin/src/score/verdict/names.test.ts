import { describe, expect, test } from 'vitest';
import { judge } from './testing/judge.ts';

const verdictOn = (text: string, resume: string): string => judge(text, resume).verdict;

describe('a certificate that is known by its letters', () => {
  test.each([
    ['Network+', 'Skills\nNetwork design, network cabling and network tests', 'missing'],
    ['Network+', 'Certifications\nSecurity+ (2021)', 'missing'],
    ['Network+', 'Certifications\nCompTIA Network+ (2021)', 'met'],
    ['CompTIA Network+', 'Certifications\nNetwork Plus, Security Plus', 'met'],
    ['CompTIA Network+ certification', 'Certifications\nCompTIA A+', 'missing'],
    ['Network+', 'Profile\nCurrently studying for the Network+ certification', 'partial'],
    ['A+', 'Education\nFinal project, with an A+', 'missing'],
    ['A+', 'Certifications\nA+ (2020)', 'met'],
    ['CPT', 'Experience\nNurse, 01/2019 - 12/2023\n• Improved the capture of clinic and patient services', 'missing'],
    ['Valid CSCS', 'Skills\nScaffolding and crane safety', 'missing'],
    ['Valid CSCS', 'Skills\nCSCS, scaffolding', 'met'],
  ])('is shown by its own name: "%s", of which stands "%s", is %s', (demand, resume, verdict) => {
    expect(verdictOn(demand, resume)).toBe(verdict);
  });
});

describe('a product that is asked for alone', () => {
  test.each([
    ['Linux', 'Skills\nOS: Windows', 'missing'],
    ['Proficiency in Microsoft Excel', 'Software proficiency\nBuilt stalls for the market', 'missing'],
    ['TCP/IP', 'Experience\nClerk, 01/2019 - 12/2023\n• Typed IP addresses into forms', 'missing'],
    ['Linux', 'Skills\nUbuntu', 'met'],
  ])('is not shown by what is only like it: "%s", of which stands "%s", is %s', (demand, resume, verdict) => {
    expect(verdictOn(demand, resume)).toBe(verdict);
  });
});

test('a product is judged by what a resume tells of its kind', () => {
  expect(judge('REST APIs', 'Skills\nAPIs').quotes).toMatchObject([{ text: 'APIs' }]);
});

describe('a bundle of products', () => {
  test('is shown by two of them', () => {
    const resume = 'Skills\nPhotoshop, InDesign';
    expect(judge('Adobe Creative Suite', resume)).toMatchObject({
      verdict: 'met',
      note: 'Shown through Photoshop',
      noteInSpanish: 'Consta a través de Photoshop',
    });
    expect(verdictOn('Adobe Creative Suite', 'Skills\nPhotoshop, gardening')).not.toBe('met');
  });

  test('shows each of them in part', () => {
    const judged = judge('Microsoft Outlook', 'Skills\nGardening\nMicrosoft Office');
    expect(judged).toMatchObject({ verdict: 'partial', quotes: [{ text: 'Microsoft Office' }] });
  });
});
