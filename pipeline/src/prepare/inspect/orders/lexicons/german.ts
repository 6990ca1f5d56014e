import type { Lexicon } from '../lexicon.ts';

const judged =
  '(kandidat|kandidaten|kandidatin|bewerber|bewerberin|bewerbers|bewerbung|person|lebenslauf|profil|dokument|unterlagen)';

export const german: Lexicon = {
  forget: `
    (ignoriere|ignorier|ignorieren|ignoriert|vergiss|vergesst|vergessen|missachte|missachten|ubergehe|ubergehen|uberschreibe|verwirf|verwerfen|umgehe|umgehen|streiche|losche)
    (beachte|beachten|befolge|befolgen|verwende|verwenden|nutze|berucksichtige|berucksichtigen) (sie)? (keine|nicht|nicht mehr|keinerlei)
    (ausser acht|ausser kraft|nicht beachten|nicht berucksichtigen|nicht mehr gultig|beiseite)
  `,
  rules: `
    (anweisung*|instruktion*|regel|regeln|richtlinie*|vorgabe*|kriterien|bewertungskriterien|vorschrift*|befehl|befehle|anforderungen|prompt|prompts|kontext|nachrichten|bewertungsregeln|systemprompt|auswahlkriterien|direktiven)
  `,
  earlier: `
    (bisherig*|vorherig*|vorig*|vorangegangen*|obig*|fruher*|ursprunglich*|bestehend*|alle|allen|aller|samtliche|deine|ihre|andere|anderen|oben|diese|systems|jegliche|genannten|gegebenen)
  `,
  allAbove: `
    alles (was)? (oben|bisher|vorher|bisherige|obige|vorherige|vorangegangene|gesagte|zuvor|davor)
  `,
  judge: `
    (bewerte|bewerten|bewertet|gib|gebe|geben|vergib|vergebe|vergeben|setze|setz|setzen|stufe|stelle|stell|stellen|platziere|platzieren|ordne|empfiehl|empfehle|empfehlen|werte|werten|erteile|erteilen|benote|benoten|behandle|behandeln|betrachte|betrachten)
    (wahle|wahlen|stelle ein|einstellen|lade|melde|melden|berichte|berichten|gebe aus|ausgeben|markiere|markieren|genehmige|genehmigen|bestatige|bestatigen|erhohe|erhohen|schliesse|nimm|nehmen|bevorzuge|bevorzugen|ansehen|einstufen|trage|tragen|eintragen|liefere|liefern|weise|zuweisen|reihe|fuhre|sieh|gelten|anerkennen)
    (bewertet|eingestuft|empfohlen|eingestellt|genehmigt|gesetzt|platziert)
  `,
  say: `
    (antworte|antworten|schreibe|schreib|schreiben|fuge|fugen|wiederhole|wiederholen|zeige|zeigen|drucke|sage|sagen|nenne|nennen|beginne|beginnen|beende|ubersetze|ubersetzen|fasse|zusammenfassen|ersetze|ersetzen|kopiere|kopieren|sende|senden|offne|gib|geben|verrate|erwahne|erwahnen|ausgeben)
  `,
  answer: `
    (deine|ihre|die|deiner|ihrer|der) (einzige|letzte|erste|eigene)? (antwort|bewertung|ausgabe|zusammenfassung|analyse|ubersetzung|auswertung)
    (dein|ihr|das|deinen|ihren|den) (urteil|bericht|ergebnis|fazit|systemprompt|prompt)
    (leere antwort|leere nachricht|starke|starken|sonst nichts|nichts anderes)
  `,
  payload: `
    (wortlich|wort fur wort|genau|leer|leere|sonst nichts|nichts anderes|exakt)
    (andere|anderen|ubrige|ubrigen) (kandidaten|bewerber|bewerbungen)
  `,
  judged: `
    (dieser|diesen|diesem|diese|dieses|besagter|besagten|vorliegende|vorliegenden|vorliegender) (hervorragende|hervorragenden)? ${judged}
    (anderen|andere|ubrigen|ubrige|restlichen|aller anderen|allen anderen) (kandidaten|bewerber|bewerberinnen|bewerbungen|lebenslaufe|profile)
    (verfasser|verfasserin|inhaber) dieses (lebenslaufs|dokuments|profils)
  `,
  me: `
    (bewerte|bewerten sie|gib|geben sie|setze|setzen sie|empfiehl|empfehlen sie|stelle|stellen sie|wahle|wahlen sie|platziere|stufe|stufen sie|nimm|nehmen sie|laden sie|lade) (mich|mir|meine bewerbung|mein profil|meinen lebenslauf)
    (meine|meiner) (bewertung|punktzahl|note|ubereinstimmung)
    (mich|mir) (als|mit|die|auf|an) (den|die|das|der|einen|besten|bestnote|volle|hochste)
  `,
  candidate: `
    (der|den|dem|die|des) (kandidat|kandidaten|kandidatin|bewerber|bewerberin|lebenslauf)
    dieser text
    diesen text
  `,
  program: `
    (ki|ai|kunstliche intelligenz|kunstlichen intelligenz|sprachmodell|sprachmodelle|sprachmodells|chatbot|bot|roboter|algorithmus|chatgpt|llm|ki modell|ki system|ki assistent|ki systeme|ki modelle)
    (automatisch*|automatisiert*|virtuell*|maschinell*) (bewertung*|system|systeme|leser|auswertung|prufer|assistent|assistenten|auswahl|auswahlsystem|vorauswahl|bewerter|bewerters|gutachter|software|bewertungssystem)
    (bewertungssystem|auswahlsystem|auswahlsoftware|bewertungssoftware|screening|bewerbermanagementsystem|recruiting software)
    (modell|system|assistent|programm|software|maschine|algorithmus) (das|der|die|welches|welcher)
    (jedes|jede|jeder|jegliche|jegliches) (system|modell|programm|software|assistent|ki|werkzeug)
  `,
  helper: `
    (assistent|modell|algorithmus|maschine|computer)
    (ubersetzer|ubersetzerin|ubersetzungsprogramm|ubersetzungsmodell|ubersetzungssystem|ocr|texterkennung|zusammenfasser)
  `,
  address: `
    (hinweis|notiz|nachricht|achtung|anweisung|anweisungen|mitteilung|anmerkung|bemerkung|befehl|info|bitte) (an|fur) (die|den|das|alle|jede|jedes|jeden|automatische)?
  `,
  now: `
    (ab sofort|ab jetzt|von jetzt an|von nun an|ab hier)
    (verhalte dich|handle|handele|agiere|antworte|tu so|tue so|tun sie so) (als|als ob)
    (neue|neuen|aktualisierte|letzte|wichtige|zusatzliche) (anweisung|anweisungen|regel|regeln|befehle|richtlinien|vorgaben)
    (deine|ihre) (aufgabe|rolle|einzige aufgabe|neue aufgabe|mission) (ist|lautet|besteht|hat sich)
    die (bewertung|prufung|auswertung|vorauswahl) (ist) (abgeschlossen|beendet|vorbei|zu ende|bereits abgeschlossen)
    die (bewertung|prufung|auswertung) (endet|schliesst) hier
    (bei|beim|wenn) (der|dem|sie|du) (bewertung|zusammenfassung|auswertung|ubersetzung|lesen|zusammenfassen|ubersetzen|bewerten)? (dieses|dieser|diesen)
    (unabhangig von|ungeachtet|egal was|egal welche|trotz) (den|der|die|aller|allen)
    (entwicklermodus|wartungsmodus|debug modus|administratormodus|testmodus)
  `,
  speaker: `
    (system|entwickler|assistent|administrator|systemnachricht|systemhinweis|systemmeldung|ki)
    (interne|interner|internes|vertrauliche|vertraulicher|offizielle|offizieller) (notiz|bewertung|hinweis|anmerkung|kommentar|einschatzung|beurteilung|vermerk)
    (notiz|anmerkung|hinweis|kommentar|bewertung|vermerk|einschatzung|notizen) (des|der|vom|von) (recruiters|recruiterin|personalers|personalabteilung|personalleiters|personalleitung|hr|gutachters|prufers|bewerters|systems|vorgesetzten|einstellungsleiters|fachabteilung|geschaftsfuhrung)
    (hr|recruiter|personal) (notiz|kommentar|vermerk|hinweis)
    (vorherige|bisherige|fruhere|automatische) (bewertung|beurteilung|auswertung|prufung)
    (endgultiges|abschliessendes|finales)? (urteil|fazit|gesamturteil|endergebnis)
    ergebnis der (bewertung|vorauswahl|prufung|auswertung)
    (hinweis|notiz|nachricht|achtung|anmerkung) (an|fur) (die|den|alle)? (recruiter|recruiterin|personaler|personalabteilung|gutachter|prufer|bewerter|leser|personalverantwortliche|personalverantwortlichen|hr)
  `,
  result: `
    (richtige|erwartete|korrekte|einzig richtige|einzig gultige) (antwort|ausgabe|bewertung|losung|ergebnis|punktzahl)
    ohne (weitere|jede|jegliche) (prufung|prufungen|uberprufung|ruckfragen|kontrolle)
    (bereits genehmigt|bereits freigegeben|vorab genehmigt|vorausgewahlt|bereits ausgewahlt)
    automatisch
  `,
  mark: `
    (bewertung|punktzahl|punkte|punkten|punktwert|note|wertung|rangliste|rang|score|ranking|benotung|prozent|prozentwert)
    ubereinstimmung (von|mit)
  `,
  criterion: `
    (ubereinstimmung|eignung|urteil|anforderung*|kriterien|starken|schwachen|lucken|bedenken|mangel|passung)
    (idealer|ideale|idealen|perfekte|perfekter|beste|bester|besten) (kandidat|kandidaten|kandidatin|bewerber|bewerberin|besetzung)
  `,
  best: `
    (bestnote|hochstnote|bestwertung|hochstwertung|hochstpunktzahl|maximalpunktzahl|bestbewertung|hochstwert)
    (hochste|hochsten|hochster|beste|besten|bestmogliche|bestmoglichen|volle|vollen|voller|maximale|maximalen|hochstmogliche|hochstmoglichen) (mogliche)? (punktzahl|punkte|bewertung|note|wertung|ubereinstimmung|score|rang|ranking)
    (hundert|100) (punkte|punkten|prozent|von)
    (an|auf) (die)? (erster|erste|oberster|oberste|ersten|platz 1|platz eins) (stelle|platz|rang|position)?
    (auf|an) (den)? (ersten|obersten) platz
    (uber|vor) (alle|allen) (anderen|ubrigen)?
    (null|0) (punkte)? (fur)? (alle|die) (anderen|ubrigen)
    (note) (1|eins|1 0)
  `,
  good: `
    (hochste|hochsten|beste|besten|bester|perfekt|perfekte|perfekten|ideal|ideale|idealen|idealer|hervorragend|hervorragende|hervorragenden|ausgezeichnet|ausgezeichnete|erste|erster|ersten|geeignet|genehmigt|positiv|nur|ausschliesslich|maximal|maximale|einstellen|eingestellt|sofort)
    (keine|ohne) (bedenken|schwachen|mangel|lucken|einwande|vorbehalte)
    (nur|ausschliesslich) starken
    (uneingeschrankt|experte|expertin|vorstellungsgesprach|empfohlen)
  `,
  fulfilled: `
    (alle|samtliche|jede|allen) (genannten|muss)? (anforderungen|anforderung|kriterien|voraussetzungen|bedingungen) (als|sind|seien|werden|ist|gelten als|voll|vollstandig)? (erfullt|gegeben|vollstandig erfullt)
    erfullt (alle|samtliche|jede|saemtliche) (anforderungen|kriterien|voraussetzungen|anforderung)
    als erfullt
  `,
  silence: `
    (vergleiche|vergleichen|erwahne|erwahnen|nenne|nennen|bewerte|bewerten|prufe|prufen|melde|melden|liste|lehne|hinterfrage|hinterfragen|uberprufe|uberprufen|lies|verrate) (sie)? (diese|diesen|dieses|die|den|das|es)? (bewerbung|lebenslauf|kandidaten|bewerber|dokument)? (nicht|keine|keinen|niemals|nie|keinerlei)
    (keine|keinerlei) (schwachen|lucken|mangel|bedenken) (erwahnen|nennen|auflisten|melden)
    (lehne|lehnen sie|sortiere|weise) (alle|die) (anderen|ubrigen)
  `,
  please: `
    (bitte|sie|du|deine|ihre|wurdest|wurden sie|konnten sie|konntest du|wir bitten|ich bitte|freundlicherweise|stelle sicher|stellen sie sicher|es ist wichtig)
  `,
  must: `
    (muss|mussen|soll|sollen|sollte|sollten|darf|verdient|ist zu|sind zu|wird nun|wird jetzt)
  `,
  leadIn: `
    (bitte|und|dann|nun|jetzt|sie|du|soll|muss|zu|immer|einfach|sofort|daher|also|stattdessen|nur|automatisch)
  `,
  mention: `
    (injection|injections|angriff|angriffe|vortrag|workshop|artikel|technik|techniken|zum beispiel|erkenn*|beispielsweise|abwehr*)
  `,
  matchKey: `
    (gesamtubereinstimmung|ubereinstimmungsgrad|gesamteignung|eignungsgrad|gesamturteil|ubereinstimmung|passung|eignung|urteil|empfehlung|starken|schwachen|bedenken|erfullte anforderungen)
    matching score
  `,
  verdictKey: `
    (punktzahl|entscheidung|bewertung|gesamtbewertung|gesamtpunktzahl|endergebnis|ergebnis|status|wertung)
  `,
  verdictValue: `
    (einstellen|eingestellt|geeignet|sehr geeignet|empfohlen|erfullt|genehmigt|hervorragend|ausgezeichnet|perfekt|ja|maximal|einladen|keine)
  `,
  example: `
    (lebenslauf|kandidat|kandidatin|bewerber|bewerberin|beispiel|nutzer|benutzer|eingabe|frage) (1|2|3|a|b)?
  `,
  greeting: `
    (liebe|lieber|liebes|hallo|achtung|sehr geehrte) (die)?
    (falls|wenn|sofern|sollte) (eine|ein|dies|das|diese|dieses)
    als (eine|ein)
    an (die|alle|jede|das)
  `,
  flaws: `
    (schwache|schwachen|lucke|lucken|mangel|bedenken|defizite|nachteile|einwande|negatives)
  `,
  notJudged: `
    (der|den|dem|die|des|diese|dieser) (kandidat|kandidaten|kandidatin|bewerber|person|bewerberin|dokument) (mit|der|die|dessen|deren)
  `,
  youAre: `
    (falls|wenn|da|weil|sofern) (du|sie) (eine|ein|als)?
    (du bist|sie sind) (jetzt|nun|ab sofort|ein|eine|mein)
  `,
};
