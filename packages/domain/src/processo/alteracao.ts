import { alerta, info, type Onde } from '../achado.ts'
import { formatData } from '../br/data.ts'
import { formatDinheiro } from '../br/dinheiro.ts'
import type { Pendencia } from '../pendencia.ts'
import {
  paradigmasDe,
  verificarEquiparacao as verificarQuantos,
  type Paradigma,
} from '../regras/alteracao/equiparacao.ts'
import { verificarMudancaDeRisco } from '../regras/alteracao/risco.ts'
import type { Kit } from './campos-pedidos.ts'
import { quemVeSaude } from './quem.ts'

// What the kinds that change an employment contract have in common.

/** Parecer of Sesmt on the exam of a change of function or of risk (NR-7 item 7.5.10). */
export const exameDeMudanca = {
  label: 'Exame de mudança de risco',
  pede: 'Registrar exame',
  grupos: ['Sesmt'],
  quando: { fato: 'muda_risco', senao: 'Nem a função nem o risco mudam.' },
  campos: ({ z, data, opcional, textoObrigatorio }: Kit) =>
    z.strictObject({
      dataExame: data,
      medico: textoObrigatorio(70, 2),
      crm: textoObrigatorio(20),
      validoAte: opcional(data),
    }),
  veCampos: quemVeSaude,
  motivoReservadoA: quemVeSaude,
  passado: ['dataExame'],
  ordem: [['dataExame', 'validoAte']],
  checks: ['exame_feito'],
  observa: [],
} as const

/** Checks the exam of a change from `vigencia` on; finds nothing where neither function nor risk changes. */
export const verificarExame = (
  vigencia: string | undefined,
  { mudaRisco, dataExame }: { readonly mudaRisco: boolean; readonly dataExame: string | null },
): Pendencia[] =>
  mudaRisco && vigencia !== undefined ? [...verificarMudancaDeRisco(vigencia, dataExame ?? undefined)] : []

/** Checks that the exam said in Sesmt's word is older than the change, as soon as the word is given. */
export const verificarExameFeito = (
  vigencia: string | undefined,
  { dataExame }: { readonly dataExame: string | null },
): Pendencia[] =>
  vigencia !== undefined && dataExame !== null
    ? verificarMudancaDeRisco(vigencia, dataExame).filter(({ severidade }) => severidade === 'bloqueio')
    : []

/** Alerts to a trial contract that runs today; `fim` is its last day. */
export const verificarExperiencia = (fim: string | null): Pendencia[] =>
  fim === null
    ? []
    : [
        alerta('experiencia_em_curso', `O contrato de experiência vai até ${formatData(fim)}.`, {
          baseLegal: 'CLT art. 445, parágrafo único',
        }),
      ]

/** Alerts to a pay above the one that the contract with the client plans for the post. */
export const verificarSalarioPrevisto = (
  salarioCentavos: number | undefined,
  previstoCentavos: number,
  onde: Onde,
): Pendencia[] =>
  salarioCentavos !== undefined && salarioCentavos > previstoCentavos
    ? [
        alerta(
          'acima_do_previsto',
          `O salário está acima do previsto para o posto (${formatDinheiro(previstoCentavos)}).`,
          onde,
        ),
      ]
    : []

/** Colleague in the same function at the same place. */
export interface Colega extends Paradigma {
  /** Empty where the person who asks may not know who earns what. */
  readonly nome: string
}

/**
 * Alerts to colleagues of the same function who earn more (CLT art. 461), and names them to those who may know. The
 * names are only told while it is checked: an accepted alert stays in a history that others read.
 */
export function verificarEquiparacao(
  seu: Paradigma,
  colegas: readonly Colega[],
  { campo }: Pick<Onde, 'campo'>,
): Pendencia[] {
  const paradigmas = paradigmasDe(seu, colegas)
  const nomes = paradigmas.map(({ nome }) => nome).filter((nome) => nome !== '')
  const onde = { campo, baseLegal: 'CLT art. 461' }
  return [
    ...verificarQuantos(paradigmas.length).map((achado) => ({ ...achado, ...onde })),
    ...(nomes.length > 0
      ? [info('equiparacao_com', `Ganham mais: ${new Intl.ListFormat('pt-BR').format(nomes)}.`, onde)]
      : []),
  ]
}
