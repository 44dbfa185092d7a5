import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import type { CheckOf } from '../../processo/define.ts'
import { verificarLimites } from '../../processo/limites.ts'
import { somarDias } from '../../regras/calendario/datas.ts'
import { diasAcimaDoTeto } from '../../regras/ferias/ausencias.ts'
import type { RegraDeInicio } from '../../regras/ferias/inicio.ts'
import { verificarPedidoDeFerias } from '../../regras/ferias/pedido.ts'
import type { Grupo } from '../../setores/grupos.ts'
import type { ferias } from './ferias.ts'
import { comRetomada } from './trechos.ts'
import type { Fracao, LeituraDasFerias } from './formulario.ts'

/** Days in a row, ends included. */
export interface Dias {
  readonly inicio: string
  readonly fim: string
}

/** The period that the request takes days of, with what other requests took already. */
export interface PeriodoEscolhido {
  readonly aquisitivoInicio: string
  readonly aquisitivoFim: string
  readonly concessivoFim: string
  /** Days of the whole period (CLT art. 130). */
  readonly diasDireito: number
  /** Days that no other request took. */
  readonly saldo: number
  /** Null until somebody said how many. */
  readonly faltas: number | null
  /** Stretches of other requests of the period, as they were granted. */
  readonly jaMarcados: readonly number[]
  /** Days that interruptions gave back and nobody asked for again. */
  readonly aRetomar: number
  /** Days of it sold before. */
  readonly abonoVendido: number
}

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface FatosDasFerias {
  /** Today in company time. */
  readonly hoje: string
  /** Empty for a request that is not kept yet. */
  readonly status: string | null
  readonly antecedenciaDias: number
  readonly vinculo: {
    readonly admissao: string
    readonly desligamento: string | null
    /** Number of a dismissal under way. */
    readonly demissao: string | null
    readonly nascimento: string | null
  }
  /** Null while none is chosen; the server refuses one of somebody else. */
  readonly periodo: PeriodoEscolhido | null
  readonly periodosMaisAntigos: readonly {
    readonly aquisitivoInicio: string
    readonly aquisitivoFim: string
    readonly saldo: number
  }[]
  readonly regraDeInicio: RegraDeInicio
  /** Other vacations and leaves of the person. */
  readonly impedimentos: readonly (Dias & { readonly motivo: string })[]
  /** Colleagues of the same post who are away. */
  readonly equipe: readonly (Dias & { readonly nome: string })[]
  readonly contrato: {
    /** People of the contract on the first day. */
    readonly efetivo: number
    /** Most of them that may be away on one day, in percent. */
    readonly percentual: number
    /** Absences of the others. */
    readonly ausencias: readonly Dias[]
  }
  /** Who covers and is not free: away on some of the days, or covering somebody else. */
  readonly coberturaOcupada: readonly (Dias & { readonly colaboradorId: number; readonly nome: string })[]
  /** Who covers and has no bond in force on all of the days, or none at all. */
  readonly coberturaForaDoQuadro: readonly number[]
  readonly pago: { readonly em: string } | null
  readonly anexos: { readonly avisoAssinado: boolean; readonly cancelamentoAssinado: boolean }
}

export interface ContextoDasFerias {
  readonly leitura: LeituraDasFerias
  readonly fatos: FatosDasFerias
  /** The bond of the person, who may not cover herself. */
  readonly vinculoId: number
}

type Rule = (contexto: ContextoDasFerias) => Pendencia[]

export const fimDaFracao = ({ inicio, dias }: Pick<Fracao, 'inicio' | 'dias'>): string =>
  somarDias(inicio, dias - 1)

const fracoesDe = ({ leitura }: ContextoDasFerias): readonly Fracao[] => leitura.parciais.fracoes ?? []

const cruza = (um: Dias, outro: Dias): boolean => um.inicio <= outro.fim && outro.inicio <= um.fim

const diasDe = (fracao: Fracao): Dias => ({ inicio: fracao.inicio, fim: fimDaFracao(fracao) })

const vinculo: Rule = (contexto) => {
  const { desligamento, demissao } = contexto.fatos.vinculo
  const fim = fracoesDe(contexto).map(fimDaFracao).toSorted().at(-1)
  if (desligamento !== null && (fim === undefined || desligamento < fim))
    return [
      bloqueio('desligado', `O vínculo termina em ${formatData(desligamento)}: não há férias depois disso.`),
    ]
  return demissao === null
    ? []
    : [bloqueio('demissao_em_andamento', `Há uma demissão em andamento: ${demissao}.`)]
}

