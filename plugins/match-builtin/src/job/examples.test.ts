import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

type Example = {
  form: string;
  text: string;
  title: string;
  skills: string[];
  musts: string[];
  others: string[];
  years?: number;
};

const examples: Example[] = [
  {
    form: 'headings in the candidate’s own words, no bullets',
    title: 'Staff Nurse, Intensive Care',
    skills: ['Nursing', 'Critical care', 'BLS'],
    years: 2,
    musts: [
      'You are a registered nurse with a valid NMC registration',
      'At least 2 years of experience in critical care',
      'You know how to operate ventilators and monitors',
      'BLS and ALS certificates',
    ],
    others: [
      'Mentoring of student nurses',
      'Spanish or Polish',
      'You look after two patients on each shift and keep their families informed',
      'You plan ward rounds with the consultants',
    ],
    text: `Staff Nurse, Intensive Care
Alder Vale Hospital, Leicester | Full time, 37.5 hours | £33,700 to £41,000

Who you are
You are a registered nurse with a valid NMC registration
You have at least 2 years of experience in critical care
You know how to operate ventilators and monitors
BLS and ALS certificates

We would love
Mentoring of student nurses
Spanish or Polish

Your day with us
You look after two patients on each shift and keep their families informed
You plan ward rounds with the consultants

What's in it for you
27 days of holiday, a pension and free parking`,
  },
  {
    form: 'Spanish headings that ask questions',
    title: 'Enfermera/o de quirófano',
    skills: ['Surgery', 'Nursing', 'Electronic health records'],
    years: 3,
    musts: ['Grado en Enfermería y colegiación en vigor', 'Al menos 3 años de experiencia en quirófano', 'Inglés B1'],
    others: [
      'Preparar el quirófano e instrumentar en cirugía general',
      'Registrar los cuidados en la historia clínica',
      'Máster en cuidados quirúrgicos',
      'Alemán',
    ],
    text: `Enfermera/o de quirófano
Clínica Santa Brígida · Málaga · jornada completa

Qué harás
- Preparar el quirófano e instrumentar en cirugía general
- Registrar los cuidados en la historia clínica

Qué pedimos
- Grado en Enfermería y colegiación en vigor
- Al menos 3 años de experiencia en quirófano
- Inglés B1

Se valorará
- Máster en cuidados quirúrgicos
- Alemán

Qué ofrecemos
- Contrato indefinido y 30 días de vacaciones`,
  },
  {
    form: 'shouted headings',
    title: 'Payroll Specialist',
    skills: ['SuccessFactors', 'Workday', 'Payroll'],
    years: 3,
    musts: [
      '3+ years in payroll',
      'SAP SuccessFactors or Workday',
      'Advanced Excel (pivot tables, lookups)',
      'Fluent German and English',
    ],
    others: ['Power BI', 'CIPP qualification'],
    text: `PAYROLL SPECIALIST

THE ROLE
We need a payroll specialist who closes the month for four countries.

MUST-HAVES
* 3+ years in payroll
* SAP SuccessFactors or Workday
* Advanced Excel (pivot tables, lookups)
* Fluent German and English

BONUS POINTS
* Power BI
* CIPP qualification`,
  },
  {
    form: 'no heading and pay by the hour',
    title: 'Warehouse Operative',
    skills: ['Forklift operation', 'Warehousing'],
    musts: ['A valid forklift licence, a good eye for detail and the strength to lift 20 kg'],
    others: [
      'You will pick and pack orders, load lorries and count stock',
      'Experience with handheld scanners is an advantage',
    ],
    text: `Warehouse Operative

Brackenbury Foods, Doncaster
Night shift, £13.20 per hour

You will pick and pack orders, load lorries and count stock.

You need a valid forklift licence, a good eye for detail and the strength to lift 20 kg. \
Experience with handheld scanners is an advantage. No experience with SAP is needed.`,
  },
  {
    form: 'an offer before the demands',
    title: 'Area Sales Manager',
    skills: ['Salesforce', 'HubSpot', 'Sales'],
    years: 5,
    musts: [
      '5 to 8 years of field sales experience in medical devices',
      'Business development',
      'Account management',
      'Salesforce or HubSpot',
      'Full clean driving licence',
      'Degree in business, life sciences or engineering',
    ],
    others: [
      'Grow sales in the north of England from 3 to 5 million pounds',
      'Lead negotiations with hospital purchasing departments',
    ],
    text: `Vacancy: Area Sales Manager (m/f/d)

Our offer
Company car, bonus of up to 20 % and a home office budget.

What we expect
5 to 8 years of field sales experience in medical devices
Proven new business development and key account management
Salesforce or HubSpot
Full clean driving licence
Degree in business, life sciences or engineering

What you will work on
Grow sales in the north of England from 3 to 5 million pounds
Lead negotiations with hospital purchasing departments`,
  },
  {
    form: 'Spanish headings with colons',
    title: 'Jefe de obra',
    skills: ['AutoCAD', 'Microsoft Project', 'Construction management'],
    years: 5,
    musts: [
      'Arquitectura técnica o ingeniería civil',
      'Mínimo 5 años como jefe de obra en edificación residencial',
      'Presto',
      'AutoCAD',
      'MS Project',
      'Carné de conducir',
    ],
    others: ['Planificar los trabajos y coordinar subcontratas', 'Controlar costes y certificaciones mensuales'],
    text: `Jefe de obra

Construcciones Peñalara busca jefe de obra para un edificio de 120 viviendas en Getafe.

Requisitos:
Arquitectura técnica o ingeniería civil
Mínimo 5 años como jefe de obra en edificación residencial
Presto, AutoCAD y MS Project
Carné de conducir

Tareas:
Planificar los trabajos y coordinar subcontratas
Controlar costes y certificaciones mensuales

Ofrecemos:
Salario entre 42.000 y 48.000 euros y coche de empresa`,
  },
  {
    form: 'headings that nobody has foreseen',
    title: 'Site Manager - Housing',
    skills: ['Primavera P6', 'Microsoft Project', 'Construction'],
    years: 5,
    musts: [
      'SMSTS and a CSCS card',
      'Five years of experience as a site manager in residential construction',
      'Knowledge of drawings, Primavera P6 or MS Project',
    ],
    others: [
      'Run a site with forty people from groundworks to handover',
      'Plan deliveries and hold the weekly meeting with subcontractors',
    ],
    text: `Site Manager - Housing

Tasks that wait for you

Run a site with forty people from groundworks to handover
Plan deliveries and hold the weekly meeting with subcontractors

Things you should know before you start

SMSTS and a CSCS card
Five years of experience as a site manager in residential construction
Knowledge of drawings, Primavera P6 or MS Project

A few words about money

£58,000 a year and a company van`,
  },
  {
    form: 'one line',
    title: 'Senior Java developer',
    skills: ['Java', 'Spring Boot', 'Kafka'],
    years: 5,
    musts: ['Spring Boot', 'Kafka', '5+ years of experience', 'Fluent English, Madrid or remote'],
    others: [],
    text: `Senior Java developer with Spring Boot and Kafka, 5+ years of experience, fluent English, Madrid or remote`,
  },
  {
    form: 'a paragraph of prose',
    title: 'Data engineer',
    skills: ['Python', 'SQL', 'Airflow'],
    years: 4,
    musts: [
      'At least four years of experience in Python',
      'SQL',
      'A good knowledge of Airflow or Dagster',
      'A degree in computer science',
      'Fluent English is required',
    ],
    others: [
      'You will build our warehouse on Snowflake together with two analysts',
      'Experience with Kubernetes is a plus',
      'German is an advantage',
    ],
    text: `We are looking for a data engineer with at least four years of experience in Python and SQL, \
a good knowledge of Airflow or Dagster and a degree in computer science. \
You will build our warehouse on Snowflake together with two analysts. Experience with Kubernetes is a plus. \
Fluent English is required; German is an advantage. We offer a salary of 65,000 euros and thirty days of vacation.`,
  },
  {
    form: 'a Spanish title in a sentence',
    title: 'Desarrollador/a frontend',
    skills: ['React', 'Vue.js', 'TypeScript'],
    years: 3,
    musts: [
      '3 años de experiencia con React o Vue',
      'TypeScript',
      'HTML',
      'CSS',
      'Pruebas automáticas con Jest o Cypress',
      'Nivel alto de inglés',
    ],
    others: ['GraphQL', 'Diseño accesible', 'Crear pantallas junto con diseño', 'Revisar el código de tus compañeros'],
    text: `Buscamos desarrollador/a frontend

Sobre nosotros
Somos una empresa de Bilbao que hace programas para talleres.

Lo que buscamos
3 años de experiencia con React o Vue
TypeScript, HTML y CSS
Pruebas automáticas con Jest o Cypress
Nivel alto de inglés

Puntos extra
GraphQL
Diseño accesible

Tu día a día
Crear pantallas junto con diseño
Revisar el código de tus compañeros`,
  },
  {
    form: 'a list without a heading',
    title: 'Customer Service Advisor',
    skills: ['Zendesk', 'Microsoft Excel', 'Customer service'],
    years: 1,
    musts: [
      'At least 1 year of experience in a call centre',
      'Excellent spoken and written English',
      'Zendesk',
      'Excel',
      'Calm with angry customers',
    ],
    others: [],
    text: `Customer Service Advisor

Telephone and e-mail support for customers of an energy company.

At least 1 year of experience in a call centre
Excellent spoken and written English
Zendesk
Excel
Calm with angry customers`,
  },
];

