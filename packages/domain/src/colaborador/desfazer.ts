import { alerta, bloqueio } from '../achado.ts'
import { formatData } from '../br/data.ts'
import { formatDinheiro } from '../br/dinheiro.ts'
import type { Pendencia } from '../pendencia.ts'
import { diasEntre } from '../regras/calendario/datas.ts'
import { desligado, FUTURO_MAXIMO_DIAS, type VersaoFatos, type VinculoFatos } from './correcao.ts'

// Taking a version back: one that has not begun is cancelled, one that was in force is undone by another one.

/** Why a version cannot be cancelled, or null: only what has not begun leaves without a trace in the days. */
export function impedimentoDeCancelar(versao: VersaoFatos, { hoje, versoes }: VinculoFatos): string | null {
  const anterior = anteriorA(versao, versoes)
  if (!anterior) return 'A primeira versão é a da admissão.'
  if (versao.vigencia < hoje)
    return `Vale desde ${formatData(versao.vigencia)}: desfaça com uma versão que a compense.`
  return deProcesso(versao, anterior)
}

/** Why a version cannot be undone, or null. */
export function impedimentoDeDesfazer(versao: VersaoFatos, fatos: VinculoFatos): string | null {
  const { hoje, versoes, dataDesligamento } = fatos
  const anterior = anteriorA(versao, versoes)
  if (dataDesligamento !== null) return desligado(dataDesligamento).mensagem
  if (!anterior) return 'A primeira versão é a da admissão.'
  if (versao.vigencia >= hoje) return 'Ainda não valeu nem um dia: cancele-a.'
  const posterior = versoes.find(({ vigencia }) => vigencia > versao.vigencia)
  if (posterior) return `Já há outra a partir de ${formatData(posterior.vigencia)}.`
  return deProcesso(versao, anterior)
}

const anteriorA = ({ vigencia }: VersaoFatos, versoes: readonly VersaoFatos[]): VersaoFatos | undefined =>
  versoes.findLast((outra) => outra.vigencia < vigencia)

function deProcesso(versao: VersaoFatos, anterior: VersaoFatos): string | null {
  if (versao.processo !== null) return `Veio do processo ${versao.processo}: desfaça por ele.`
  // The allocation follows the post: only a process moves both.
  return versao.postoId === anterior.postoId && versao.cargoId === anterior.cargoId
    ? null
    : 'Mudou posto ou cargo: isso se desfaz com um remanejamento ou uma promoção.'
}

/** Findings of putting the former terms in force again on a day. */
export function verificarDesfazer(versao: VersaoFatos, vigencia: string, fatos: VinculoFatos): Pendencia[] {
  const motivo = impedimentoDeDesfazer(versao, fatos)
  if (motivo !== null) return [bloqueio('nao_desfaz', motivo)]
  if (vigencia <= versao.vigencia)
    return [
      bloqueio('data_ocupada', `A versão valeu em ${formatData(versao.vigencia)}: escolha um dia depois.`, {
        campo: 'vigencia',
      }),
    ]
  if (diasEntre(fatos.hoje, vigencia) > FUTURO_MAXIMO_DIAS)
    return [bloqueio('futuro_demais', 'A data pode ficar no máximo um ano à frente.', { campo: 'vigencia' })]
  const anterior = anteriorA(versao, fatos.versoes)
  return anterior && anterior.salarioCentavos < versao.salarioCentavos
    ? [
        alerta(
          'salario_volta',
          `O salário volta de ${formatDinheiro(versao.salarioCentavos)} para ${formatDinheiro(
            anterior.salarioCentavos,
          )}. Só é possível se o aumento foi registrado por engano e não chegou a ser devido.`,
          { baseLegal: 'CF art. 7º, VI; CLT art. 468' },
        ),
      ]
    : []
}

/** The terms that an undo puts in force again. */
export const termosAnteriores = (versao: VersaoFatos, { versoes }: VinculoFatos): VersaoFatos | undefined =>
  anteriorA(versao, versoes)
