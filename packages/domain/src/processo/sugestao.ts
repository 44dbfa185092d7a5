// For which document a file is likely meant, by what its sender called it. A guess to be confirmed, never a decision.

interface Candidato {
  readonly codigo: string
  readonly descricao: string
}

/** What people call the files of each document, besides the words of its description. */
const apelidos: Readonly<Record<string, readonly string[]>> = {
  CPF: ['cpf', 'ctps', 'carteira de trabalho'],
  IDENTIDADE: ['rg', 'identidade', 'cin', 'cnh frente', 'documento com foto'],
  FOTO: ['foto', 'cracha', '3x4', 'selfie', 'retrato'],
  RESIDENCIA: [
    'residencia',
    'endereco',
    'conta de luz',
    'conta de agua',
    'conta luz',
    'conta agua',
    'luz',
    'agua',
    'energia',
    'internet',
    'boleto',
    'fatura',
  ],
  CERTIDAO: ['certidao', 'nascimento', 'casamento', 'averbacao'],
  ESCOLARIDADE: ['escolaridade', 'historico', 'diploma', 'escola', 'ensino', 'conclusao'],
  ASO: ['aso', 'exame', 'saude ocupacional'],
  CONTA: ['banco', 'bancaria', 'conta bancaria', 'dados bancarios', 'cartao', 'pix'],
  VT: ['vt', 'vale transporte', 'transporte', 'itinerario', 'bilhete'],
  CONTRATO: ['contrato', 'contrato de trabalho', 'experiencia'],
  FICHA_EPI: ['epi', 'ficha de epi'],
  ORDEM_SERVICO: ['ordem de servico', 'os assinada'],
  RESERVISTA: ['reservista', 'dispensa de incorporacao', 'alistamento'],
  TITULO: ['titulo', 'eleitor'],
  PIS: ['pis', 'pasep', 'nis'],
  DEPENDENTES: ['dependente', 'dependentes', 'filho', 'filha'],
  VACINACAO: ['vacina', 'vacinacao', 'caderneta'],
  FREQUENCIA: ['frequencia', 'declaracao escolar', 'matricula escolar'],
  CNH: ['cnh', 'habilitacao', 'motorista'],
  LGPD: ['lgpd', 'ciencia', 'privacidade', 'dados pessoais'],
  RNM: ['rnm', 'rne', 'protocolo de refugio'],
  ACORDO_12X36: ['12x36', 'acordo'],
  ANTECEDENTES: ['antecedentes', 'criminais'],
  ATESTADO: ['atestado', 'comprovante'],
  CAT: ['cat', 'acidente'],
  TRCT: ['trct', 'rescisao', 'termo de rescisao'],
  COMPROVANTE_RESCISAO: ['comprovante', 'pagamento', 'deposito'],
  AVISO_DEMISSAO: ['aviso', 'aviso previo', 'pedido de demissao'],
  AVISO_FERIAS: ['aviso', 'aviso de ferias'],
  RECIBO_FERIAS: ['recibo', 'recibo de ferias'],
}

/** Words that say nothing about which document it is. */
const vazias = new Set([
  'de',
  'do',
  'da',
  'com',
  'em',
  'para',
  'ou',
  'o',
  'a',
  'e',
  'que',
  'assinado',
  'documento',
])

const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Weight of a name in a file's words: longer names say more; 0 where it is not there as a whole. */
const pesoDe = (arquivo: string, nome: string): number =>
  ` ${arquivo} `.includes(` ${nome} `) ? nome.length : 0

/** Names under which a document is looked for. */
const nomesDe = ({ codigo, descricao }: Candidato): string[] => [
  ...(apelidos[codigo] ?? []),
  ...normalizar(descricao)
    .split(' ')
    .filter((palavra) => palavra.length > 3 && !vazias.has(palavra)),
]

/** The document that a file's name suggests; null where it suggests none, or two alike. */
export function sugerirItem<C extends Candidato>(nomeDoArquivo: string, itens: readonly C[]): C | null {
  const arquivo = normalizar(nomeDoArquivo)
  const pesos = itens.map((item) => ({
    item,
    peso: [...new Set(nomesDe(item))].reduce((soma, nome) => soma + pesoDe(arquivo, nome), 0),
  }))
  const [primeiro, segundo] = pesos.filter(({ peso }) => peso > 0).toSorted((a, b) => b.peso - a.peso)
  return primeiro && primeiro.peso !== segundo?.peso ? primeiro.item : null
}
