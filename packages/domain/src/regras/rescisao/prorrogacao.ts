import { contarDias } from '../../br/contar.ts'
import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { diasDoTrecho, maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { avisoDaDemissao } from './aviso-da-demissao.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { protecoesNascidasNoAviso } from './pedido-protecao.ts'
import { SEM_FIM, suspensoesDe } from './suspensao.ts'

const LEI = 'CLT art. 476; Súmula 371 TST'

/** What leaves do to a notice that is worked. */
export interface ProrrogacaoDoAviso {
  /** Last day of the contract without them. */
  readonly original: DataIso
  /** Last day with them: the days of notice that were left are worked after the return. Null while nobody knows the return. */
  readonly ate: DataIso | null
  /** Days of the notice that do not count; zero while nobody knows the return. */
  readonly dias: number
  /** The stretches of the notice in which the contract is suspended. */
  readonly suspensoes: readonly { readonly inicio: DataIso; readonly fim: DataIso }[]
}

/** The request as it was before the notice was moved. */
function semProrrogacao(pedido: PedidoDeDemissao): PedidoDeDemissao {
  const antes: { avisoAte?: string } & PedidoDeDemissao = { ...pedido }
  delete antes.avisoAte
  return antes
}

/**
 * The end of a worked notice in which leaves suspend the contract: the days in which INSS pays are none of it (CLT art. 476; Súmula
 * 371 TST). Null where no notice is worked, and for bad dates. `avisoAte` of the request is not looked at.
 */
export function prorrogacaoDoAviso(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): ProrrogacaoDoAviso | null {
  const aviso = avisoDaDemissao(semProrrogacao(pedido), circunstancias)
  if (!aviso?.avisoTrabalhados) return null
  const { dtDeslig: original, comunicacao } = aviso
  const todas = suspensoesDe(circunstancias.afastamentos ?? [])
  const de = somarDias(comunicacao, 1)
  let ate = original
  for (;;) {
    const limite = ate
    const suspensoes = todas
      .filter(({ inicio, fim }) => inicio <= limite && fim >= de)
      .map(({ inicio, fim }) => ({ inicio: maiorData(inicio, de), fim }))
    if (suspensoes.some(({ fim }) => fim === SEM_FIM)) return { original, ate: null, dias: 0, suspensoes }
    const dias = suspensoes.reduce((soma, { inicio, fim }) => soma + diasDoTrecho(inicio, fim), 0)
    ate = somarDias(original, dias)
    if (ate === limite) return { original, ate, dias, suspensoes }
  }
}

const CAMPO = { campo: 'avisoAte', baseLegal: LEI } as const

const semFim = (): Pendencia =>
  bloqueio(
    'AVISO_SUSPENSO',
    'O afastamento ainda não tem data de volta: o último dia do aviso se conta depois dela.',
    CAMPO,
  )

/** What to say of the day to which Rh moves a notice: why it moves, read before, or why it does not. Empty = as it was at first. */
export function verificarProrrogacao(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): readonly Pendencia[] {
  const prorrogacao = prorrogacaoDoAviso(pedido, circunstancias)
  const { avisoAte } = pedido
  if (!prorrogacao)
    return avisoAte === undefined
      ? []
      : [bloqueio('AVISO_SEM_SUSPENSAO', 'Não há aviso trabalhado a prorrogar.', CAMPO)]
  const { original, ate } = prorrogacao
  if (ate === null) return [semFim()]
  const dito = avisoAte ?? original
  if (ate === original)
    return dito === original
      ? []
      : [
          bloqueio(
            'AVISO_SEM_SUSPENSAO',
            'Nenhum afastamento suspende o aviso: o último dia não muda.',
            CAMPO,
          ),
        ]
  if (dito < ate)
    return [
      bloqueio('AVISO_CURTO', `Faltam dias de aviso depois da volta: o último dia é ${formatData(ate)}.`, {
        ...CAMPO,
        dados: { ate },
      }),
    ]
  return [
    movido({ ...prorrogacao, ate }, dito),
    ...(dito > ate
      ? [alerta('AVISO_LONGO', `Pela conta da lei o aviso termina em ${formatData(ate)}.`, CAMPO)]
      : []),
  ]
}

/** From which to which day, and by what. */
function movido(
  { suspensoes, dias, original }: ProrrogacaoDoAviso & { readonly ate: DataIso },
  para: DataIso,
): Pendencia {
  const trechos = suspensoes
    .map(({ inicio, fim }) =>
      inicio === fim ? `em ${formatData(fim)}` : `de ${formatData(inicio)} a ${formatData(fim)}`,
    )
    .join(' e ')
  return alerta(
    'AVISO_PRORROGADO',
    `O afastamento suspende o aviso ${trechos}, ${contarDias(dias)}: o último dia do contrato passa de ${formatData(original)} para ${formatData(para)}.`,
    { ...CAMPO, dados: { de: original, ate: para, dias } },
  )
}

/**
 * What stops the bond from ending on the last day of its notice: a leave that is still open, days of notice that it took and that were
 * not given back, a protection that was born in it. An alert where the notice goes on for longer than the leaves ask for.
 */
export function verificarAvisoNoDia(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): readonly Pendencia[] {
  return [...protecoesNascidasNoAviso(pedido, circunstancias), ...dosAfastamentos(pedido, circunstancias)]
}

function dosAfastamentos(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): readonly Pendencia[] {
  const prorrogacao = prorrogacaoDoAviso(pedido, circunstancias)
  if (!prorrogacao) return []
  const { original, ate, dias } = prorrogacao
  if (ate === null) return [semFim()]
  const dito = maiorData(pedido.avisoAte ?? original, original)
  const dados = { de: dito, ate, dias }
  if (dito < ate)
    return [
      bloqueio(
        'AVISO_A_PRORROGAR',
        `O afastamento suspende o aviso por ${contarDias(dias)}: prorrogue o último dia de ${formatData(dito)} para ${formatData(ate)}.`,
        { ...CAMPO, dados },
      ),
    ]
  return dito > ate
    ? [
        alerta(
          'AVISO_LONGO',
          `Pelos afastamentos que há, o aviso termina em ${formatData(ate)}, não em ${formatData(dito)}.`,
          { ...CAMPO, dados },
        ),
      ]
    : []
}
