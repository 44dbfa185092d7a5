import { bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { diasForaDe, fracoesDe, type ContextoDasFerias, type FatosDasFerias, type Rule } from './fatos.ts'
import type { LeituraDasFerias } from './formulario.ts'

// A request that is part of a collective vacation: its days are those of the shutdown, and its division, start and notice
// are not those of the vacation of one person (CLT arts. 139 and 140).

/** The check, for a request that is part of no collective vacation. */
export const foraDasColetivas =
  (regra: Rule): Rule =>
  (contexto) =>
    contexto.fatos.coletivas ? [] : regra(contexto)

/** Paid leave makes up for days that nobody asked not to work on: a vacation of one's own has none. */
export const licencaForaDasColetivas = (
  { parciais: { licencaDias = 0 } }: LeituraDasFerias,
  { coletivas }: FatosDasFerias,
): Pendencia[] =>
  licencaDias > 0 && !coletivas
    ? [
        bloqueio('LICENCA_FORA_DAS_COLETIVAS', 'A licença remunerada é só das férias coletivas.', {
          campo: 'licencaDias',
          baseLegal: 'CLT art. 140',
        }),
      ]
    : []

/** The stretches and the leave lie in the shutdown, and nothing is sold. */
export const nasColetivas: Rule = (contexto) => {
  const { leitura, fatos } = contexto
  const paralisacoes = fatos.coletivas?.periodos ?? []
  const fora = diasForaDe(leitura.parciais).findIndex(
    ({ inicio, fim }) => !paralisacoes.some((dias) => dias.inicio <= inicio && fim <= dias.fim),
  )
  return [
    ...(fracoesDe(contexto).length === 0
      ? [falta('campo', 'Frações: escolha pelo menos uma', 'Frações', { campo: 'fracoes' })]
      : []),
    ...(fora === -1 ? [] : [foraDaParalisacao(fora, contexto)]),
    ...((leitura.parciais.abonoDias ?? 0) > 0
      ? [
          bloqueio(
            'ABONO_NAS_COLETIVAS',
            'Nas férias coletivas o abono depende de acordo coletivo, e não de pedido do empregado.',
            { campo: 'abonoDias', baseLegal: 'CLT art. 143 § 2º' },
          ),
        ]
      : []),
  ]
}

function foraDaParalisacao(fracao: number, { fatos }: ContextoDasFerias): Pendencia {
  const dias = (fatos.coletivas?.periodos ?? []).map(
    ({ inicio, fim }) => `${formatData(inicio)} a ${formatData(fim)}`,
  )
  return bloqueio(
    'FORA_DAS_COLETIVAS',
    `As férias coletivas são de ${new Intl.ListFormat('pt-BR').format(dias)}: a fração ${fracao + 1} tem outros dias.`,
    { campo: `fracoes.${fracao}.inicio`, baseLegal: 'CLT art. 139' },
  )
}
