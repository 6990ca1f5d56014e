import { normalForm } from '@cotejo/plugin-kit';

/** What stands between the capitalised words of a name: "Rutas del Norte", "Hijos de A. Vidal e Hijas". */
const particle = /^(?:de|del|la|las|los|el|y|e|i|of|and|the|for|&)$/u;
const capitalised = /^[\p{Lu}\p{N}«"'¡][\p{L}\p{N}\p{M}&.'’»"!-]*$/u;
const titleCase = /^\p{Lu}\p{Ll}/u;
const dividers = /\s*[,;|•·()@]\s*|\s+[–—/-]+\s+/u;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** "2019 – 2021", "marzo de 2018 - actualidad", "03/2018". */
const datesFirst =
  /^[\s#*_•(-]*(?:desde |de )?(?:\p{L}{3,10}\.? (?:de |del )?|\d{1,2}[/.-]){0,2}(?:19|20)\d{2}(?!\d)/iu;
const bullet = /^\s*[•●▪■◦‣➢✓*»–—-]\s/u;
const longestHeader = 160;
const longestDates = 70;

/** Words at the head of a job, a course or a heading by their endings, without accents: "Desarrollador Web", "Administración de Empresas". */
const role =
  /(?:dora?|tora?|sora?|nista|lista|rista|tista|er[oa]|ari[oa]|ante|ente|[tv]iv[oa]|[oó]log[oa]|[tdnm]ic[oa]|tect[oa]|cial|able)$/u;
const study =
  /(?:ciones|cion|sion|logias?|nomia|grafia|metria|[snm]tica|encias?|tura|mientos?|ismo|idad|idades|eria)$/u;
const otherHeads = new Set(
  `grado master maestria bachiller bachillerato diplomado doctorado posgrado postgrado titulo ciclo curso cursos taller seminario
  congreso certificado experto experta perito becas beca practicas tesis trabajo proyecto proyectos premio carrera ingeniero ingeniera abogado abogada
  licenciado licenciada graduado graduada empleado empleada encargado encargada delegado delegada jefe jefa auxiliar oficial mozo moza peon
  medico medica socio socia chef piloto guia aprendiz interno interna arquitecto arquitecta pasante profesional personal senior junior area
  departamento seccion unidad recursos recurso derecho medicina magisterio comercio marketing desarrollo diseno ventas compras finanzas
  redes bases base control sistemas sistema analisis idiomas ingles bellas artes ciclos datos perfil resumen objetivo objetivos
  logros fundamentos historial otros otras estudios nivel lengua lenguas estados reino nueva america paises educacion primaria secundaria
  contabilidad contaduria psicologia filosofia historia quimica fisica matematicas biologia industria industrial mecanica electricidad`.split(
    /\s+/,
  ),
);
/** Firms and institutions whose names begin with such a word nevertheless. */
const firms =
  /^(?:constructora|distribuidora|comercializadora|promotora|aseguradora|importadora|exportadora|transportadora|naviera|minera|financiera|inmobiliaria|agropecuaria|clinica|fabrica|ceramica|optica|agencia|residencia|fundacion|asociacion|federacion|corporacion|institucion|organizacion|universidad|sociedad|comunidad|ayuntamiento|soluciones|construcciones|instalaciones|promociones|producciones|confecciones|(?!ingen|enferm).*(?:ad|et|tel|nad|lat|rper|lav)eria|libreria|drogueria|ferreteria|joyeria)$/u;
/** Titles that are followed by "en" and a field, not by an employer. */
const inField = /^(?:tecnic|licenciad|graduad|expert|especialista|perit|ingenier|doctor|titulad|diplomad)/u;

/**
 * Names of employers and schools: two or more capitalised words that are a part of a line with dates, or next to one, and
 * that do not begin as a job, a course or a heading does. Such names are often words, as in "Rutas del Norte".
 */
export function employersIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line.length > longestHeader || bullet.test(line) || !isDated(lines, index)) return [];
    return line
      .replace(/^[\s#]+/u, '')
      .split(dividers)
      .map(employer)
      .filter(isName);
  });
}

/** Dates stand in the line, above it, or below it and at most one other line. */
function isDated(lines: string[], index: number): boolean {
  const isDates = (line: string | undefined): boolean =>
    line !== undefined && line.length <= longestDates && datesFirst.test(line);
  return (
    year.test(lines[index]!) || isDates(lines[index - 1]) || isDates(lines[index + 1]) || isDates(lines[index + 2])
  );
}

/** "Contable en Rutas del Norte" names its employer last. */
function employer(part: string): string {
  const found = /^(\p{L}+)\b.* (?:en|at) (?:la |el )?(\p{Lu}.*)$/u.exec(part);
  return found && role.test(fold(found[1]!)) && !inField.test(fold(found[1]!)) ? found[2]! : part;
}

function isName(part: string): boolean {
  const words = part.split(/\s+/);
  const names = words.filter((word) => capitalised.test(word));
  if (!names.some((word) => titleCase.test(word)) || names.length < 2 || !capitalised.test(words[0]!)) return false;
  return (
    words.every((word) => particle.test(word) || capitalised.test(word)) &&
    !year.test(part) &&
    !headsSomethingElse(fold(words[0]!))
  );
}

function headsSomethingElse(word: string): boolean {
  return !firms.test(word) && (role.test(word) || study.test(word) || otherHeads.has(word));
}

function fold(word: string): string {
  return normalForm(word, 'NFD').replace(/\P{L}/gu, '').toLowerCase();
}