const periodo: Rule = ({ leitura: { parciais }, fatos }) => {
  const onde = { campo: 'periodoId' }
  const { periodo: escolhido } = fatos
  if (!escolhido) return []
  const { fracoes = [], abonoDias = 0 } = parciais
  const pedidos = fracoes.reduce((soma, { dias }) => soma + dias, abonoDias)
  if (pedidos > escolhido.saldo)
    return [
      bloqueio(
        'SALDO_INSUFICIENTE',
        escolhido.saldo === 0
          ? 'Este período não tem mais dias: escolha outro.'
          : `O pedido é de ${pedidos} dias e o período tem ${escolhido.saldo}.`,
        { ...onde, baseLegal: 'CLT art. 130' },
      ),
    ]
  return []
}

/** Blocks of the law that an approval may lift, and who lifts each. */
const EXCECOES: Readonly<Record<string, readonly Grupo[]>> = {
  AVISO_30_DIAS: ['Coordenador', 'Gerente Rh'],
}

const legislacao: Rule = (contexto) => {
  const { leitura, fatos } = contexto
  const { abonoDias = 0, abonoRequeridoEm, concordancia = false, adiantamento13 } = leitura.parciais
  const { periodo: escolhido, hoje } = fatos
  if (!escolhido) return []
  const trechos = comRetomada(fracoesDe(contexto), escolhido.aRetomar)
  if (trechos.length === 0)
    return [bloqueio('campo', 'Frações: escolha pelo menos uma', { campo: 'fracoes' })]
  return verificarPedidoDeFerias({
    ...escolhido,
    comunicacao: hoje,
    abono: abonoDias,
    ...(abonoRequeridoEm !== undefined && { abonoRequeridoEm }),
    concordancia,
    trechos,
    // Overlaps name what they meet: see `datas`.
    impedimentos: [],
    regraDeInicio: fatos.regraDeInicio,
    periodosMaisAntigos: fatos.periodosMaisAntigos,
    ...(adiantamento13 && { adiantamento13: { requeridoEm: hoje } }),
  }).map((achado) => {
    const excecaoPor = EXCECOES[achado.codigo]
    return excecaoPor && achado.severidade === 'bloqueio'
      ? { ...achado, excecaoPor: [...excecaoPor] }
      : achado
  })
}

const datas: Rule = (contexto) =>
  fracoesDe(contexto).flatMap((fracao, i): Pendencia[] => {
    const onde = { campo: `fracoes.${i}.inicio` }
    const outras = fracoesDe(contexto).slice(0, i)
    if (outras.some((outra) => cruza(diasDe(fracao), diasDe(outra))))
      return [bloqueio('FRACOES_SOBREPOSTAS', `A fração ${i + 1} cai nos dias de outra fração.`, onde)]
    if (fracao.inicio < contexto.fatos.hoje)
      return [bloqueio('inicio_no_passado', `A fração ${i + 1} começa em data passada.`, onde)]
    return contexto.fatos.impedimentos
      .filter((dias) => cruza(diasDe(fracao), dias))
      .map(({ motivo, inicio, fim }) =>
        bloqueio(
          'LICENCA_CONCOMITANTE',
          `A fração ${i + 1} cai em outros dias fora: ${motivo}, de ${formatData(inicio)} a ${formatData(fim)}.`,
          { ...onde, baseLegal: 'CLT arts. 130 e 134' },
        ),
      )
  })

const equipe: Rule = (contexto) => {
  const fora = contexto.fatos.equipe.filter((dias) => fracoesDe(contexto).some((f) => cruza(diasDe(f), dias)))
  if (fora.length === 0) return []
  const nomes = fora.map(({ nome, inicio, fim }) => `${nome} (${formatData(inicio)} a ${formatData(fim)})`)
  return [
    alerta(
      'equipe_ausente',
      `Do mesmo posto já estarão fora: ${new Intl.ListFormat('pt-BR').format(nomes)}.`,
      { campo: 'fracoes' },
    ),
  ]
}

const teto: Rule = (contexto) => {
  const { efetivo, percentual, ausencias } = contexto.fatos.contrato
  const acima = diasAcimaDoTeto({ quadro: efetivo, percentual, ausencias, trechos: fracoesDe(contexto) })
  const [pior] = acima.toSorted((a, b) => b.ausentes - a.ausentes)
  return pior
    ? [
        bloqueio(
          'teto_ausencias',
          `De ${formatData(pior.inicio)} a ${formatData(pior.fim)}, ${pior.ausentes} pessoas do contrato estariam fora; o teto é ${pior.teto} (${percentual}%).`,
          { campo: 'fracoes', excecaoPor: ['Coordenador Operacional', 'Gerente Rh'] },
        ),
      ]
    : []
}

