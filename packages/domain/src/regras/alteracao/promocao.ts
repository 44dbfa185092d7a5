import type { DataIso } from '../calendario/datas.ts'
import { alerta, bloqueio, type Achado } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { verificarMudancaDeRisco } from './risco.ts'

export interface PedidoDePromocao {
  readonly admissao: DataIso
  readonly vigencia: DataIso
  readonly salarioAtualCentavos: number
  readonly novoSalarioCentavos: number
  /** Floor of the new cargo in the CCT of the workplace on the date, when known. */
  readonly pisoCentavos?: number
  /** CBO of the new cargo, six digits; null for a cargo without one. */
  readonly cbo?: string | null
  readonly ultimaAlteracao?: DataIso
  /** Leaves and vacations, ends included. */
  readonly impedimentos?: readonly { readonly inicio: DataIso; readonly fim: DataIso }[]
  /** A function of trust is reverted, to which the higher pay belonged (CLT art. 468 §§ 1º and 2º). */
  readonly reversao?: boolean
  /** The function or its risk changes: exam before it, new S-2240. */
  readonly mudaRisco?: boolean
  readonly asoDeMudanca?: DataIso
}

/** Findings about a promotion (CLT art. 468; CF art. 7º VI; NR-7): all of them at once, empty when clean. */
export function verificarPromocao(pedido: PedidoDePromocao): readonly Achado[] {
  return [...verificarSalario(pedido), ...verificarVigencia(pedido), ...funcao(pedido)]
}

/** Findings about the pay of an alteration alone: it never falls, nor below the floor (CLT art. 468; CF art. 7º V and VI). */
export function verificarSalario({
  salarioAtualCentavos,
  novoSalarioCentavos,
  pisoCentavos,
  reversao = false,
}: Pick<
  PedidoDePromocao,
  'salarioAtualCentavos' | 'novoSalarioCentavos' | 'pisoCentavos' | 'reversao'
>): readonly Achado[] {
  const achados: Achado[] = []
  if (novoSalarioCentavos < salarioAtualCentavos) {
    achados.push(
      reversao
        ? alerta('REVERSAO_DE_CONFIANCA', 'O salário diminui com a reversão da função de confiança.', {
            baseLegal: 'CLT art. 468 §§ 1º e 2º',
          })
        : bloqueio('REDUCAO_SALARIAL', 'A alteração não pode reduzir o salário.', {
            baseLegal: 'CLT art. 468; CF art. 7º VI',
          }),
    )
  }
  if (pisoCentavos !== undefined && novoSalarioCentavos < pisoCentavos) {
    achados.push(
      bloqueio('PISO_CCT', 'O novo salário está abaixo do piso do cargo.', {
        baseLegal: 'CCT; CF art. 7º V',
      }),
    )
  }
  return achados
}

/** Findings about the day from which an alteration counts: after the admission, after every other one, and at work. */
export function verificarVigencia({
  admissao,
  vigencia: dia,
  ultimaAlteracao,
  impedimentos = [],
}: Pick<PedidoDePromocao, 'admissao' | 'vigencia' | 'ultimaAlteracao' | 'impedimentos'>): readonly Achado[] {
  const achados: Achado[] = []
  if (dia < admissao) {
    achados.push(
      bloqueio('ANTES_DA_ADMISSAO', 'A vigência é anterior à admissão.', { baseLegal: 'Leiaute S-2206' }),
    )
  }
  if (ultimaAlteracao !== undefined && dia <= ultimaAlteracao) {
    achados.push(
      bloqueio(
        'ALTERACAO_ANTERIOR',
        `Já existe alteração contratual em ${formatData(ultimaAlteracao)}; a nova deve ser posterior.`,
        { baseLegal: 'MOS S-2206' },
      ),
    )
  }
  if (impedimentos.some(({ inicio, fim }) => inicio <= dia && dia <= fim)) {
    achados.push(
      bloqueio('EM_AFASTAMENTO', 'A vigência cai em férias ou afastamento.', {
        baseLegal: 'Regra da empresa',
      }),
    )
  }
  return achados
}

function funcao({
  cbo,
  mudaRisco = false,
  asoDeMudanca,
  vigencia: dia,
}: PedidoDePromocao): readonly Achado[] {
  const achados: Achado[] = []
  if (cbo !== undefined && !/^\d{6}$/.test(cbo ?? '')) {
    achados.push(
      bloqueio('CBO_INVALIDO', 'O novo cargo não tem CBO de 6 dígitos.', { baseLegal: 'Leiaute S-2206' }),
    )
  }
  return mudaRisco ? [...achados, ...verificarMudancaDeRisco(dia, asoDeMudanca)] : achados
}
