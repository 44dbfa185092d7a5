import type { ClienteNome, ContratoNome } from './empresa.ts'

// What the clients of the demo company agreed on, amended and said. Amounts, people and addresses are fiction.

interface ContatoDemo {
  readonly nome: string
  readonly papel: 'gestor' | 'fiscal' | 'financeiro'
  readonly email: string
  readonly telefone: string
}

const contato = (
  nome: string,
  papel: ContatoDemo['papel'],
  email: string,
  telefone: string,
): ContatoDemo => ({ nome, papel, email: `${email}.example`, telefone })

export const contatos: Readonly<Record<ClienteNome, readonly ContatoDemo[]>> = {
  hospital: [
    contato('Rosana Tavares', 'gestor', 'rosana.tavares@santaaurelia', '1132659041'),
    contato('Paulo Menezes', 'financeiro', 'contas@santaaurelia', '1132659050'),
  ],
  shopping: [contato('Cristiano Bastos', 'gestor', 'operacoes@mangueiras', '11964413072')],
  fundacao: [
    contato('Alcides Fontoura', 'fiscal', 'fiscalizacao@monteazul', '1937721180'),
    contato('Beatriz Lacerda', 'gestor', 'contratos@monteazul', '1937721104'),
  ],
  cooperativa: [contato('Iara Campolina', 'gestor', 'facilities@uniaodovale', '31988120447')],
  torre: [contato('Geraldo Prates', 'gestor', 'sindico@torreipe', '3132240915')],
  terminal: [contato('Wagner Saldanha', 'gestor', 'suprimentos@rotaleste', '31971036628')],
}

interface TermosDemo {
  readonly indice: 'cct' | 'ipca' | 'inpc' | 'igpm'
  /** Login of who answers for it in operations. */
  readonly gestor: string
  /** The contract says what each person costs the client. */
  readonly comPreco: boolean
}

const comPreco = (indice: TermosDemo['indice'], gestor: string): TermosDemo => ({
  indice,
  gestor,
  comPreco: true,
})

export const termosDemo: Readonly<Record<ContratoNome, TermosDemo>> = {
  hospitalSp: comPreco('cct', 'gestor'),
  shopping: comPreco('ipca', 'gestor'),
  fachadas: { indice: 'igpm', gestor: 'coordenador.operacional', comPreco: false },
  campusCampinas: comPreco('cct', 'gestor'),
  campusFortaleza: comPreco('cct', 'coordenador.operacional'),
  agencias: comPreco('inpc', 'assistente.gestor'),
  torre: { indice: 'ipca', gestor: 'gestor', comPreco: false },
  terminal: comPreco('cct', 'coordenador.operacional'),
  hospitalCe: comPreco('cct', 'coordenador.operacional'),
  campusSul: comPreco('cct', 'coordenador.operacional'),
}

/** Price of one person for each centavo of planned pay: charges, inputs, taxes and margin. */
const FATOR_DO_PRECO = 2.38

/** What the client pays per person, in whole reais. */
export const precoDe = (salarioCentavos: number): number =>
  Math.round((salarioCentavos * FATOR_DO_PRECO) / 100) * 100

interface AditivoDemo {
  readonly contrato: ContratoNome
  readonly tipo: 'prorrogacao' | 'acrescimo' | 'supressao'
  readonly descricao: string
  /** Days from today to the signature, and to the day from which it holds. */
  readonly assinado: number
  readonly vigencia: number
  /** Days from today to the end that the contract had before. */
  readonly fimAntes?: number
  /** A post by place and cargo, and how many slots it won or lost. */
  readonly posto?: { readonly local: string; readonly cargo: string; readonly diferenca: number }
}

export const aditivosDemo: readonly AditivoDemo[] = [
  {
    contrato: 'torre',
    tipo: 'prorrogacao',
    descricao: 'Prorroga o contrato por doze meses, nas mesmas condições.',
    assinado: -25,
    vigencia: 61,
    fimAntes: 60,
  },
  {
    contrato: 'hospitalSp',
    tipo: 'supressao',
    descricao: 'Fecha duas vagas do ambulatório depois da mudança da coleta para o bloco A.',
    assinado: -130,
    vigencia: -120,
    posto: { local: 'Ambulatório', cargo: 'auxiliar', diferenca: -2 },
  },
  {
    contrato: 'campusFortaleza',
    tipo: 'acrescimo',
    descricao: 'Acrescenta duas vagas para o bloco didático que abre no próximo período.',
    assinado: -6,
    vigencia: 20,
    posto: { local: 'Blocos didáticos', cargo: 'auxiliar', diferenca: 2 },
  },
]

interface ObservacaoDemo {
  readonly contrato: ContratoNome
  readonly autor: string
  readonly dias: number
  readonly texto: string
}

const observacao = (contrato: ContratoNome, autor: string, dias: number, texto: string): ObservacaoDemo => ({
  contrato,
  autor,
  dias,
  texto,
})

export const observacoesDemo: readonly ObservacaoDemo[] = [
  observacao(
    'shopping',
    'comercial',
    -52,
    'O cliente abriu concorrência para os próximos 24 meses. Proposta enviada.',
  ),
  observacao(
    'shopping',
    'gestor',
    -18,
    'Cristiano confirmou que decide até o fim do mês. Pediu lista das pessoas por posto.',
  ),
  observacao(
    'shopping',
    'comercial',
    -4,
    'Sem resposta. Preparar destino das pessoas: parte cabe no hospital e no campus.',
  ),
  observacao(
    'hospitalSp',
    'comercial',
    -133,
    'Supressão do ambulatório combinada com Rosana: duas pessoas foram para o bloco A.',
  ),
  observacao(
    'campusFortaleza',
    'comercial',
    -8,
    'O bloco novo abre com duas pessoas a mais; vagas já podem ser abertas.',
  ),
  observacao('torre', 'comercial', -27, 'Assembleia aprovou a prorrogação por doze meses.'),
]