const cobertura: Rule = (contexto) =>
  fracoesDe(contexto).flatMap((fracao, i): Pendencia[] => {
    const onde = { campo: `fracoes.${i}.colaboradorId` }
    const { cobertura: tipo, colaboradorId, motivo } = fracao
    if (tipo === undefined)
      return [
        alerta('cobertura_por_definir', `Ninguém foi escolhido para cobrir a fração ${i + 1}.`, {
          campo: `fracoes.${i}.cobertura`,
        }),
      ]
    if (tipo === 'sem_cobertura')
      return motivo
        ? []
        : [
            bloqueio(
              'cobertura_sem_motivo',
              `Fração ${i + 1}: diga quem do cliente autorizou ficar sem cobertura.`,
              { campo: `fracoes.${i}.motivo` },
            ),
          ]
    if (colaboradorId === undefined)
      return [bloqueio('cobertura_sem_pessoa', `Fração ${i + 1}: escolha quem cobre.`, onde)]
    if (colaboradorId === contexto.vinculoId)
      return [bloqueio('cobertura_propria', `Fração ${i + 1}: a pessoa não cobre as próprias férias.`, onde)]
    if (contexto.fatos.coberturaForaDoQuadro.includes(colaboradorId))
      return [
        bloqueio(
          'substituto_fora_do_quadro',
          `Fração ${i + 1}: quem cobre não está no quadro nesses dias.`,
          onde,
        ),
      ]
    const ocupada = contexto.fatos.coberturaOcupada.find(
      (um) => um.colaboradorId === colaboradorId && cruza(diasDe(fracao), um),
    )
    return ocupada
      ? [
          bloqueio(
            'substituto_ocupado',
            `Fração ${i + 1}: ${ocupada.nome} não está livre de ${formatData(ocupada.inicio)} a ${formatData(ocupada.fim)}.`,
            onde,
          ),
        ]
      : []
  })

const prazo: Rule = (contexto) => {
  const { hoje, antecedenciaDias } = contexto.fatos
  const [inicio] = fracoesDe(contexto)
    .map((fracao) => fracao.inicio)
    .toSorted()
  return inicio === undefined || inicio < hoje
    ? []
    : verificarLimites(
        { antecedenciaDias, retroativoDias: 0 },
        { data: inicio, hoje, processo: 'férias', marco: 'o início', onde: { campo: 'fracoes.0.inicio' } },
      )
}

const faltas: Rule = ({ fatos: { periodo: escolhido } }) =>
  escolhido && escolhido.faltas === null
    ? [
        alerta(
          'faltas_nao_informadas',
          'As faltas deste período ainda não foram informadas: o Departamento Pessoal confere, e os dias podem mudar.',
          { campo: 'periodoId', baseLegal: 'CLT art. 130' },
        ),
      ]
    : []

/** CLT art. 145: two days before the start. */
const DIAS_DO_PAGAMENTO = 2

const pagamento: Rule = (contexto) => {
  const { pago } = contexto.fatos
  if (!pago)
    return [
      bloqueio('pagamento_pendente', 'Falta registrar o pagamento das férias.', {
        baseLegal: 'CLT art. 145',
      }),
    ]
  const [inicio] = fracoesDe(contexto)
    .map((fracao) => fracao.inicio)
    .toSorted()
  return inicio !== undefined && pago.em > somarDias(inicio, -DIAS_DO_PAGAMENTO)
    ? [
        alerta(
          'PAGAMENTO_ATRASADO',
          `O pagamento foi em ${formatData(pago.em)}; o prazo era até 2 dias antes do início.`,
          {
            baseLegal: 'CLT art. 145',
          },
        ),
      ]
    : []
}

const avisoAssinado: Rule = ({ fatos: { anexos } }) =>
  anexos.avisoAssinado
    ? []
    : [bloqueio('aviso_pendente', 'Anexe o aviso de férias assinado.', { baseLegal: 'CLT art. 135' })]

/** Once it is approved the employee was told: both sign that it is called off. */
const cancelamento: Rule = ({ fatos: { status, anexos } }) =>
  status !== 'aprovada' || anexos.cancelamentoAssinado
    ? []
    : [
        bloqueio(
          'cancelamento_pendente',
          'As férias já foram aprovadas: anexe o termo de cancelamento assinado pelas duas partes.',
          { baseLegal: 'CLT art. 135' },
        ),
      ]

/** The code of every check of the declaration; a missing one does not compile. */
export const regrasDasFerias: { readonly [C in CheckOf<typeof ferias>]: Rule } = {
  campos: ({ leitura }) => [...leitura.faltas],
  vinculo,
  periodo,
  legislacao,
  datas,
  equipe,
  teto,
  cobertura,
  prazo,
  faltas,
  pagamento,
  aviso_assinado: avisoAssinado,
  cancelamento,
}
