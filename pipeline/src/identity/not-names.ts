import { normalForm } from '@cotejo/plugin-kit';

/** Words, without accents and in lower case, that stand at the head of a resume and are no part of a name. */
const words = `
resume curriculum curriculo vitae cv hoja vida datos personales personal data details information informacion contact contacto
profile perfil profesional professional summary resumen extracto objective objetivo about acerca sobre mi me experience experiencia
laboral work employment history historial education educacion formacion academica academic skills habilidades competencias aptitudes
conocimientos languages idiomas certifications certificaciones courses cursos references referencias projects proyectos interests
intereses hobbies achievements logros career highlights overview statement qualifications strengths core key technical tecnicas
page pagina chapter capitulo recipe receta invoice factura confidential confidencial photo foto address direccion phone telefono movil email mail date fecha birth nacimiento
nationality nacionalidad estado civil portfolio portafolio linkedin github cover letter application candidate candidato candidata
engineer ingeniero ingeniera engineering ingenieria developer desarrollador desarrolladora programmer programador programadora
software hardware web frontend backend fullstack full stack mobile cloud devops data datos scientist analyst analista analytics
manager gerente director directora jefe jefa head lead leader lider senior junior trainee intern becario becaria principal chief
officer executive ejecutivo ejecutiva assistant asistente auxiliar administrative administrativo administrativa administrator
administrador administradora secretary secretario secretaria recepcionista receptionist consultant consultor consultora advisor asesor asesora
specialist especialista coordinator coordinador coordinadora supervisor supervisora technician tecnico tecnica operator operario
operaria operador accountant contable contador contadora auditor auditora nurse enfermero enfermera doctor medico medica physician
teacher profesor profesora maestro maestra docente lecturer professor researcher investigador investigadora student estudiante graduate
graduado graduada licenciado licenciada titulado titulada abogado abogada lawyer attorney paralegal architect arquitecto arquitecta
designer disenador disenadora diseno design marketing sales ventas comercial vendedor vendedora representative representante agent agente
chef cook cocinero cocinera waiter camarero camarera driver conductor conductora chofer warehouse almacen mozo moza electrician electricista
waitress plumber fontanero fontanera mechanic mecanico mecanica carpenter carpintero carpintera welder soldador soldadora gardener
jardinero jardinera hairdresser peluquero peluquera
pharmacist farmaceutico farmaceutica psychologist psicologo psicologa physiotherapist fisioterapeuta therapist terapeuta
journalist periodista writer redactor redactora editor translator traductor traductora photographer fotografo fotografa
product producto project proyecto program business negocio negocios operations operaciones finance finanzas financial financiero financiera
human resources recursos humanos customer cliente service servicio support soporte quality calidad security seguridad network redes
systems sistemas information technology tecnologia tecnologias it qa hr
university universidad universitat college school escuela colegio instituto institute academy hospital clinic clinica bank banco
company empresa group grupo solutions soluciones services servicios technologies consulting international ltd inc llc gmbh corp
corporation limited sociedad street calle avenida avenue road plaza paseo city ciudad state province provincia country
java javascript typescript python react angular node sql excel aws azure linux docker kubernetes scrum agile
available disponible remote remoto hybrid january enero february febrero march marzo april abril may mayo june junio july julio august
agosto september septiembre october octubre november noviembre december diciembre present actualidad
the and with for from years year anos con para por como una los las las sus motivated dedicated experienced results seeking passionate
english ingles spanish espanol french frances german aleman native nativo fluent
`;

/** Of places, likewise. */
const places = `
spain espana mexico colombia argentina chile peru ecuador uruguay venezuela bolivia guatemala panama usa uk england scotland
wales ireland france germany italy portugal netherlands canada australia india united states kingdom
madrid barcelona valencia sevilla zaragoza malaga bilbao murcia alicante cordoba granada vigo gijon monterrey guadalajara puebla
bogota medellin cali barranquilla cartagena lima quito montevideo rosario mendoza london manchester birmingham leeds glasgow dublin
paris berlin munich rome lisbon amsterdam utrecht york angeles francisco chicago boston seattle austin dallas houston toronto
`;

const setOf = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));
const ordinary = setOf(words);
const notNames = setOf(words + places);
/** Cities and ordinary words that are as well surnames or given names: one of them in a line does not decide. */
const ambiguous = new Set(
  'valencia sevilla zaragoza murcia cordoba granada cartagena rosario mendoza cali lima york dallas austin boston houston london cook gardener driver carpenter chef abril mayo april may june august mercedes vida page head key core street road plaza bank lead abogado cooper israel paris francisco angeles guadalajara madrid'.split(
    ' ',
  ),
);

const fold = (word: string): string =>
  normalForm(word, 'NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();

/** Whether the words of a line belong to a heading, a title, a company or a place rather than to a name. */
export function isNotName(line: string[]): boolean {
  const folded = line.map(fold);
  const against = folded.filter((word) => notNames.has(word));
  const decisive = against.filter((word) => !ambiguous.has(word));
  return decisive.length > 0 || (against.length > 0 && against.length >= folded.length - 1);
}

/** Whether a word stands at the head of a resume for a heading, a title or a company, and for no place. */
export const isOrdinary = (word: string): boolean => ordinary.has(fold(word));
