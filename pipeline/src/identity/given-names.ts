import { normalForm } from '@cotejo/plugin-kit';

/** Common given names of English and Spanish speakers, folded: they add confidence, their absence takes none. */
const names = `
aaron abel abigail adam adrian adriana agustin aitor alan alba albert alberto alejandra alejandro alex alexander alexandra alexis alfonso
alfredo alice alicia alison alvaro amanda amelia amy ana anabel andrea andres andrew angel angela anna anne anthony antonia antonio
araceli ariana arthur arturo ashley aurora barbara beatriz belen benjamin bernardo berta blanca brandon brenda brian bruno camila camilo
carla carlos carmen carolina caroline catalina catherine cecilia cesar charles charlotte chloe christian christina christopher clara
claudia concepcion consuelo cristian cristina cristobal cynthia daniel daniela danielle david deborah diana diego dolores dominic donald
edgar edith eduardo edward elena elias elisa elizabeth eloisa emilia emilio emily emma enrique eric erica ernesto esteban esther ethan eugenia
eva evelyn ezequiel fabian fatima federico felipe felix fernanda fernando fiona francisca francisco frank gabriel gabriela gael gemma
george gerardo german gloria gonzalo grace graciela gregorio guadalupe guillermo gustavo hannah harry hector helen henry hernan hugo ignacio
ines inmaculada irene iris isaac isabel isabella ivan jack jacob jaime jake james jane janet jason javier jennifer jeremy jessica jesus
jimena joan joaquin joel john jonathan jordi jorge jose joseph joshua josefa juan juana judith julia julian juliana julie julio justin karen
karla katherine kelly kenneth kevin kim kyle lara laura lauren leandro leo leonardo leticia liam lidia lilian linda lisa lorena lourdes lucas
lucia luciana luis luisa luke lydia manuel manuela marc marcela marcelo marco marcos margaret margarita maria mariana mariano maricarmen
marina mario marisol mark marta martha martin martina mary mateo mathew matthew mauricio maria mercedes megan melissa mia micaela michael
michelle miguel milagros miriam monica montserrat nadia nancy natalia nathan nerea nicholas nicolas nicole noelia nora norma nuria octavio
oliver olivia olga omar oscar pablo paloma pamela patricia patricio patrick paul paula paulina pedro peter pilar rachel rafael ramiro ramon
raquel raul rebeca rebecca ricardo richard rita robert roberto rocio rodolfo rodrigo rogelio roger rosa rosario rose ruben ruth ryan
salvador samantha samuel sandra santiago sara sarah scott sean sebastian sergio silvia simon sofia sonia sophia sophie stephanie stephen
steven susan susana tamara tania teresa thomas timothy tomas tyler valentina valeria vanessa veronica vicente victor victoria vincent
virginia walter wendy william xavier xiomara yolanda zachary zoe
`;

const givenNames = new Set(names.split(/\s+/).filter(Boolean));

export function isGivenName(word: string): boolean {
  return givenNames.has(normalForm(word, 'NFD').replace(/\p{M}/gu, '').toLowerCase());
}
