import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { formularioFerias, type Fracao } from '@rh/domain/processos/ferias/formulario'
import { fimDaFracao } from '@rh/domain/processos/ferias/fatos'
import type { Passo, Peca } from './roteiro.ts'
import { somarDias } from '../pessoas.ts'

export type StatusDasFerias = StatusOf<typeof ferias>
type Parecer = ParecerOf<typeof ferias>
/** One act in the script of a vacation. */
export type PassoDasFerias = Passo<TransitionOf<typeof ferias>, Parecer>

/** What each sector fills in when it approves. */
const pareceres = (dia: string) =>
  ({
    departamento_pessoal: { faltas: 0 },
    pagamento: { dataPagamento: dia, valorCentavos: VALOR_PAGO },
  }) as const satisfies Record<Parecer, unknown>

/** About what thirty days of an auxiliar and their third come to; put right once the request can be worked out. */
const VALOR_PAGO = 242_600

/** Days enjoyed before the demo's interruptions. */
export const GOZADOS_ATE_A_INTERRUPCAO = 8

export const fracoesDe = (dados: RawSheet): readonly Fracao[] =>
  formularioFerias.ler(dados).parciais.fracoes ?? []

const inicioDe = (dados: RawSheet): string | undefined =>
  fracoesDe(dados)
    .map(({ inicio }) => inicio)
    .toSorted()[0]

/** Férias on the stage: born sent, begun and ended by the system on their days. */
export const pecaFerias: Peca<RawSheet> = {
  process: ferias,
  comparar: formularioFerias.comparar,
  comCampo: (dados, { campo }, valor) => ({ ...dados, [campo]: valor }),
  campoDe: (dados, { campo }) => dados[campo],
  dadosDoParecer: (parecer, dia) => pareceres(dia)[parecer as Parecer],
  dadosDoMovimento: (_, dados) => ({
    causa: 'RECONVOCACAO',
    em: somarDias(inicioDe(dados) ?? '', GOZADOS_ATE_A_INTERRUPCAO),
  }),
  // None of the demo's is part of a collective vacation: each is looked at.
  vale: () => true,
  diaDe: (transicao, dados) => {
    if (transicao === 'iniciar') return inicioDe(dados) ?? null
    const fim = fracoesDe(dados).map(fimDaFracao).toSorted().at(-1)
    return fim === undefined ? null : somarDias(fim, 1)
  },
}
