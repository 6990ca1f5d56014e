import type { correction as english } from '../en/correction.ts';

export const correction: typeof english = {
  correction: {
    open: 'Corregir el veredicto',
    verdict: 'Su veredicto',
    reason: 'Motivo',
    reasonHint: 'Qué sabe, y por quién',
    save: 'Guardar la corrección',
    saving: 'Guardando…',
    takeBack: 'Retirarla',
    saved: 'Veredicto corregido',
    savedText: (score) => `La puntuación es ahora del ${score}%.`,
    takenBack: 'Corrección retirada',
    failed: 'No se pudo corregir el veredicto.',
    by: (name, date) => `${name}, ${date}`,
    somebody: 'Alguien que ya no está',
    review: 'Correcciones que ya no cuentan',
    reviewText: 'El requisito se quitó o dice ahora otra cosa. Corrija el nuevo o retire estas.',
    change: (requirement, from, to) => `«${requirement}»: ${from} → ${to}`,
    line: (requirement, verdict) => `«${requirement}»: ${verdict}`,
  },
};
