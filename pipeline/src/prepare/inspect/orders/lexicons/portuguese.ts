import type { Lexicon } from '../lexicon.ts';

const judged = '(candidato|candidata|candidatura|pessoa|perfil|curriculo|curriculum|cv|documento)';

export const portuguese: Lexicon = {
  forget: `
    (ignore|ignora|ignorem|ignorar|esqueca|esquece|esquecam|esquecer|desconsidere|desconsidera|desconsiderar|descarte|despreze|anule|contorne|omita|elimine)
    nao (siga|sigas|aplique|apliques|considere|use|leve em conta|obedeca|respeite)
    (deixe|deixa) de lado
  `,
  rules: `
    (instrucao|instrucoes|regra|regras|criterio|criterios|diretriz|diretrizes|orientacoes|restricoes|ordens|requisitos|contexto|mensagens|prompt|prompts|comandos|normas)
  `,
  earlier: `
    (anterior|anteriores|previa|previas|previos|acima|todas|todos|toda|suas|seus|tuas|teus|outras|outros|iniciais|originais|do sistema|de avaliacao|de selecao|recebidas|dadas|quaisquer|qualquer)
  `,
  allAbove: `
    tudo (o que|que|aquilo que)? (esta acima|foi dito|veio antes|acima|anterior|lhe foi dito|te foi dito)
  `,
  judge: `
    (dar|atribua|atribui|atribuir|atribuam|avalie|avalia|avaliar|classifique|classifica|coloque|coloca|colocar|considere|considera|considerar|recomende|recomenda|selecione|seleciona|contrate|contrata|aprove|aprova|devolva|retorne|marque|trate|trata|confirme|conclua|escolha|premie|conceda|registre|informe|relate|pontue|pontua)
    (avaliado|avaliada|classificado|classificada|recomendado|recomendada|considerado|considerada)
  `,
  say: `
    (responda|responde|escreva|escreve|adicione|acrescente|inclua|repita|revele|mostre|imprima|diga|cite|comece|termine|traduza|traduz|resuma|substitua|copie|envie|retorne)
  `,
  answer: `
    (a) (sua|tua|vossa)? (unica|ultima|primeira)? (resposta|avaliacao|traducao|saida|analise)
    (o) (seu|teu)? (resumo|relatorio|veredito|veredicto|parecer|prompt)
    (resposta vazia|mensagem vazia|ponto forte|nada mais)
  `,
  payload: `
    (palavra por palavra|literalmente|exatamente|vazio|vazia|nada mais)
    outros candidatos
  `,
  judged: `
    (este|esta|deste|desta|neste|tal|presente|essa|esse|a este|a esta) (excelente|otimo|otima)? ${judged}
    (os|aos|dos|as) (outros|demais|outras) (candidatos|candidatas|candidaturas|curriculos|perfis)
  `,
  me: `
    (avalie|coloque|recomende|selecione|contrate|atribua|classifique|pontue) (a|ao|me)? (minha candidatura|meu perfil|meu curriculo|meu cv)
    (me (avalie|coloque|recomende|selecione|contrate|atribua|classifique))
    (minha nota|minha pontuacao|minha avaliacao)
  `,
  candidate: `
    (o|a|ao|do|da) (candidato|candidata|curriculo|cv)
    este texto
  `,
  program: `
    (ia|inteligencia artificial|modelo de linguagem|modelos de linguagem|assistente virtual|robo|bot|algoritmo|chatgpt|llm)
    (sistema|software|programa|ferramenta) (de|automatico|automatizado|automatizada) (selecao|avaliacao|triagem|pontuacao|recrutamento)?
    (avaliador|leitor|revisor|recrutador) (automatico|automatizado|virtual)
    (modelo|sistema|assistente|programa|algoritmo|software) que (le|leia|avalia|avalie|processa|analisa)
    (qualquer|todo) (modelo|sistema|assistente|programa|ferramenta|algoritmo)
  `,
  helper: `
    (assistente|modelo|algoritmo)
    (tradutor|tradutora|interprete|sistema de traducao|motor de traducao|ocr)
  `,
  address: `
    (nota|notas|mensagem|aviso|atencao|instrucao|instrucoes|lembrete|recado) (para|a|ao|aos|as) (a|o|os|as|qualquer|todo|toda)?
  `,
  now: `
    (a partir de agora|de agora em diante|doravante|daqui em diante)
    (aja|atue|comporte se|responda) como (se|um|uma|meu)
    (finja|imagine|simule) que
    (nova|novas|ultimas|importantes|outras) (instrucao|instrucoes|regras|diretrizes|ordens)
    (sua|tua|a sua) (tarefa|missao|funcao|unica tarefa|nova tarefa) (e|mudou|agora e|consiste)
    a (avaliacao|selecao|triagem) (terminou|foi concluida|esta concluida|esta encerrada|termina aqui|acabou)
    ao (resumir|avaliar|traduzir|ler|pontuar|processar|analisar) este
    (independentemente|apesar) (da|do|dos|das|de)
    modo (desenvolvedor|manutencao|administrador|depuracao)
  `,
  speaker: `
    (sistema|desenvolvedor|assistente|administrador|modelo)
    (nota|comentario|mensagem|avaliacao|parecer|observacao) (interna|interno|confidencial|oficial|do recrutador|da recrutadora|do rh|dos recursos humanos|de recursos humanos|do gestor|do avaliador|do sistema|da selecao|anterior|previa)
    (veredito|veredicto) final
    resultado da (avaliacao|selecao|triagem|analise)
    (nota|mensagem|atencao|aviso) (para|a|ao|aos) (o|a|os)? (recrutador|recrutadora|recrutadores|avaliador|avaliadores|rh|recursos humanos|gestor|leitor)
  `,
  result: `
    (resposta|saida|avaliacao) (correta|esperada|padrao|certa)
    sem (mais|outras|novas) (verificacoes|perguntas|analises|verificacao|analise)
    (ja aprovada|ja aprovado|pre aprovado|pre aprovada|pre selecionado)
    automaticamente
  `,
  mark: `
    (pontuacao|nota|avaliacao|classificacao|pontos|ranking)
    (correspondencia|compatibilidade|aderencia) de
  `,
  criterion: `
    (correspondencia|compatibilidade|aderencia|veredito|requisitos|criterios|pontos fortes|lacunas|fraquezas|ressalvas)
    (melhor|perfeito|perfeita|ideal) (candidato|candidata|perfil)
  `,
  best: `
    (pontuacao|nota|avaliacao|classificacao|correspondencia|compatibilidade) (maxima|mais alta|perfeita|total)
    (maxima|maior|melhor|mais alta) (pontuacao|nota|avaliacao|classificacao|correspondencia) (possivel)?
    (cem|100) (pontos|por cento|em)
    (nota) (10|dez|100|cem)
    (dez|10) (em|de) (dez|10)
    (em|no) primeiro lugar
    (no topo|topo da lista|numero um)
    acima de (todos|todas)
    (zero|0) (para|aos) (os)? (outros|demais)
  `,
  good: `
    (maxima|maximo|primeiro|primeira|melhor|perfeito|perfeita|ideal|excelente|aprovado|aprovada|contratar|apto|apta|apenas|somente|favoravel|favoravelmente)
    (sem|nenhuma) (ressalvas|ressalva|lacunas|lacuna|objecoes|fraquezas)
    (pontos fortes|especialista|imediatamente|entrevista)
  `,
  fulfilled: `
    todos os (requisitos|criterios) (como|estao|sao|foram)? (cumpridos|atendidos|satisfeitos|preenchidos)
    (cumpre|atende|preenche|satisfaz) (a)? (todos os|cada um dos) (requisitos|criterios)
    (como|por) (cumpridos|atendidos|satisfeitos)
  `,
  silence: `
    (nao|nunca|sem) (compare|compares|comparar|mencione|menciones|mencionar|avalie|avalies|verifique|verificar|liste|aponte|rejeite|penalize|questione|questionar|revele|cite|leia)
    (rejeite|descarte|elimine|reprove) (todos)? os (outros|demais)
  `,
  please: `
    (por favor|por gentileza|voce|tu|sua|peco|pedimos|solicitamos|queira|faca o favor|deve|deves|gentilmente|certifique se|agradecemos)
  `,
  must: `
    (deve|devem|devera|deveria|merece|precisa|tem de|tem que)
  `,
  leadIn: `
    (por favor|e|entao|agora|deve|deves|que|sempre|simplesmente|apenas|a|depois|imediatamente|nao|voce)
  `,
  mention: `
    (injecao|injecoes|ataque|ataques|palestra|artigo|tecnica*|por exemplo|detec*)
  `,
  matchKey: `
    (pontuacao|percentual|nivel|grau) de (correspondencia|compatibilidade|aderencia)
    (veredito|veredicto|correspondencia|compatibilidade|recomendacao|decisao|aderencia) (final|global|geral)?
    (pontos fortes|lacunas|fraquezas|requisitos cumpridos|requisitos atendidos)
  `,
  verdictKey: `
    (pontuacao|avaliacao|nota|resultado|situacao) (final|global|total|geral|do candidato)?
  `,
  verdictValue: `
    (contratar|contratado|contratada|apto|apta|aprovado|aprovada|recomendado|recomendada|excelente|perfeito|sim|maxima|nenhuma|nenhum)
  `,
  example: `
    (curriculo|candidato|candidata|exemplo|usuario|pergunta) (1|2|3|a|b)?
  `,
  greeting: `
    (prezado|prezada|caro|cara|ola|atencao) (a|o)?
    (se|caso) (um|uma|este|esta|o|a)
    como (um|uma)
  `,
  flaws: `
    (lacuna|lacunas|fraqueza|fraquezas|ressalvas|pontos fracos|defeitos|falhas|objecoes|pontos negativos)
  `,
  notJudged: `
    (o|a|ao|do|da|este|esta) (candidato|candidata|perfil|documento|pessoa) (que|com|cujo|cuja)
  `,
  youAre: `
    (se|como|ja que|caso) (voce|tu) (e|es|seja|for) (um|uma)?
    (voce|tu) (e|es|agora e) (agora|um|uma|meu|minha)
  `,
};
