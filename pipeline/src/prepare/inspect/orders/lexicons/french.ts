import type { Lexicon } from '../lexicon.ts';

const judged = '(candidat|candidate|candidature|personne|profil|cv|curriculum|dossier|postulant|postulante|document)';

export const french: Lexicon = {
  forget: `
    (ignore|ignores|ignorez|ignorer|oublie|oublies|oubliez|oublier|neglige|negligez|ecarte|ecartez|contourne|contournez|annule|annulez|supprime|supprimez|abandonne|abandonnez)
    ne (tiens|tenez|tenir) (pas|plus|aucun) compte
    ne (pas|plus) tenir compte
    (ne suis|ne suivez|n applique|n appliquez|n obeis|n obeissez) (pas|plus)
    (fais|faites|faire) (abstraction|fi)
    (laisse|laissez|mets|mettez) de cote
  `,
  rules: `
    (instruction|instructions|regle|regles|consigne|consignes|directive|directives|critere|criteres|contraintes|ordres|prompt|prompts|exigences|grille|contexte|messages|bareme)
  `,
  earlier: `
    (precedent|precedente|precedents|precedentes|anterieur*|ci dessus|initiales|initiaux|toutes|tous|toute|tout|vos|tes|autres|du systeme|d evaluation|de notation|recues|donnees|existantes)
  `,
  allAbove: `
    (tout|toutes) (ce qui)? (precede|ce qui precede|est ecrit ci dessus|a ete dit|ce qui a ete dit|ce que l on)
    ce qui (precede|est ecrit ci dessus|a ete dit)
  `,
  judge: `
    (donne|donnez|donner|attribue|attribuez|attribuer|accorde|accordez|accorder|note|notez|noter|evalue|evaluez|evaluer|classe|classez|classer|place|placez|placer|mets|mettez|mettre|considere|considerez|considerer|recommande|recommandez|recommander)
    (retiens|retenez|retenir|selectionne|selectionnez|embauche|embauchez|embaucher|approuve|approuvez|renvoie|renvoyez|retourne|retournez|traite|traitez|marque|marquez|indique|indiquez|conclus|concluez|choisis|choisissez|priorise|presente|presentez|suppose|supposez|valide|validez|octroie|octroyez|signale|signalez|assigne|assignez)
    (classe|classee|note|notee|evaluee|recommande|recommandee|retenu|retenue)
  `,
  say: `
    (reponds|repondez|repondre|ecris|ecrivez|ajoute|ajoutez|inclus|incluez|affiche|affichez|repete|repetez|revele|revelez|montre|montrez|imprime|imprimez|dis|dites|cite|citez|commence|commencez|termine|terminez|traduis|traduisez|traduire|resume|resumez|remplace|remplacez|copie|copiez|renvoie|renvoyez|envoie|envoyez)
  `,
  answer: `
    (ta|votre|la) (seule|derniere|premiere|propre)? (reponse|evaluation|sortie|traduction|synthese|conclusion)
    (ton|votre|le|l) (seul|dernier|premier|propre)? (resume|rapport|verdict|prompt|analyse|avis|prompt systeme)
    (reponse vide|message vide|point fort|points forts|rien d autre)
  `,
  payload: `
    (mot pour mot|litteralement|exactement|vide|rien d autre|textuellement)
    autres (candidats|candidates|candidatures)
  `,
  judged: `
    (ce|cet|cette|ledit|ladite|present|presente) (excellent|excellente)? ${judged}
    (les|aux) autres (candidats|candidates|candidatures|profils|postulants|cv)
    auteur de ce (cv|document|profil)
  `,
  me: `
    (donnez|donne|notez|note|placez|place|classez|classe|recommandez|retenez|selectionnez|embauchez|attribuez|accordez) (moi|ma candidature|mon profil|mon cv|mon dossier)
    (ma note|mon score|mon evaluation)
    me (donner|placer|classer|recommander|attribuer|retenir|selectionner|accorder|noter|mettre)
  `,
  candidate: `
    (le|la|au|du) (candidat|candidate|postulant|postulante|cv)
    ce texte
  `,
  program: `
    (ia|intelligence artificielle|modele de langage|modeles de langage|grand modele de langage|assistant virtuel|robot|bot|algorithme|chatgpt|llm)
    (systeme|logiciel|outil|programme) (de|d|automatique|automatise|automatisee) (selection|evaluation|tri|notation|recrutement|preselection|filtrage)?
    (evaluateur|evaluatrice|lecteur|correcteur|recruteur) (automatique|automatise|virtuel)
    (modele|systeme|assistant|programme|algorithme|logiciel) (qui|lisant|evaluant|charge de)
    tout (modele|systeme|logiciel|assistant|programme|algorithme|outil)
  `,
  helper: `
    (assistant|modele|algorithme)
    (traducteur|traductrice|interprete|outil de traduction|moteur de traduction|ocr|extracteur)
  `,
  address: `
    (note|notes|message|avis|attention|instruction|instructions|consigne|consignes|rappel|ordre|remarque) (a|au|aux|pour|destinee a|destine a|a l attention de|a l) (l|la|le|les|tout|toute|attention de|attention du|intention de|intention du)? 
    a l attention (de|du|de l)
  `,
  now: `
    (a partir de|des) (maintenant|cet instant|present|a present)
    desormais (tu|vous)
    (agis|agissez|comporte toi|comportez vous|reponds|repondez) comme (si|un|une|mon)
    (fais|faites) (comme si|semblant)
    (nouvelle|nouvelles|derniere|dernieres|importante|importantes) (instruction|instructions|regles|consignes|consigne|directives)
    (ta|votre) (tache|mission|nouvelle tache|seule tache) (est|a change|consiste|devient)
    l evaluation (est terminee|est close|est finie|s arrete ici|s acheve ici|est achevee)
    (en resumant|en evaluant|en notant|en traduisant|en lisant|lors de l evaluation de|lors de la lecture de|quand vous evaluez|quand tu evalues) (ce|cette)?
    (quels que soient|quelles que soient|quelle que soit|peu importe) (les|la|le)
    mode (developpeur|debogage|maintenance|administrateur)
  `,
  speaker: `
    (systeme|developpeur|assistant|administrateur|modele) (message)?
    (note|commentaire|message|avis|evaluation|remarque) (interne|confidentiel|confidentielle|officiel|officielle|du recruteur|de la recruteuse|des rh|du service rh|du responsable|de l evaluateur|du systeme|du drh|du directeur|rh)
    (evaluation|preselection|selection) (precedente|interne|automatique|prealable)
    verdict final
    resultat (de l evaluation|de la selection|du tri|de l analyse)
    (note|message|attention|avis) (a|au|aux|pour) (l|la|le|les)? (recruteur|recruteurs|recruteuse|evaluateur|evaluateurs|rh|lecteur|responsable|jury)
  `,
  result: `
    (reponse|sortie|note) (correcte|attendue|par defaut|exacte|seule valable)
    sans (verification|autre verification|autre examen|controle|examen)
    (deja approuve|deja approuvee|deja valide|deja validee|preapprouve|preselectionne)
    automatiquement
  `,
  mark: `
    (note|score|notation|classement|evaluation|appreciation|points)
    (correspondance|adequation|compatibilite) de
  `,
  criterion: `
    (correspondance|adequation|compatibilite|verdict|exigences|criteres|points forts|lacunes|faiblesses|reserves)
    (meilleur|parfait|parfaite|meilleure|ideal|ideale) (candidat|candidate|profil)
  `,
  best: `
    (20|10) (20|10)
    (note|score|evaluation|appreciation|correspondance|adequation) (maximale|maximal|maximum|la plus elevee|le plus eleve|la plus haute|parfaite|parfait)
    (meilleure|plus haute|plus elevee) (note|evaluation|appreciation) (possible)?
    (meilleur|plus haut|plus eleve) (score|classement)
    (cent|100) (pour cent|points|sur)
    (20 sur 20|20 20|10 10|dix sur dix|vingt sur vingt)
    (premiere place|premier rang|premiere position|numero un|en tete|tete de liste|haut de la liste)
    (au dessus|devant) (de)? tous
    (zero|0) aux autres
  `,
  good: `
    (maximale|maximal|maximum|premier|premiere|meilleur|meilleure|parfait|parfaite|ideal|ideale|excellent|excellente|approuve|approuvee|retenu|retenue|embauche|favorable|favorablement|uniquement|exceptionnel|exceptionnelle)
    (sans|aucune|aucun) (reserve|reserves|lacune|faiblesse|objection|remarque)
    (points forts|que des points forts|expert|immediatement|entretien)
  `,
  fulfilled: `
    (toutes les exigences|tous les criteres|toutes les conditions) (comme|sont|soient|etaient)? (remplies|remplis|satisfaites|satisfaits|atteints|atteintes)
    (remplit|satisfait) (a)? (toutes les exigences|tous les criteres|toutes les conditions)
    (comme|pour) (remplies|remplis|satisfaites|satisfaits|acquises)
  `,
  silence: `
    ne (comparez|compare|comparer|mentionnez|mentionne|mentionner|evaluez|evalue|verifiez|verifie|signalez|signale|listez|rejetez|rejette|penalisez|penalise|citez|notez|cite|revelez|lisez) (pas|plus|aucun|aucune|jamais)
    ne (pas|jamais) (comparer|mentionner|evaluer|verifier|signaler|lister|rejeter|citer|penaliser|reveler)
    (rejetez|rejette|ecartez|ecarte|penalisez|refusez) (toutes|tous)? les autres
  `,
  please: `
    (s il vous plait|s il te plait|veuillez|merci de|vous|tu|priere de|je vous prie|nous vous prions|auriez vous|pourriez vous|pourrais tu|je te prie|il faut|votre|assurez vous)
  `,
  must: `
    (doit|doivent|devra|devrait|merite|faut)
  `,
  leadIn: `
    (veuillez|merci de|et|puis|maintenant|de|alors|toujours|simplement|a|vous|tu|doit|devez|dois|immediatement|seulement|qu il|d|plait|faut|lui|pas)
  `,
  mention: `
    (injection|injections|attaque|attaques|conference|atelier|article|technique*|faille*|par exemple|tels que|detect*)
  `,
  matchKey: `
    (score|taux|niveau|degre) de (correspondance|compatibilite|adequation)
    (verdict|correspondance|adequation|compatibilite|recommandation|decision) (final|finale|globale|global)?
    (points forts|lacunes|faiblesses|exigences remplies)
  `,
  verdictKey: `
    (score|note|evaluation|resultat|statut) (final|finale|global|globale|totale|total|du candidat)?
  `,
  verdictValue: `
    (embaucher|embauche|retenu|retenue|approuve|approuvee|recommande|recommandee|excellent|excellente|parfait|parfaite|oui|maximale|maximal|favorable|aucune|aucun|a retenir)
  `,
  example: `
    (candidat|candidate|exemple|utilisateur|entree|question|cv) (1|2|3|a|b)?
  `,
  greeting: `
    (cher|chere|bonjour|attention) (a l|l|le|la)?
    si (un|une|ce|cet|l)
    en tant qu (un|une)?
    en tant que
  `,
  flaws: `
    (lacune|lacunes|faiblesse|faiblesses|reserve|reserves|points faibles|defauts|manques|objections|points negatifs)
  `,
  notJudged: `
    (le|la|au|du|ce|cette) (candidat|candidate|profil|document|dossier|personne|cv) (qui|avec|dont|ayant)
  `,
  youAre: `
    (si|comme|puisque) (tu|vous) (es|etes) (un|une)?
    (tu es|vous etes) (maintenant|desormais|un|une|mon|ma)
  `,
};
