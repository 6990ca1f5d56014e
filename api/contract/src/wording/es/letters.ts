import type { letters as english } from '../en/letters.ts';

/** What letters to candidates say of facts, in the words of somebody who writes to a candidate. */
export const letters: typeof english = {
  letters: {
    fileNames: { notice: 'Aviso', explanation: 'Explicación' },
    decisions: {
      Analyzed: '',
      'Submitted to Client': 'Su candidatura se envió a nuestro cliente.',
      'Under Client Review': 'Nuestro cliente está mirando su candidatura.',
      'Client Interview Scheduled': 'Se acordó una entrevista con nuestro cliente.',
      Hired: 'Usted fue la persona elegida para este puesto.',
      'Rejected by Client': 'Nuestro cliente decidió no seguir adelante con su candidatura.',
      'Rejected by Recruiter': 'Decidimos no seguir adelante con su candidatura.',
      'Not a Fit': 'Decidimos que su candidatura no encaja en este puesto.',
      'On Hold': 'Su candidatura está en espera.',
      Withdrawn: 'Su candidatura fue retirada.',
    },
    undecided: 'No consta ninguna decisión.',
    recorded: (day, by) => (by === undefined ? `Se registró el ${day}.` : `Lo registró ${by} el ${day}.`),
    compared: (count) =>
      `Cotejo comparó su currículum con ${count} ${count === 1 ? 'requisito' : 'requisitos'} de la ` +
      'descripción del puesto.',
    translated: (language) => `Leyó una traducción de su currículum, que está en ${language}.`,
    counts: (met, partial, missing) => `Constan: ${met}. Constan en parte: ${partial}. No constan: ${missing}.`,
    score: (score) => `La puntuación es de ${score} sobre 100.`,
    scoreWithCorrections: (score) =>
      `La puntuación, con las correcciones que figuran más abajo, es de ${score} sobre 100.`,
    notCounted: (kinds) => `Pasajes de su currículum que no contaron: ${kinds}.`,
    verdicts: { met: 'consta', partial: 'consta en parte', missing: 'no consta' },
    must: (requirement) => `${requirement} (imprescindible)`,
    shown: (requirement, verdict) => `${requirement}: ${verdict}.`,
    quotes: (quotes) => `Su currículum dice: ${quotes}`,
    more: (count) => (count === 1 ? 'Consta uno más.' : `Constan ${count} más.`),
    nothingShown: 'En su currículum no se encontró nada de lo que pide el puesto.',
    nothingLacking: 'Su currículum muestra al menos una parte de todo lo que pide el puesto.',
    nothingAsked: 'No se pudo leer ningún requisito en la descripción del puesto.',
    corrected: (requirement, found, verdict, day) =>
      `${requirement}: Cotejo encontró «${found}». Una persona lo cambió a «${verdict}» el ${day}.`,
    confirmed: (requirement, verdict, day) =>
      `${requirement}: una persona lo miró el ${day} y dice «${verdict}», como Cotejo.`,
    judged: (requirement, verdict, day) => `${requirement}: una persona dice «${verdict}» desde el ${day}.`,
    nothingCorrected: 'No se corrigió nada.',
  },
};
