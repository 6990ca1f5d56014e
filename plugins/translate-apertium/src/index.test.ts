import { ProviderError } from '@cotejo/plugin-kit';
import { describeTranslator, never } from '@cotejo/plugin-kit/testing';
import { describe, expect, test } from 'vitest';
import plugin from './index.ts';
import { createTranslator } from './translator.ts';

describeTranslator(plugin, {
  from: 'es',
  to: 'en',
  segments: [
    { text: 'Gestioné un equipo de 12 personas en Mollet desde 2019', keeps: ['12', 'Mollet', '2019'] },
    {
      text: 'Desarrollo de servicios con Spring Boot, Node.js, C# y PostgreSQL',
      keeps: ['Spring Boot', 'Node.js', 'C#', 'PostgreSQL'],
    },
    { text: 'Cuadro de mando en Power BI con 35 indicadores', keeps: ['Power BI', '35'] },
  ],
});

const translator = createTranslator('apertium');

async function translate(...segments: string[]): Promise<string[]> {
  return (await translator.translate({ segments, from: 'es', to: 'en', keep: ['Elena Cortes'] }, { signal: never() }))
    .segments;
}

describe('Spanish of resumes', () => {
  test('words that a dictionary gets wrong are translated as recruiters say them', async () => {
    const [dashboard, internship, team, site, licence] = await translate(
      'Diseño de un cuadro de mando para ventas',
      'Prácticas en empresa',
      'Trabajé con un equipo de diez personas',
      'Jefa de obra en una constructora',
      'Carnet de conducir B',
    );
    expect(dashboard).toContain('dashboard');
    expect(internship).toBe('Company internship');
    expect(team).toContain('a team of ten people');
    expect(site).toMatch(/^Site manager/);
    expect(licence).toBe('Driving licence B');
  });

  test('titles of both genders in capitals, and standards among capitals, are read as others', async () => {
    expect(await translate('MAESTRO/A DE EDUCACIÓN INFANTIL', 'Bolsa de empleo: cocineros')).toEqual([
      'EARLY CHILDHOOD TEACHER',
      'Job pool: cooks',
    ]);
    expect((await translate('Homologación TIG UNE ISO 9606 BV'))[0]).toContain('UNE ISO');
  });

  test('fixed terms are units, also where one follows another or accents are missing', async () => {
    expect(
      await translate(
        'Técnica de mesa de ayuda',
        'Gestión de cuentas por pagar',
        'Elaboracion de estados financieros y atencion al cliente',
        'Peón de almacén en planta de reciclaje',
      ),
    ).toEqual([
      'Help desk technician',
      'Accounts payable management',
      'Preparation of financial statements and customer service',
      'Warehouse labourer in recycling plant',
    ]);
  });

  test('licences, courses and degrees go by the names that recruiters know', async () => {
    expect(
      await translate(
        'Carné B y vehículo propio',
        'PRL 60 horas',
        'CFGS Administración y Finanzas',
        'Ingeniería Técnica en Informática de Gestión',
        'Liquidación de IVA e IRPF',
      ),
    ).toEqual([
      'Driving licence B and own vehicle',
      'Occupational health and safety 60 hours',
      'Higher vocational training in Administration and Finance',
      'Technical Engineering Degree in Management Information Systems',
      'VAT and income tax returns',
    ]);
  });

  test('a capital stays where the Spanish has it, years are joined as English joins them', async () => {
    expect(
      await translate(
        'Example Ltd — Técnico de nóminas (01/2018 – act.)',
        'De 2012 a 2015',
        'Reduje las mermas un 12 %',
        'Cargo: Analista de compras',
      ),
    ).toEqual([
      'Example Ltd — Payroll officer (01/2018 – act.)',
      'From 2012 to 2015',
      'Reduced the shrinkage 12%',
      'Position: Purchasing analyst',
    ]);
  });

  test('adjectives, abbreviations and loanwords go before the noun that Spanish puts first', async () => {
    expect(
      await translate(
        'Flujos de caja mensuales y estados financieros consolidados',
        'Estados financieros revisados por la dirección',
        'Programación CNC y productos web',
        'Cuidado de animales geriátricos',
      ),
    ).toEqual([
      'Monthly cash flows and consolidated financial statements',
      'Financial statements revised by the direction',
      'CNC programming and web products',
      expect.stringMatching(/geriatric animal/),
    ]);
  });

  test('adjectives that are joined go before their noun together, also before that of a term', async () => {
    expect(
      await translate(
        'Atención directa a pacientes pediátricos hospitalizados',
        'Valoración inicial de pacientes adultos y pediátricos',
        'Personal operativo y administrativo',
        'Reparación de equipos electrónicos, eléctricos y mecánicos',
        'Bases de datos relacionales y no relacionales',
      ),
    ).toEqual([
      'Direct attention to hospitalised paediatric patients',
      'Initial assessment of adult and paediatric patients',
      'Operational and administrative staff',
      'Repair of electronic, electrical and mechanical equipment',
      'Relational and non-relational databases',
    ]);
  });

  test('what is a noun as well is an adjective behind a noun alone', async () => {
    expect(await translate('Venta de dispositivos médicos', 'Visitas a médicos', 'Conductores profesionales')).toEqual([
      'Sale of medical devices',
      'Visits to doctors',
      'Professional drivers',
    ]);
  });

  test('a title in the plural is one, and its field goes before it', async () => {
    expect(await translate('Equipo de tres auxiliares contables', 'Enfermera de UCI neonatal y pediátrica')).toEqual([
      'Team of three accounting assistants',
      'Neonatal and paediatric ICU nurse',
    ]);
  });

  test('headings that ask are known, and towns and organizations in capitals stay', async () => {
    expect(await translate('¿Qué ofrecemos?', 'Dos Hermanas', 'CLÍNICA NUEVA DE LEVANTE')).toEqual([
      'What we offer',
      'Dos Hermanas',
      'CLÍNICA NUEVA DE LEVANTE',
    ]);
  });

  test('words that the dictionary lacks are known by a list or by their ending', async () => {
    const [mining, harvest, own] = await translate(
      'Experiencia en minería',
      'La recristalización del azúcar',
      'Nota *Zubiri y #3',
    );
    expect(mining).toBe('Experience in mining');
    expect(harvest).toMatch(/^The recristalisation of/i);
    expect(own).toContain('*Zubiri');
    expect(own).toContain('#3');
  });

  test('what somebody did is told without "I", as resumes do', async () => {
    expect(await translate('Coordiné tres talleres', 'Fui responsable de dos hornos', 'Yo coordiné un taller')).toEqual(
      ['Coordinated three workshops', 'Responsible for two ovens', 'I coordinated a workshop'],
    );
  });

  test('words of must and wish before a demand in an advertisement stand apart', async () => {
    expect(await translate('Valorable conocimiento de repostería', 'Deseable: inglés medio')).toEqual([
      'Desirable: knowledge of pastry making',
      'Desirable: intermediate English',
    ]);
  });

  test('a title with "encargada de" is one, and a duty is none', async () => {
    expect(await translate('Encargada de invernadero', 'Encargado de la poda y del riego')).toEqual([
      'Greenhouse supervisor',
      'Responsible for the pruning and of the irrigation',
    ]);
  });

  test('a capital inside a sentence, right behind a noun, is a name', async () => {
    expect(await translate('Riego con el programa Regadera')).toEqual(['Irrigation with the program Regadera']);
  });

  test('what follows a label or a bar begins a line of its own', async () => {
    expect(
      await translate(
        'Puesto: Encargada de invernadero',
        'Dirección: Calle del Molino 3',
        'Tiempo: marzo de 2018 – actualidad',
        'Guardabosques | Jefe de vivero',
        'Lengua materna: español',
        '2018 - a la fecha\tJefe de vivero',
      ),
    ).toEqual([
      'Position: Greenhouse supervisor',
      'Address: Calle del Molino 3',
      'Period: March 2018 – present',
      'Guardabosques | Head of plant nursery',
      'Native language: Spanish',
      '2018 - to date\tHead of plant nursery',
    ]);
  });

  test('dates are read however Spanish writes them', async () => {
    expect(
      await translate(
        'Ago 2020 – a la fecha',
        'Mar-2019 / Actual',
        'Desde 07/2018 – Continúo',
        'Abril 2015 a mayo del 2018',
        'Del 2019 al 2021',
        'De 05/2017 a la actualidad',
      ),
    ).toEqual([
      'Aug 2020 – to date',
      'Mar-2019 / Current',
      'From 07/2018 – present',
      'April 2015 to May 2018',
      'From 2019 to 2021',
      'From 05/2017 to the present',
    ]);
  });

  test('letters of licences and of names of firms are no small words', async () => {
    expect(await translate('Permiso de conducir: B, C, E', 'Carnets B, C+E', 'Clínica San Roque E.S.E.')).toEqual([
      'Driving licence: B, C, E',
      expect.stringContaining('C+E'),
      'Clínica San Roque E.S.E.',
    ]);
  });

  test('"Sr." and "Jr." behind a title tell its level', async () => {
    expect(await translate('Ingeniera de calidad Sr.', 'Desarrollador web Jr. (2019)')).toEqual([
      'Senior quality engineer',
      expect.stringMatching(/^Junior web developer/),
    ]);
  });

  test('degrees of Latin America are what they are there', async () => {
    expect(
      await translate(
        'Lic. en Nutrición',
        'Bachiller en Enfermería',
        'Bachiller en Ciencias Sociales',
        'Técnico de Nivel Superior en Administración',
        'Licenciatura en Turismo (trunca)',
        'Estudios de Psicología (inconcluso)',
      ),
    ).toEqual([
      "Bachelor's degree in Nutrition",
      expect.stringMatching(/^Bachelor's degree in Nursing$/i),
      expect.stringMatching(/^Upper secondary graduate in Social Sciences$/i),
      expect.stringMatching(/^Higher vocational diploma in Administration$/i),
      "Bachelor's degree in Tourism (unfinished)",
      'Studies in Psychology (unfinished)',
    ]);
  });

  test('participles that open a line are what was done', async () => {
    const [ironed, both] = await translate('Planchado de manteles', 'Planchado y etiquetado de manteles');
    expect(ironed).toMatch(/^Ironing of/);
    expect(both).toMatch(/^Ironing and label+ing of/);
  });

  test('what somebody used to do is told without "it"', async () => {
    expect(await translate('Cuidaba el jardín', 'Diseñé e implementé un plan')).toEqual([
      expect.not.stringMatching(/^(?:It|I) /),
      'Designed and implemented a plan',
    ]);
  });

  test('headings keep their case, with or without accents', async () => {
    expect(await translate('EXPERIENCIA LABORAL', 'FORMACION ACADEMICA', 'Idiomas')).toEqual([
      'WORK EXPERIENCE',
      'EDUCATION',
      'Languages',
    ]);
  });

  test('degrees and dates are written in English', async () => {
    const [degree, dates] = await translate(
      'Grado en Enfermería, Universidad de Sevilla',
      'marzo de 2018 – actualidad',
    );
    expect(degree).toBe("Bachelor's degree in Nursing, Universidad de Sevilla");
    expect(dates).toMatch(/^march 2018 – present$/i);
  });

  test('a name that is a word in Spanish stays a name', async () => {
    expect(await translate('Elena Cortes', 'Informe de Elena Cortes')).toEqual([
      'Elena Cortes',
      'Report of Elena Cortes',
    ]);
    expect(await translate('Gestoría Molino Blanco, Hospital San Roque, Nuevo León')).toEqual([
      'Gestoría Molino Blanco, Hospital San Roque, Nuevo León',
    ]);
  });

  test('products and brands that are Spanish words, and abbreviations, stay as they are', async () => {
    const [products, search, hyphens, glossary] = await translate(
      'Dominio de Astro, Red Hat y Active Directory',
      'Campañas de SEO con Adobe Analytics',
      'Venta de la E-Bike por e-commerce',
      'Proyectos de IA',
    );
    expect(products).toBe('Command of Astro, Red Hat and Active Directory');
    expect(search).toMatch(/SEO .*Adobe Analytics/);
    expect(hyphens).toMatch(/E-Bike .*e-commerce/);
    expect(glossary).toBe('AI projects');
  });

  test('a bachillerato with a field of the university is a degree', async () => {
    expect(await translate('Bachillerato en Administración de Empresas', 'Bachillerato')).toEqual([
      "Bachelor's Degree in Business Administration",
      'Upper secondary education',
    ]);
  });

  test('a sentence that is English already is left alone', async () => {
    const sentence = 'Led the team and built the platform for the sales department';
    expect(await translate(sentence)).toEqual([sentence]);
  });

  test('both genders of a title are one title, and English loanwords stay', async () => {
    expect(await translate('Buscamos un/a programador/a', 'Data Engineer en AS/400')).toEqual([
      'We are looking for a programmer',
      'Data Engineer in AS/400',
    ]);
  });

  test("signs of the engine's own format are only signs", async () => {
    expect(await translate('[1] {2} ^3$ \\ / @ <4> §5§')).toEqual(['[1] {2} ^3$ \\ / @ <4> §5§']);
  });
});

describe('a machine without Apertium', () => {
  const missing = createTranslator('no-such-apertium');

  test('the check says what to install', async () => {
    expect(await missing.check!({ signal: never() })).toEqual({
      ok: false,
      message: 'Install Apertium: apt-get install apertium apertium-eng-spa',
    });
  });

  test('translating fails as unavailable', async () => {
    const failure = await missing
      .translate({ segments: ['Hola a todos'], from: 'es', to: 'en', keep: [] }, { signal: never() })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toHaveProperty('reason', 'unavailable');
  });
});
