import { describe, expect, test } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { closeness } from './closeness.ts';
import { loadTaxonomy } from './load.ts';
import { findMentions } from './mentions.ts';
import { isProper } from './names.ts';

const taxonomy = loadTaxonomy();
const named = (text: string): string[] =>
  findMentions(text, tokenize(text), taxonomy).map(({ skill }) => taxonomy.skills[skill]!.name);
const near = (asked: string, shown: string): number =>
  closeness(taxonomy, taxonomy.byName.get(asked)!, taxonomy.byName.get(shown)!);

describe('the taxonomy', () => {
  test('it knows skills by English and Spanish forms', () => {
    expect(named('K8s, node js and PostgreSQL')).toEqual(['Kubernetes', 'Node.js', 'PostgreSQL']);
    expect(named('gestión de proyectos, contabilidad y atención al cliente')).toEqual([
      'Project management',
      'Accounting',
      'Customer service',
    ]);
  });

  test.for([
    ['Ingeniera mecánica', 'Ingeniero mecánico'],
    ['jefa de proyecto', 'jefe de proyecto'],
    ['carpintera y soldadora', 'carpintero y soldador'],
    ['Contadora pública', 'Contador público'],
    ['Científica de datos', 'Científico de datos'],
    ['dependienta', 'dependiente'],
    ['conductora', 'conductor'],
    ['camarera de pisos', 'camarero de pisos'],
  ] as const)('it reads "%s" as "%s"', ([woman, man]) => {
    expect(named(woman)).toEqual(named(man));
    expect(named(woman)).not.toEqual([]);
  });

  test('a field keeps its own name where a title is like it', () => {
    expect(named('química y mecánica')).toEqual(['Chemistry', 'Mechanics']);
    expect(named('ejercicio físico')).not.toContain('Physics');
    expect(named('Curriculum vitae')).toEqual([]);
  });

  test('short names count only as they are written', () => {
    expect(named('I like to go out and excel at talking')).toEqual([]);
    expect(named('Excel at interfacing with others')).not.toContain('Microsoft Excel');
    expect(named('Tools: Excel, Word')).toEqual(['Microsoft Excel', 'Microsoft Word']);
    expect(named('services in Go, Rust')).toEqual(['Go', 'Rust']);
  });

  test('a special case shows the general one, and not the other way round', () => {
    expect(near('Java', 'Spring Boot')).toBe(1);
    expect(near('Docker', 'Kubernetes')).toBe(1);
    expect(near('Cloud computing', 'AWS')).toBe(1);
    expect(near('Infrastructure as code', 'Terraform')).toBe(1);
    expect(near('Data storage', 'NetApp')).toBe(1);
    expect(near('Spring Boot', 'Java')).toBeLessThan(0.5);
  });

  test('a neighbor gives part of the credit', () => {
    expect(near('Vue.js', 'React')).toBe(0.5);
    expect(near('Vue.js', 'Payroll')).toBe(0);
  });

  test('a product is not its rival, though both are of one field', () => {
    for (const [one, other] of [
      ['Asana', 'Trello'],
      ['Magento', 'Shopify'],
      ['Meditech', 'Cerner'],
      ['LexisNexis', 'Westlaw'],
      ['Adobe Analytics', 'Google Analytics'],
      ['Keras', 'TensorFlow'],
    ] as const) {
      expect(named(`worked with ${other}`)).toEqual([other]);
      expect(near(one, other)).toBeLessThanOrEqual(0.5);
    }
    expect(near('GIS', 'ArcGIS')).toBe(1);
    expect(near('ArcGIS', 'QGIS')).toBe(0.5);
    expect(near('Process improvement', 'Six Sigma')).toBe(1);
    expect(near('Six Sigma', 'Process improvement')).toBeLessThan(0.5);
  });

  test('one letter names a language only among others, or where it is called one', () => {
    for (const text of ['Python, R and SQL', 'C/C++', 'C programming', 'statistics in R', 'R'])
      expect(named(text).some((name) => name === 'C' || name === 'R')).toBe(true);
    for (const text of ['A/R and A/P', 'C-level executives', 'R. Kelly', 'Avenue, C, Color', 'in R Kelly', 'B.S.C.'])
      expect(named(text).some((name) => name === 'C' || name === 'R')).toBe(false);
  });

  test('everyday words are no products', () => {
    for (const text of [
      'reports in a timely fashion',
      'back and forth with clients',
      'ADA ramps and a color scheme',
      'cut steel with a torch, mounted struts',
      'text analytics of surveys',
      'remedy defects, express ideas',
      'stores in Palo Alto and a CVS next door',
      'canvas shoes',
    ])
      expect(named(text).filter((name) => isProper(name))).toEqual([]);
    expect(named('Executive Chef of a hotel')).toContain('Cooking');
    expect(named('safe work in a team')).not.toContain('Scaled Agile Framework');
  });

  test.for([
    ['adjectives of fields in -ics', 'economic growth, electronic records, cosmetic damage', []],
    ['goods made to order', 'custom software', []],
    ['laws to be kept', 'compliance with state and federal laws', ['Compliance']],
    ['lines of command', 'Reports to the CFO. Reporting directly to the board', []],
    ['a season', 'Graduated in Spring 2019', []],
    ['a degree of lawyers', 'LLM, ACL repair', []],
    ['a heading of a Spanish resume', 'Formación académica. Idiomas: inglés', []],
    ['any project', 'proyecto de mejora, plan general', []],
    ['a year of account', 'fiscal year', []],
    ['an address', 'jane@gmail.com, linkedin.com/in/jane, SAN FRANCISCO', []],
    ['a kind of goods', 'all types of vehicles, tipos de papel', []],
    ['rules of a firm', 'followed company policies', []],
    ['a way to work', 'a hybrid model', []],
    ['phrases of a Spanish resume', 'en torno a 40 personas, entorno seguro, confección de informes', []],
    ['a company and a street', 'Barclays plc, Peachtree Street, CBT and DBT', []],
    ['rules of flight', 'IFR and VFR', []],
    ['materials and animals', 'bamboo floors, a distiller, la caza, el soplado', []],
    ['a part of a hearing', 'keynote speaker, patent filing', []],
    ['who is led by others', 'under direct supervision, with minimal supervision', []],
    ['a duty of teachers and nurses', 'mandated reporter', []],
    ['pipes for wires', 'bend EMT and rigid conduit', []],
    ['a rank of those who let apartments', 'CAM designation, community manager', []],
    ['a format of files', 'Redshift, Parquet, Scala', ['Redshift', 'Scala']],
  ] as const)('everyday words are no skills: %s', ([, text, skills]) => {
    expect(named(text)).toEqual(skills);
  });

  test('a letter is a skill where it stands alone', () => {
    expect(named('C/C++, R and Python')).toEqual(['C', 'C++', 'R', 'Python']);
    expect(named('R&D for C-level clients, by Ann R. Smith')).toEqual([]);
    expect(named('A/R and A/P')).toEqual(['Accounts receivable', 'Accounts payable']);
  });

  test('words that a comma parts name a concept of the classifications no more', () => {
    expect(named('insurance law')).toEqual(['Insurance law']);
    expect(named('insurance, law enforcement')).toEqual(['Insurance', 'Law enforcement']);
  });

  test('a capital at the beginning of a sentence counts before the like of it', () => {
    expect(named('Excel or Google Sheets')).toEqual(['Microsoft Excel', 'Google Sheets']);
    expect(named('Excel and grow with us')).toEqual([]);
  });

  test('letters stand for a technology whose words they begin', () => {
    expect(named('GPS and SNMP')).toEqual(['GPS', 'Simple network management protocol (SNMP)']);
    expect(named('CSI, EXPO, COM and DOE')).toEqual([]);
    expect(named('Microsoft SQL Server Reporting Services')).toEqual(['SSRS']);
  });

  test('a product under the name of its maker is that product, a part of one shows it', () => {
    expect(named('Google Angular and Sun Microsystems Java')).toEqual(['Angular', 'Java']);
    expect(near('Splunk', 'Splunk Enterprise')).toBe(1);
    expect(near('Ansible', 'Red Hat Ansible Engine')).toBe(1);
    expect(near('Red Hat Enterprise Linux', 'Red Hat Ansible Engine')).toBe(0);
  });

  test('a special case is not shown by the whole', () => {
    for (const [whole, part] of [
      ['Linux', 'Red Hat Enterprise Linux'],
      ['Kubernetes', 'Amazon EKS'],
      ['Spreadsheets', 'Microsoft Excel'],
      ['Renewable energy', 'Solar energy'],
      ['Civil engineering', 'Structural engineering'],
    ] as const) {
      expect(near(whole, part)).toBe(1);
      expect(near(part, whole)).toBeLessThan(0.5);
    }
    expect(near('Language interpreting', 'Translation')).toBe(0.5);
    expect(named('Salesforce CPQ and Salesforce Marketing Cloud')).toEqual([
      'Salesforce CPQ',
      'Salesforce Marketing Cloud',
    ]);
    expect(near('Salesforce', 'Salesforce CPQ')).toBe(1);
  });

  test('synonyms of the classifications count where they say the same', () => {
    expect(named('ergonomía, oftalmología, mecatrónica')).toEqual(['Ergonomics', 'Ophthalmology', 'Mechatronics']);
    expect(named('luz, enlace, animación, jerga, correspondencia')).toEqual([]);
  });

  test('names are made to be read', () => {
    for (const { name } of taxonomy.skills) {
      expect(name).not.toMatch(/^types? of|^variety of| {2}|[;,]$/i);
      expect(name).not.toBe('');
    }
  });
});
