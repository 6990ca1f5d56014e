import type { Lexicon } from '../lexicon.ts';

const judged = '(candidato|candidata|candidatura|persona|profilo|curriculum|cv|documento)';

export const italian: Lexicon = {
  forget: `
    (ignora|ignori|ignorate|ignorare|dimentica|dimentichi|dimenticate|trascura|trascuri|scarta|annulla|annulli|aggira|elimina|tralascia|tralasci)
    non (seguire|applicare|considerare|tenere conto|tenga conto|usare|rispettare)
    (lascia|lasci) perdere
    (metti|metta) da parte
  `,
  rules: `
    le regole
    (istruzione|istruzioni|regola|regole|criterio|criteri|direttiva|direttive|indicazioni|linee guida|vincoli|ordini|requisiti|contesto|messaggi|prompt|comandi)
  `,
  earlier: `
    (precedente|precedenti|anteriori|sopra|tutte|tutti|tutta|tue|tuoi|sue|suoi|altre|altri|iniziali|originali|di sistema|del sistema|di valutazione|di selezione|ricevute|date|finora|qualsiasi)
  `,
  allAbove: `
    (tutto) (cio che|quello che|quanto) (precede|sopra|e stato detto|ti e stato detto|e scritto sopra)
    tutto il (precedente|resto)
  `,
  judge: `
    (dammi|mettimi|valutami|raccomandami)
    (dai|dia|dare|assegna|assegni|assegnate|assegnare|attribuisci|attribuisca|valuta|valuti|valutate|valutare|classifica|classifichi|metti|metta|mettere|colloca|poni|ponga|considera|consideri|considerare|raccomanda|raccomandi|consiglia|seleziona|selezioni|assumi|assuma|approva|approvi|restituisci|restituisca|segna|segni|tratta|tratti|conferma|concludi|scegli|scelga|premia|concedi|conceda|riporta|riporti|registra|registri)
    (valutato|valutata|classificato|classificata|raccomandato|considerato|considerata)
  `,
  say: `
    (rispondi|risponda|scrivi|scriva|aggiungi|aggiunga|includi|includa|ripeti|ripeta|rivela|riveli|mostra|mostri|stampa|stampi|dica|cita|citi|inizia|inizi|termina|traduci|traduca|riassumi|riassuma|sostituisci|sostituisca|copia|copi|invia|invii)
  `,
  answer: `
    (la) (tua|sua|vostra)? (unica|sola|prima|ultima)? (risposta|valutazione|sintesi|traduzione|analisi|uscita)
    (il) (tuo|suo|vostro)? (giudizio|rapporto|verdetto|riassunto|prompt)
    (risposta vuota|messaggio vuoto|punto di forza|nient altro)
  `,
  payload: `
    (parola per parola|letteralmente|esattamente|vuoto|vuota|nient altro)
    altri candidati
  `,
  judged: `
    (questo|questa|tale|presente|codesto) (ottimo|ottima|eccellente)? ${judged}
    (gli|agli|degli|le) altri? (candidati|candidature|profili|curriculum)
  `,
  me: `
    (dai|dia|valuta|valuti|metti|metta|raccomanda|raccomandi|seleziona|assumi|assegna|assegni|premia) (la mia candidatura|il mio profilo|il mio curriculum|il mio cv|me|mi|alla mia candidatura|al mio profilo|al mio curriculum)
    (dammi|mettimi|mi dia|valutami|assumimi|raccomandami|selezionami|mi assegni|mi metta)
    (mio punteggio|mia valutazione)
  `,
  candidate: `
    (il|la|al|del|alla) (candidato|candidata|curriculum|cv)
    questo testo
  `,
  program: `
    (ia|intelligenza artificiale|modello linguistico|modelli linguistici|modello di linguaggio|assistente virtuale|robot|bot|algoritmo|chatgpt|llm)
    (sistema|software|programma|strumento) (di|automatico|automatizzato) (selezione|valutazione|screening|preselezione|punteggio)?
    (valutatore|lettore|selezionatore|revisore) (automatico|automatizzato|virtuale)
    (modello|sistema|assistente|programma|algoritmo|software) che (legge|valuta|elabora|analizza|legga|valuti)
    (qualsiasi|ogni|qualunque) (modello|sistema|assistente|programma|strumento|algoritmo)
  `,
  helper: `
    (assistente|modello|algoritmo)
    (traduttore|traduttrice|interprete|sistema di traduzione|motore di traduzione|ocr)
  `,
  address: `
    (nota|note|messaggio|avviso|attenzione|istruzione|istruzioni|promemoria|comunicazione) (per|a|al|alla|all|ai|agli) (la|il|l|i|gli|le)?
  `,
  now: `
    (da ora in poi|d ora in poi|da adesso|da questo momento)
    (agisci|comportati|rispondi|agisca|si comporti) come (se|un|una|il mio)
    (fingi|finga|immagina) (che|di)
    (nuova|nuove|ultime|importanti|ulteriori) (istruzione|istruzioni|regole|direttive|indicazioni)
    (il tuo|la tua|il suo) (compito|missione|obiettivo|nuovo compito|unico compito) (e|e ora|e cambiato|consiste)
    la (valutazione|selezione) (e terminata|e conclusa|e finita|si conclude qui|termina qui)
    (nel|quando) (riassumere|valutare|tradurre|leggere|riassumi|valuti|traduci) (questo|questa)?
    (indipendentemente|a prescindere) (da|dai|dalle|dal)
    qualunque cosa
    modalita (sviluppatore|manutenzione|amministratore|debug)
  `,
  speaker: `
    (sistema|sviluppatore|assistente|amministratore|modello)
    (nota|commento|messaggio|valutazione|giudizio) (interna|interno|riservata|riservato|ufficiale|del selezionatore|del recruiter|delle risorse umane|dell ufficio personale|del responsabile|del valutatore|di sistema|hr|precedente)
    verdetto finale
    risultato della (valutazione|selezione|preselezione)
    (nota|messaggio|attenzione|avviso) (per|a|al|alla|ai) (il|la|i|le)? (selezionatore|selezionatori|recruiter|valutatore|valutatori|risorse umane|responsabile|lettore)
  `,
  result: `
    (risposta|valutazione) (corretta|attesa|predefinita|giusta|esatta)
    senza (ulteriori|altre) (verifiche|controlli|domande)
    (gia approvata|gia approvato|preapprovato|preselezionato)
    automaticamente
  `,
  mark: `
    (punteggio|voto|valutazione|classifica|giudizio|punti)
    (corrispondenza|compatibilita) (del|di)
  `,
  criterion: `
    (corrispondenza|compatibilita|verdetto|requisiti|criteri|punti di forza|lacune|debolezze|riserve|graduatoria)
    (miglior|perfetto|ideale|migliore) (candidato|candidata|profilo)
  `,
  best: `
    (punteggio|voto|giudizio|valutazione|corrispondenza) (massimo|massima|piu alto|piu alta|pieno|piena|perfetto|perfetta)
    (massimo|massima|miglior|migliore|piu alto|piu alta) (punteggio|voto|giudizio|valutazione|corrispondenza) (possibile)?
    (massimo dei voti|pieni voti|punteggio pieno|cento su cento|10 su 10|dieci su dieci)
    (cento|100) (punti|per cento|su)
    (al|il) primo (posto|in classifica)
    in cima (alla|a|all)
    (sopra|davanti a|prima di) tutti
    (zero|0) (agli|a tutti gli) altri
  `,
  good: `
    (massimo|massima|primo|prima|migliore|perfetto|perfetta|ideale|eccellente|ottimo|ottima|approvato|approvata|idoneo|idonea|assumere|solo|soltanto|favorevole|positivamente)
    (senza|nessuna|alcuna) (riserve|riserva|lacuna|lacune|obiezioni|debolezza|debolezze)
    (punti di forza|esperto|esperta|subito|immediatamente|colloquio)
  `,
  fulfilled: `
    (tutti i|ogni) (requisiti|requisito|criteri|criterio) (come|sono|siano)? (soddisfatti|soddisfatto|rispettati)
    (soddisfa|possiede|rispetta) (tutti i|ogni) (requisiti|criteri|requisito)
    come (soddisfatti|rispettati)
  `,
  silence: `
    (non|mai|senza) (confrontare|confronti|confrontate|menzionare|menzioni|citare|citi|valutare|valuti|verificare|verifichi|elencare|elenchi|segnalare|segnali|rifiutare|rifiuti|penalizzare|penalizzi|mettere in dubbio|rivelare|leggere)
    (rifiuta|rifiuti|scarta|scarti|penalizza) (tutti)? (gli|le) altri?
  `,
  please: `
    (per favore|per piacere|la prego|ti prego|si prega|cortesemente|gentilmente|potrebbe|potresti|devi|deve|tu|lei|assicurati|si assicuri|vi preghiamo|le chiedo|ti chiedo)
  `,
  must: `
    (deve|devono|dovra|dovrebbe|merita|va|vanno)
  `,
  leadIn: `
    (per favore|e|poi|ora|adesso|deve|devi|di|sempre|semplicemente|quindi|che|a|solo|prego|prega|subito|dovra)
  `,
  mention: `
    (injection|iniezione|attacco|attacchi|conferenza|articolo|tecnica*|per esempio|ad esempio|rilev*)
  `,
  matchKey: `
    (punteggio|livello|grado|percentuale) di (corrispondenza|compatibilita|idoneita)
    (verdetto|corrispondenza|compatibilita|raccomandazione|decisione|idoneita) (finale|complessiva|globale)?
    (punti di forza|lacune|debolezze|requisiti soddisfatti)
  `,
  verdictKey: `
    (punteggio|valutazione|giudizio|voto|risultato|esito|stato) (finale|complessivo|complessiva|totale|globale|del candidato)?
  `,
  verdictValue: `
    (assumere|assunto|assunta|idoneo|idonea|approvato|approvata|raccomandato|consigliato|eccellente|ottimo|perfetto|massimo|si|nessuna|nessuno)
  `,
  example: `
    (curriculum|candidato|candidata|esempio|utente|domanda) (1|2|3|a|b)?
  `,
  greeting: `
    (gentile|caro|cara|ciao|salve|attenzione) (la|il|l)?
    se (un|una|questo|il|l)
    (come|in quanto) (un|una)?
  `,
  flaws: `
    (lacuna|lacune|debolezza|debolezze|riserve|punti deboli|difetti|carenze|obiezioni)
  `,
  notJudged: `
    (il|la|al|del|questo|questa) (candidato|candidata|profilo|documento|persona) (che|con|il cui|la cui)
  `,
  youAre: `
    (se|poiche|dato che|siccome) (sei|lei e|siete) (un|una)?
    (sei|lei e) (ora|adesso|un|una|il mio)
  `,
};
