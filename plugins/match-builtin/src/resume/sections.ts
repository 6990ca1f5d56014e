import type { Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';

export type ResumeSection =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'other';

const headings: Record<ResumeSection, string> = {
  summary: `summary;professional summary;executive summary;career summary;profile;professional profile;executive profile;objective;career objective;
career overview;about me;about;summary or objective;overview;personal statement;summary of qualifications;qualifications summary;career focus;perfil;perfil profesional;resumen;
resumen profesional;sobre mi;objetivo;objetivo profesional;presentacion;extracto`,
  experience: `experience;work experience;professional experience;employment history;work history;employment;career history;relevant experience;professional background;
professional history;work background;related experience;job experience;other experience;additional experience;employment experience;military experience;internships;internship;positions held;experiencia;experiencia laboral;experiencia profesional;
historial laboral;trayectoria profesional;trayectoria;experiencia de trabajo;practicas;labor experience;working experience;work;professional trajectory;career`,
  education: `education;education and qualifications;qualifications and education;education and courses;education and certificates;formacion y cursos;estudios y formacion;education and training;academic background;educational background;academic qualifications;education and certifications;academic history;studies;
educacion;formacion;formacion academica;estudios;datos academicos;titulacion;academic formation;academic training;formation;educational qualifications;academics;training`,
  skills: `skills;technical skills;core skills;key skills;core competencies;competencies;highlights;skill highlights;areas of expertise;expertise;technologies;tools;
qualifications;core qualifications;professional skills;computer skills;skills and abilities;technical proficiencies;technical expertise;skills and tools;key competencies;it skills;additional skills;special skills;areas of strength;strengths;
technical summary;soft skills;hard skills;skills summary;summary of skills;habilidades;habilidades tecnicas;competencias;aptitudes;conocimientos;conocimientos tecnicos;conocimientos informaticos;informatica;herramientas;
tecnologias;destrezas;capacidades;stack;knowledge;computing;technical knowledge`,
  languages: 'languages;language skills;language;idiomas;lenguas;foreign languages;languages spoken',
  certifications: `certifications;certification;certificates;licenses;licenses and certifications;certifications and licenses;licensure;professional certifications;credentials;
certificaciones;certificados;cursos;cursos y certificaciones;licencias;courses;courses and certifications;training and certifications;formacion complementaria;complementary training`,
  projects:
    'projects;personal projects;key projects;selected projects;project experience;proyectos;proyectos personales;proyectos destacados;portfolio;academic projects',
  other: `references;interests;hobbies;hobbies and interests;publications;awards;honors;awards and honors;honors and awards;affiliations;professional affiliations;memberships;volunteer experience;
volunteering;volunteer work;volunteer;community service;activities;extracurricular activities;personal information;personal details;contact;contact information;personal data;additional information;accomplishments;achievements;
referencias;intereses;aficiones;publicaciones;premios;voluntariado;datos personales;informacion personal;contacto;logros;otros datos;otros datos de interes;informacion adicional;other data of interest;presentations;declaration`,
};
const kinds = new Map<string, ResumeSection>();
for (const [kind, names] of Object.entries(headings)) {
  for (const name of names.split(/;\s*/)) kinds.set(name, kind as ResumeSection);
}

/** The section that a line opens; undefined for a line that is no heading. */
export function headingKind(line: string): ResumeSection | undefined {
  if (line.length > 60) return undefined;
  const words = fold(line)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.get(words);
}

/** The parts of a resume in order, headings included; what stands before the first heading is its summary. */
export function sectionsOf(text: string): (Span & { kind: ResumeSection })[] {
  const sections: (Span & { kind: ResumeSection })[] = [{ kind: 'summary', start: 0, end: text.length }];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const kind = headingKind(line) ?? (colon > 0 && colon < 40 ? headingKind(line.slice(0, colon)) : undefined);
    const open = sections.at(-1)!;
    if (kind && !(open.kind === 'skills' && colon > 0 && kind === 'skills')) {
      open.end = lineStart;
      sections.push({ kind, start: lineStart, end: text.length });
    }
    lineStart += line.length + 1;
  }
  return sections;
}
