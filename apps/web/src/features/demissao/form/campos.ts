import type { CampoDaDemissao } from '@rh/domain/processos/demissao/campos'
import { formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import type { CausaOferecida, Opcoes } from '../registro.ts'

type Dados = Readonly<Record<string, unknown>>

export const acharCausa = ({ causas }: Pick<Opcoes, 'causas'>, codigo: unknown): CausaOferecida | undefined =>
  causas.find((causa) => causa.codigo === codigo)

/** The ways of giving notice of a cause; none before one is chosen. */
export const avisosDe = ({ avisos }: Pick<Opcoes, 'avisos'>, causa: unknown): Opcoes['avisos'][string] =>
  typeof causa === 'string' && Object.hasOwn(avisos, causa) ? (avisos[causa] ?? []) : []

/** Whether the person who types sees pay. */
export const veValores = ({ situacao }: Pick<Opcoes, 'situacao'>): boolean =>
  situacao.salarioCentavos !== null

const hasEstabilidade = ({ situacao }: Pick<Opcoes, 'situacao'>): boolean =>
  situacao.estabilidades.some((estabilidade) => estabilidade.situacao === 'vigente')

/** Their last day is typed: no notice works it out. */
const comUltimoDia: readonly string[] = ['05', '06', '10', '11', '13', '27', '36']
/** Ask for the assistance of the union where the person is protected (CLT art. 500). */
const comAssistencia: readonly string[] = ['04', '07', '33']

const JUSTA_CAUSA = '01'
/** Of CLT art. 482: abandonment. */
const ABANDONO = 'i'
/** A criminal conviction, which has no place. */
const CONDENACAO = 'd'
const DO_EMPREGADO_A_TERMO = '04'

type Pede = (dados: Dados, opcoes: Opcoes) => boolean
const sempre: Pede = () => true
const daCausa =
  (...causas: readonly unknown[]): Pede =>
  ({ causa }) =>
    causas.includes(causa)
const isAbandono: Pede = ({ causa, alinea }) => causa === JUSTA_CAUSA && alinea === ABANDONO
/** Of abandonment the absence and its calls tell what happened. */
const comFatos: Pede = ({ causa, alinea }) =>
  causa === JUSTA_CAUSA && typeof alinea === 'string' && alinea !== ABANDONO
const isDaEmpresa: Pede = ({ causa }, opcoes) => acharCausa(opcoes, causa)?.iniciativa === 'EMPREGADOR'
/** Lets somebody go before the end of the notice, who proved a new job (Súmula 276 TST). */
const isNovoEmprego: Pede = (dados, opcoes) => dados['aviso'] === 'dispensado' && isDaEmpresa(dados, opcoes)

/** When each field is asked for. */
const pede: { readonly [C in CampoDaDemissao]: Pede } = {
  causa: sempre,
  comunicacao: sempre,
  alinea: daCausa(JUSTA_CAUSA),
  fatoEm: comFatos,
  fatoOnde: (dados, opcoes) => comFatos(dados, opcoes) && dados['alinea'] !== CONDENACAO,
  fatos: comFatos,
  aviso: ({ causa }, opcoes) => avisosDe(opcoes, causa).length > 1,
  reducao: ({ causa, aviso }, opcoes) =>
    avisosDe(opcoes, causa).some(({ codigo, reducao }) => codigo === aviso && reducao),
  desligamento: (dados, opcoes) => daCausa(...comUltimoDia)(dados, opcoes) || isNovoEmprego(dados, opcoes),
  // A leave moves the notice later, by an act of Rh.
  avisoAte: () => false,
  diasCumpridos: ({ causa, aviso }) => causa === '07' && aviso !== 'trabalhado',
  novoEmprego: isNovoEmprego,
  processoJudicial: ({ causa }, opcoes) => (acharCausa(opcoes, causa)?.processoJudicial ?? 'nao') !== 'nao',
  inquerito: (dados, opcoes) => daCausa(JUSTA_CAUSA)(dados, opcoes) && hasEstabilidade(opcoes),
  assistencia: (dados, opcoes) => daCausa(...comAssistencia)(dados, opcoes) && hasEstabilidade(opcoes),
  responsavelLegal: (_, { situacao }) => situacao.menor,
  faltaDesde: isAbandono,
  chamadas: isAbandono,
  // CLT art. 480 is not of an apprentice (art. 433 § 2º).
  prejuizoCentavos: (dados, opcoes) =>
    daCausa(DO_EMPREGADO_A_TERMO)(dados, opcoes) &&
    opcoes.situacao.contrato.tipo !== 'aprendizagem' &&
    veValores(opcoes),
  motivo: sempre,
  substituir: sempre,
  recontratacao: (_, opcoes) => opcoes.recontratacao,
  recontratacaoMotivo: ({ recontratacao }, opcoes) =>
    opcoes.recontratacao && typeof recontratacao === 'string' && recontratacao !== 'sim',
  saldoFgts: (_, opcoes) => veValores(opcoes),
  solicitacaoSeguro: ({ causa }, opcoes) =>
    veValores(opcoes) &&
    acharCausa(opcoes, causa)?.significa.some(({ tema, tem }) => tema === 'seguro' && tem) === true,
  proventos: (_, opcoes) => veValores(opcoes),
  descontos: (_, opcoes) => veValores(opcoes),
  observacao: sempre,
}

const enderecos = formularioDemissao.camposDe() as readonly CampoDaDemissao[]

/** Which fields are asked for. */
export type Pedidos = { readonly [C in CampoDaDemissao]: boolean }

/** Which fields are asked for, of what is typed so far. */
export const pedidosDe = (dados: Dados, opcoes: Opcoes): Pedidos =>
  Object.fromEntries(enderecos.map((campo) => [campo, pede[campo](dados, opcoes)])) as Pedidos

/** What is sent of what is typed: what is not asked any more stays behind. */
export function perguntados(dados: Dados, opcoes: Opcoes): Dados {
  const pedidos: Readonly<Record<string, boolean>> = pedidosDe(dados, opcoes)
  return Object.fromEntries(Object.entries(dados).filter(([campo]) => pedidos[campo]))
}
