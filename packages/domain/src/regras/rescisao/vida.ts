import { bloqueio, type Achado } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { FRAUDE_DIAS, SUCESSAO_MESES } from '../admissao/readmissao.ts'
import { somarDias, somarMeses, type DataIso } from '../calendario/datas.ts'
import { causaOf, type Causa } from './causas.ts'
import type { TipoDeContrato } from './causas-tipos.ts'

/**
 * What stops the notice from being taken back (CLT art. 489): it has run out, or the other side did not accept. Empty = the
 * contract goes on as if no notice had been given.
 */
export function verificarReconsideracao({
  hoje,
  dtDeslig,
  aceitaPelasDuasPartes,
}: {
  readonly hoje: DataIso
  readonly dtDeslig: DataIso
  readonly aceitaPelasDuasPartes: boolean
}): readonly Achado[] {
  return [
    ...(hoje > dtDeslig
      ? [
          bloqueio(
            'AVISO_ENCERRADO',
            `O aviso terminou em ${formatData(dtDeslig)}: não há o que reconsiderar.`,
            {
              baseLegal: 'CLT art. 489',
            },
          ),
        ]
      : []),
    ...(aceitaPelasDuasPartes
      ? []
      : [
          bloqueio('RECONSIDERACAO_SEM_ACEITE', 'A outra parte precisa aceitar, com a assinatura das duas.', {
            baseLegal: 'CLT art. 489',
          }),
        ]),
  ]
}

export interface EsperaParaReadmitir {
  /** First day on which a new contract is free of the caution. */
  readonly apartirDe: DataIso
  readonly texto: string
  readonly baseLegal: string
}

/**
 * When the same person may be hired again without the cautions of law: 90 days after a dismissal with withdrawal of the FGTS
 * (Portaria MTb 384/1992), and six months after a fixed term for another one (CLT art. 452). See `verificarReadmissao`.
 */
export function esperaParaReadmitir(
  causa: Causa,
  dtDeslig: DataIso,
  contrato: TipoDeContrato,
): readonly EsperaParaReadmitir[] {
  const { seguroDesemprego } = causaOf(causa)
  const noventaDias = somarDias(dtDeslig, FRAUDE_DIAS)
  const seisMeses = somarDias(somarMeses(dtDeslig, SUCESSAO_MESES), 1)
  return [
    ...(seguroDesemprego
      ? [
          {
            apartirDe: noventaDias,
            texto: `Readmitir antes de ${formatData(noventaDias)} presume fraude ao FGTS e ao seguro-desemprego.`,
            baseLegal: 'Portaria MTb 384/1992',
          },
        ]
      : []),
    ...(contrato === 'indeterminado'
      ? []
      : [
          {
            apartirDe: seisMeses,
            texto: `Novo contrato com prazo antes de ${formatData(seisMeses)} vale como indeterminado.`,
            baseLegal: 'CLT art. 452',
          },
        ]),
  ]
}
