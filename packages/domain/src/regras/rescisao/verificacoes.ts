import { formatData } from '../../br/data.ts'
import { diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { bloqueio, type Achado } from '../../achado.ts'
import { verificarEstabilidade, type EstabilidadeVigente } from '../estabilidade/estabilidade.ts'
import type { AlineaDeJustaCausa, MotivoDeDesligamento } from './motivos.ts'

export interface PedidoDeDesligamento {
  readonly motivo: MotivoDeDesligamento
  readonly admissao: DataIso
  readonly desligamento: DataIso
  /** Today, from the caller: S-2299 is accepted up to ten days ahead. */
  readonly hoje: DataIso
  readonly comunicacao?: DataIso
  readonly alinea?: AlineaDeJustaCausa
  /** Contract suspended by leave (INSS and others) since this day, when it still is. */
  readonly suspensoDesde?: DataIso
  readonly estabilidades?: readonly EstabilidadeVigente[]
  /** Last occupational exam and the risk grade of the establishment (NR-4), 1–4. */
  readonly ultimoExame?: DataIso
  readonly asoDemissional?: DataIso
  readonly grauDeRisco: 1 | 2 | 3 | 4
}

const ANTECEDENCIA_S2299_DIAS = 10
const ASO_DEMISSIONAL_DIAS = 10
/** Reasons that a suspended contract allows: death, serious fault and the technical ones. */
const PERMITIDOS_NA_SUSPENSAO: readonly MotivoDeDesligamento[] = ['01', '10', '11', '13', '36']
/** Reasons that end no work relation by dismissal, hence ask for no exam. */
const SEM_EXAME: readonly MotivoDeDesligamento[] = ['10', '11', '13', '36']

/** Findings about a dismissal before it is approved (checks D1–D5 of the trade); empty = nothing found. */
export function verificarDesligamento(pedido: PedidoDeDesligamento): readonly Achado[] {
  return [
    ...(pedido.estabilidades ?? []).flatMap((estabilidade) => protegido(pedido, estabilidade)),
    ...suspenso(pedido),
    ...datas(pedido),
    ...justaCausa(pedido),
    ...exame(pedido),
  ]
}

function protegido(
  { motivo, desligamento }: PedidoDeDesligamento,
  estabilidade: EstabilidadeVigente,
): readonly Achado[] {
  const { permitido, fundamento } = verificarEstabilidade(estabilidade, desligamento, motivo)
  if (permitido) return []
  return [
    bloqueio(
      'ESTABILIDADE',
      `Colaborador com estabilidade (${estabilidade.tipo}) até ${formatData(estabilidade.ate)}: desligamento não permitido por este motivo.`,
      { baseLegal: fundamento },
    ),
  ]
}

function suspenso({ motivo, suspensoDesde }: PedidoDeDesligamento): readonly Achado[] {
  if (suspensoDesde === undefined || PERMITIDOS_NA_SUSPENSAO.includes(motivo)) return []
  return [
    bloqueio(
      'CONTRATO_SUSPENSO',
      `Contrato suspenso por afastamento desde ${formatData(suspensoDesde)}: o desligamento não é permitido por este motivo.`,
      { baseLegal: 'CLT art. 476' },
    ),
  ]
}

function datas({ admissao, desligamento, comunicacao, hoje }: PedidoDeDesligamento): readonly Achado[] {
  const achados: Achado[] = []
  if (desligamento < admissao) {
    achados.push(
      bloqueio('ANTES_DA_ADMISSAO', 'O desligamento é anterior à admissão.', { baseLegal: 'Leiaute S-2299' }),
    )
  }
  if (desligamento > somarDias(hoje, ANTECEDENCIA_S2299_DIAS)) {
    achados.push(
      bloqueio('DESLIGAMENTO_FUTURO', 'O eSocial aceita o desligamento até 10 dias antes da data.', {
        baseLegal: 'Leiaute S-2299',
      }),
    )
  }
  if (comunicacao !== undefined && (comunicacao < admissao || comunicacao > desligamento)) {
    achados.push(
      bloqueio('COMUNICACAO_FORA_DO_CONTRATO', 'O aviso deve estar entre a admissão e o desligamento.', {
        baseLegal: 'Leiaute S-2299',
      }),
    )
  }
  return achados
}

const justaCausa = ({ motivo, alinea }: PedidoDeDesligamento): readonly Achado[] =>
  motivo === '01' && alinea === undefined
    ? [
        bloqueio('SEM_ALINEA', 'A justa causa exige a alínea do art. 482 da CLT.', {
          baseLegal: 'CLT art. 482',
        }),
      ]
    : []

/** The dismissal exam is dispensed with a recent one: under 135 days in risk 1–2, under 90 in 3–4 (NR-7 7.5.11). */
const validadeDoExame = (grauDeRisco: number): number => (grauDeRisco <= 2 ? 135 : 90)

function exame({ motivo, desligamento, ultimoExame, asoDemissional, grauDeRisco }: PedidoDeDesligamento) {
  if (SEM_EXAME.includes(motivo)) return []
  const recente =
    ultimoExame !== undefined && diasEntre(ultimoExame, desligamento) < validadeDoExame(grauDeRisco)
  const feito =
    asoDemissional !== undefined && asoDemissional <= somarDias(desligamento, ASO_DEMISSIONAL_DIAS)
  if (recente || feito) return []
  return [
    bloqueio(
      'ASO_DEMISSIONAL',
      `O exame demissional deve ser feito até ${formatData(somarDias(desligamento, ASO_DEMISSIONAL_DIAS))}.`,
      { baseLegal: 'NR-7 item 7.5.11' },
    ),
  ]
}
