import { formatData } from '../../br/data.ts'
import { diasDoTrecho, maiorData, type DataIso } from '../calendario/datas.ts'
import { periodosAquisitivos, type PeriodoAquisitivo } from '../ferias/aquisicao.ts'
import { interromperFerias } from '../ferias/interrupcao.ts'
import type { OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import { isSobreposto } from '../ferias/trecho.ts'
import type { Duracao, PedidoLido } from './duracao.ts'
import type { EfeitoDoAfastamento } from './efeitos-tipos.ts'
import { motivoOf, type MotivoDeAfastamento } from './motivos.ts'
import type { CircunstanciasDoAfastamento } from './pedido-tipos.ts'

/** Far enough for an open leave to meet what comes after it. */
const SEM_FIM = '9999-12-31'

/** A leave as the acquisition periods need to know it. */
export interface AfastamentoNasFerias {
  readonly motivo: MotivoDeAfastamento
  readonly inicio: DataIso
  readonly fim: DataIso | null
  readonly remunerado?: boolean | undefined
  /** First day paid by INSS (see `partilhar`); null when there is none. */
  readonly inssApartirDe: DataIso | null
}

/**
 * The leave as a fact of the acquisition periods (CLT arts. 130–133), for `periodosAquisitivos`: of an illness only the days
 * of INSS, of a leave that the company may pay by whether it does. Null when it changes nothing (art. 131).
 */
export function ocorrenciaDoAfastamento(afastamento: AfastamentoNasFerias): OcorrenciaDoContrato | null {
  const { motivo, inicio, fim, remunerado, inssApartirDe } = afastamento
  const { ferias } = motivoOf(motivo)
  if (ferias === null) return null
  const de = ferias === 'BENEFICIO_INSS' ? inssApartirDe : inicio
  if (de === null) return null
  const tipo = ferias === 'LICENCA_SEM_REMUNERACAO' && remunerado === true ? 'LICENCA_REMUNERADA' : ferias
  return { tipo, inicio: de, ...(fim !== null && { fim }) }
}

/** What a leave does to the acquisition periods: none, one or more of them moved or lost. */
export function efeitosNosPeriodos(
  fato: OcorrenciaDoContrato | null,
  { admissao, hoje, ocorrencias = [], parametros }: CircunstanciasDoAfastamento,
): readonly EfeitoDoAfastamento[] {
  if (fato === null) return []
  const limite = parametros?.limiteBeneficioDias
  return periodosAquisitivos({
    admissao,
    ate: maiorData(hoje, fato.fim ?? hoje),
    ocorrencias: [...ocorrencias, fato],
    ...(limite !== undefined && { limiteBeneficioDias: limite }),
  }).flatMap((periodo) => {
    const deste = periodo.deslocamentos.find(
      ({ tipo, inicio }) => tipo === fato.tipo && inicio === fato.inicio,
    )
    return deste ? [efeitoNoPeriodo(periodo, deste.dias, deste.baseLegal, fato)] : []
  })
}

function efeitoNoPeriodo(
  { situacao, aquisitivoInicio, aquisitivoFim }: PeriodoAquisitivo,
  dias: number,
  baseLegal: string,
  { inicio, fim }: OcorrenciaDoContrato,
): EfeitoDoAfastamento {
  const comum = { baseLegal, de: inicio, ate: fim ?? null, dias, dados: { aquisitivoInicio, aquisitivoFim } }
  return situacao === 'PERDIDO'
    ? {
        ...comum,
        codigo: 'FERIAS_PERDIDAS',
        texto: `Perde o período aquisitivo que começou em ${formatData(aquisitivoInicio)}; o próximo começa no retorno.`,
      }
    : {
        ...comum,
        codigo: 'FERIAS_ADIADAS',
        texto: `O período aquisitivo que começou em ${formatData(aquisitivoInicio)} passa a terminar em ${formatData(aquisitivoFim)}: ${dias} dias não contam.`,
      }
}

/** Vacations that the leave ends, or that cannot begin while it runs. */
export function efeitosNasFeriasMarcadas(
  { motivo, inicio: pedido }: PedidoLido,
  { inicio, fim }: Duracao,
  { ferias = [] }: CircunstanciasDoAfastamento,
): readonly EfeitoDoAfastamento[] {
  const { emFerias } = motivoOf(motivo)
  if (emFerias === 'IMPEDE') return []
  return ferias.flatMap((trecho): readonly EfeitoDoAfastamento[] => {
    if (!isSobreposto(trecho, { inicio, fim: fim ?? SEM_FIM })) return []
    const interrompidas =
      emFerias === 'INTERROMPE'
        ? interromperFerias({
            inicio: trecho.inicio,
            dias: diasDoTrecho(trecho.inicio, trecho.fim),
            motivo: 'MATERNIDADE',
            em: pedido,
          })
        : null
    if (interrompidas)
      return [
        {
          codigo: 'FERIAS_INTERROMPIDAS',
          texto: `Férias até ${formatData(interrompidas.ultimoDia)}; ${interrompidas.diasRestantes} dias voltam ao saldo.`,
          baseLegal: 'CLT art. 392; MOS S-2230 item 1.1',
          de: pedido,
          ate: null,
          dias: interrompidas.diasRestantes,
          dados: { inicio: trecho.inicio, fim: trecho.fim, diasGozados: interrompidas.diasGozados },
        },
      ]
    return [
      {
        codigo: 'FERIAS_A_REMARCAR',
        texto: `As férias de ${formatData(trecho.inicio)} a ${formatData(trecho.fim)} não podem começar durante o afastamento: remarque.`,
        baseLegal: 'CLT art. 134; leiaute S-2230',
        de: trecho.inicio,
        ate: trecho.fim,
        dias: diasDoTrecho(trecho.inicio, trecho.fim),
        dados: { inicio: trecho.inicio, fim: trecho.fim },
      },
    ]
  })
}
