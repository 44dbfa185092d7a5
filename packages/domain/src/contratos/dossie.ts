import { contar } from '../br/contar.ts'
import { z } from 'zod'
import { formatData } from '../br/data.ts'
import { id, opcional, texto, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import type { DataIso } from '../regras/calendario/datas.ts'
import { escolha } from './campos.ts'

// What a client may see of the people who serve it, month by month, and nothing else: the client answers for wages,
// contributions and safety of who works for it (Súmula 331 TST; Lei 14.133/2021 arts. 50 and 121; IN SEGES 5/2017
// Anexo VIII-B), and for no more than that may it be told who they are (LGPD arts. 6º III and 7º II).

interface Comprovante {
  readonly label: string
  /** Law that every client may ask by, and what public bodies have besides. */
  readonly baseLegal: string
  readonly doPublico?: string
  /** Whom it is asked of: every client, public bodies only, or nobody unless there was something to prove. */
  readonly pede: 'sempre' | 'publico' | 'se_houver'
}

/** What somebody uploads for a month: the system keeps no payroll. */
export const comprovantesDoMes = {
  folha: {
    label: 'Folha de pagamento do contrato',
    baseLegal: 'Súmula 331 IV e VI TST; Lei 6.019/1974 art. 5º-A § 5º',
    doPublico: 'Lei 14.133/2021 art. 50 II; IN SEGES 5/2017 Anexo VIII-B',
    pede: 'sempre',
  },
  salarios: {
    label: 'Pagamento dos salários',
    baseLegal: 'CLT art. 464; Súmula 331 IV e VI TST',
    doPublico: 'Lei 14.133/2021 art. 50 II',
    pede: 'sempre',
  },
  fgts: {
    label: 'FGTS: guia e pagamento',
    baseLegal: 'Lei 8.036/1990 art. 15; Súmula 331 IV e VI TST',
    doPublico: 'Lei 14.133/2021 art. 50 III',
    pede: 'sempre',
  },
  inss: {
    label: 'INSS: DCTFWeb e pagamento',
    baseLegal: 'Lei 8.212/1991 art. 31; Lei 6.019/1974 art. 5º-A § 5º',
    doPublico: 'Lei 14.133/2021 art. 121 § 2º',
    pede: 'sempre',
  },
  vt: {
    label: 'Vale-transporte',
    baseLegal: 'Lei 7.418/1985 art. 1º; Súmula 331 VI TST',
    doPublico: 'Lei 14.133/2021 art. 50 VI',
    pede: 'sempre',
  },
  va: {
    label: 'Vale-alimentação ou refeição',
    baseLegal: 'Convenção coletiva; Súmula 331 VI TST',
    doPublico: 'Lei 14.133/2021 art. 50 VI',
    pede: 'sempre',
  },
  certidoes: {
    label: 'Certidões: federal, FGTS e trabalhista',
    baseLegal: 'Contrato com o tomador',
    doPublico: 'Lei 14.133/2021 art. 68; IN SEGES 5/2017 Anexo VIII-B',
    pede: 'publico',
  },
  ferias: {
    label: 'Férias e 1/3 pagos no mês',
    baseLegal: 'CLT art. 145; Súmula 331 VI TST',
    doPublico: 'Lei 14.133/2021 art. 50 IV',
    pede: 'se_houver',
  },
  rescisoes: {
    label: 'Rescisões quitadas no mês',
    baseLegal: 'CLT art. 477 § 6º; Súmula 331 VI TST',
    doPublico: 'Lei 14.133/2021 art. 50 V',
    pede: 'se_houver',
  },
  outro: { label: 'Outro comprovante', baseLegal: 'Contrato com o tomador', pede: 'se_houver' },
} as const satisfies Readonly<Record<string, Comprovante>>
export type TipoDeComprovante = keyof typeof comprovantesDoMes
export const tiposDeComprovante = codigosDe(comprovantesDoMes)

const comprovanteOf = (tipo: TipoDeComprovante): Comprovante => comprovantesDoMes[tipo]

/** What the system writes about the people, one paper each. */
export const relacoesDoDossie = {
  pessoas: {
    label: 'Pessoas do contrato',
    arquivo: '01-pessoas.pdf',
    baseLegal: 'Súmula 331 IV e V TST; Lei 6.019/1974 art. 5º-A § 5º',
    doPublico: 'IN SEGES 5/2017 Anexo VIII-B',
  },
  exames: {
    label: 'Exames ocupacionais em dia',
    arquivo: '02-exames-ocupacionais.pdf',
    baseLegal: 'NR-7; Lei 6.019/1974 art. 5º-A § 3º',
  },
  treinamentos: {
    label: 'Treinamentos',
    arquivo: '03-treinamentos.pdf',
    baseLegal: 'NR-1 item 1.7; Lei 6.019/1974 art. 4º-C I d',
  },
  entregas: {
    label: 'Uniformes e EPIs entregues',
    arquivo: '04-uniformes-e-epis.pdf',
    baseLegal: 'CLT art. 166; NR-6',
  },
} as const satisfies Readonly<
  Record<string, Pick<Comprovante, 'label' | 'baseLegal' | 'doPublico'> & { readonly arquivo: string }>
>
export type RelacaoDoDossie = keyof typeof relacoesDoDossie

/** What never goes, whoever asks: said in the index. */
export const foraDoDossie: readonly (readonly [oque: string, porque: string])[] = [
  ['CPF completo', 'Vai mascarado: basta para reconhecer a pessoa (LGPD art. 6º III).'],
  [
    'Resultado de exame, CID, atestado e motivo de afastamento',
    'Dado de saúde: o tomador confere só a data e a validade (LGPD arts. 5º II e 11; NR-7).',
  ],
  ['Conta bancária, Pix e endereço', 'Não servem à fiscalização (LGPD art. 6º III).'],
  ['Família e dependentes', 'Não servem à fiscalização (LGPD arts. 6º III e 14).'],
  ['Documentos pessoais e contrato de trabalho', 'Ficam no RH; o tomador os confere na empresa.'],
]

/** A month as `AAAA-MM`. */
export const mesDoDossie = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Informe o mês')

/** A proof as it is attached to a month of a contract. */
export const comprovanteNovo = z.strictObject({
  arquivoId: z.uuid(),
  /** As the person's device called it. */
  nome: texto(120),
  tipo: escolha(tiposDeComprovante),
  descricao: opcional(texto(200)),
  /** Nothing in the file is of other contracts, and nothing that never goes. */
  conferido: z.literal(true, 'Confira o arquivo antes de anexar'),
})

/** For whom a dossier is taken, and why. */
export const retiradaDoDossie = z.strictObject({
  para: textoObrigatorio(120, 3),
  motivo: textoObrigatorio(300, 5),
  /** Copies of the certificates of training go along. */
  certificados: z.boolean(),
})
export type RetiradaDoDossie = z.output<typeof retiradaDoDossie>

/** Who served the contract in the month, as far as its client may know. */
export interface PessoaDoDossie {
  readonly vinculoId: number
  readonly nome: string
  readonly matricula: string
  /** Masked. */
  readonly cpf: string
  readonly cargo: string
  readonly posto: string
  /** First and last day of the month at the post. */
  readonly de: DataIso
  readonly ate: DataIso
  /** Covered somebody's absence. */
  readonly cobre: boolean
  /** Last day of an exam of work until the end of the month, and until when it holds; null for none. */
  readonly exame: { readonly data: DataIso; readonly validade: DataIso | null } | null
  /** Norms whose training the cargo asks for. */
  readonly exigidos: readonly string[]
  readonly treinamentos: readonly {
    readonly norma: string
    readonly emissao: DataIso | null
    readonly validade: DataIso | null
  }[]
  /** The post has a kit to be handed over. */
  readonly kit: boolean
  readonly entregas: readonly {
    readonly item: string
    readonly tipo: 'uniforme' | 'epi'
    readonly quantidade: number
    readonly entregueEm: DataIso
    readonly ca: string | null
    readonly devolvidoEm: DataIso | null
  }[]
}

export interface FatosDoDossie {
  readonly tipo: 'publico' | 'privado'
  /** Last day that it tells of. */
  readonly dia: DataIso
  readonly pessoas: readonly PessoaDoDossie[]
  readonly comprovantes: readonly { readonly tipo: TipoDeComprovante; readonly nome: string }[]
}

export const situacoesDoItem = {
  completo: { label: 'Completo', tone: 'success' },
  incompleto: { label: 'Com faltas', tone: 'warning' },
  falta: { label: 'Falta', tone: 'error' },
  nao_ha: { label: 'Se houver', tone: 'default' },
} as const
export type SituacaoDoItem = keyof typeof situacoesDoItem

/** A line of the index: what goes, or what is missing and why. */
export interface ItemDoDossie {
  readonly codigo: RelacaoDoDossie | TipoDeComprovante
  readonly label: string
  readonly baseLegal: string
  readonly situacao: SituacaoDoItem
  readonly texto: string
  /** What is missing, a sentence each. */
  readonly faltas: readonly string[]
}

/** The same person may have been at two posts, or covered another one. */
const umaVez = (pessoas: readonly PessoaDoDossie[]): readonly PessoaDoDossie[] => [
  ...new Map(pessoas.map((pessoa) => [pessoa.vinculoId, pessoa])).values(),
]

function faltaNoExame({ nome, exame }: PessoaDoDossie, dia: DataIso): string[] {
  if (exame === null) return [`${nome}: nenhum exame ocupacional registrado`]
  if (exame.validade === null) return [`${nome}: exame de ${formatData(exame.data)} sem validade registrada`]
  return exame.validade < dia ? [`${nome}: exame vencido em ${formatData(exame.validade)}`] : []
}

/** A training that holds on the day answers for its norm, whatever older ones say. */
const faltasNosTreinamentos = ({ nome, exigidos, treinamentos }: PessoaDoDossie, dia: DataIso): string[] =>
  exigidos.flatMap((norma) => {
    const feitos = treinamentos.filter((um) => um.norma === norma)
    if (feitos.some(({ validade }) => validade === null || validade >= dia)) return []
    const ultima = feitos
      .map(({ validade }) => validade ?? '')
      .toSorted()
      .at(-1)
    return [
      ultima === undefined
        ? `${nome}: sem treinamento da ${norma}`
        : `${nome}: treinamento da ${norma} vencido em ${formatData(ultima)}`,
    ]
  })

const faltaNaEntrega = ({ nome, kit, entregas }: PessoaDoDossie): string[] =>
  kit && entregas.length === 0 ? [`${nome}: nenhuma entrega registrada`] : []

type Tomador = FatosDoDossie['tipo']

/** The law by which this client may ask. */
const leiDe = (
  { baseLegal, doPublico }: Pick<Comprovante, 'baseLegal' | 'doPublico'>,
  tipo: Tomador,
): string => (tipo === 'publico' && doPublico !== undefined ? `${baseLegal}; ${doPublico}` : baseLegal)

const SEM_PESSOAS = 'Ninguém esteve no contrato neste mês.'

function relacao(
  codigo: RelacaoDoDossie,
  { tipo, quantas }: { readonly tipo: Tomador; readonly quantas: number },
  texto: string,
  faltas: readonly string[],
): ItemDoDossie {
  const { label } = relacoesDoDossie[codigo]
  const baseLegal = leiDe(relacoesDoDossie[codigo], tipo)
  const situacao = quantas === 0 ? 'falta' : faltas.length > 0 ? 'incompleto' : 'completo'
  return quantas === 0
    ? { codigo, label, baseLegal, situacao, texto: SEM_PESSOAS, faltas: [SEM_PESSOAS] }
    : { codigo, label, baseLegal, situacao, texto, faltas }
}

const NAO_ANEXADO = 'Ninguém anexou este comprovante.'

function comprovante(codigo: TipoDeComprovante, { tipo, comprovantes }: FatosDoDossie): ItemDoDossie {
  const { label, pede } = comprovanteOf(codigo)
  const baseLegal = leiDe(comprovanteOf(codigo), tipo)
  const nomes = comprovantes.filter((um) => um.tipo === codigo).map(({ nome }) => nome)
  const exigido = pede === 'sempre' || (pede === 'publico' && tipo === 'publico')
  if (nomes.length > 0)
    return {
      codigo,
      label,
      baseLegal,
      situacao: 'completo',
      texto: contar(nomes.length, 'arquivo', 'arquivos'),
      faltas: [],
    }
  return {
    codigo,
    label,
    baseLegal,
    situacao: exigido ? 'falta' : 'nao_ha',
    texto: exigido ? NAO_ANEXADO : 'Só se houve o que comprovar.',
    faltas: exigido ? [NAO_ANEXADO] : [],
  }
}

/** The index of a month: what the people's papers show, then each proof, with what is missing of each. */
export function itensDoDossie(fatos: FatosDoDossie): readonly ItemDoDossie[] {
  const { dia, pessoas, tipo } = fatos
  const unicas = umaVez(pessoas)
  const quantas = unicas.length
  const de = { tipo, quantas }
  const exames = unicas.flatMap((pessoa) => faltaNoExame(pessoa, dia))
  // What one post asks for another may not: each of them is looked at, and said once.
  const treinamentos = [...new Set(pessoas.flatMap((pessoa) => faltasNosTreinamentos(pessoa, dia)))]
  const entregas = [...new Set(pessoas.flatMap(faltaNaEntrega))]
  const pecas = unicas.reduce((soma, pessoa) => soma + pessoa.entregas.length, 0)
  const feitos = unicas.reduce((soma, pessoa) => soma + pessoa.treinamentos.length, 0)
  return [
    relacao('pessoas', de, contar(quantas, 'pessoa no mês', 'pessoas no mês'), []),
    relacao('exames', de, `${quantas - exames.length} de ${quantas} em dia`, exames),
    relacao(
      'treinamentos',
      de,
      contar(feitos, 'treinamento registrado', 'treinamentos registrados'),
      treinamentos,
    ),
    relacao('entregas', de, contar(pecas, 'entrega registrada', 'entregas registradas'), entregas),
    ...tiposDeComprovante.map((codigo) => comprovante(codigo, fatos)),
  ]
}

/** Whether something that the client may ask for is not there. */
export const temFaltas = (itens: readonly ItemDoDossie[]): boolean =>
  itens.some(({ situacao }) => situacao === 'falta' || situacao === 'incompleto')

/** A proof to attach, with where it goes. */
export const comprovanteDoContrato = comprovanteNovo
  .omit({ nome: true })
  .extend({ contratoId: id, mes: mesDoDossie })