describe('a job description with', () => {
  test.for(examples)('$form is read', ({ text, title, skills, musts, others, years }) => {
    const reading = readJob({
      language: /[¿áéíóúñ]/.test(text) ? 'es' : 'en',
      original: text,
      english: text,
      alignment: [],
    });
    const texts = (must: boolean): string[] =>
      reading.requirements.filter(({ must: isMust, off }) => isMust === must && !off).map((one) => one.text);
    expect(reading.title).toBe(title);
    expect(reading.skills.slice(0, 3)).toEqual(skills);
    expect(texts(true)).toEqual(musts);
    expect(texts(false)).toEqual(others);
    expect(reading.requirements.find(({ minYears }) => minYears)?.minYears).toBe(years);
  });

  test.for(examples)('$form reads the same with Windows line ends and indented', ({ text }) => {
    const changed = text
      .split('\n')
      .map((line) => (line ? `  ${line}` : line))
      .join('\r\n');
    const read = (one: string) => readJob({ language: 'en', original: one, english: one, alignment: [] });
    expect(read(changed)).toEqual(read(text));
  });
});

test('bullets and marks of headings change nothing', () => {
  const marked = `# Backend Engineer

Larkfield Freight · Bristol, hybrid · permanent

## What you bring

- At least 5 years of experience in backend development
- PostgreSQL: schema design and query plans
- AWS or Google Cloud

## Nice to have

- Terraform

## What we offer

£72,000 to £84,000 and 28 days of holiday.`;
  const read = (one: string) => readJob({ language: 'en', original: one, english: one, alignment: [] });
  const plain = marked.replace(/^(?:#+|-) /gm, '');
  const reading = read(marked);
  expect(reading.requirements.map(({ text, must, skills }) => [text, must, skills])).toEqual([
    ['At least 5 years of experience in backend development', true, ['Back-end development']],
    ['PostgreSQL: schema design and query plans', true, ['PostgreSQL']],
    ['AWS or Google Cloud', true, ['AWS', 'Google Cloud']],
    ['Terraform', false, ['Terraform']],
  ]);
  expect(reading.skills).toEqual(['PostgreSQL', 'AWS', 'Google Cloud', 'Terraform']);
  expect(read(plain)).toEqual(reading);
  expect(read(plain.replaceAll('\n\n', '\n'))).toEqual(reading);
});
