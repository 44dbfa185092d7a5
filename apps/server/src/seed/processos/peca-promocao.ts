import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { formularioPromocao } from '@rh/domain/processos/promocao/formulario'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { somarDias } from '../pessoas.ts'
import type { Passo, Peca } from './roteiro.ts'

export type StatusDaPromocao = StatusOf<typeof promocao>
type Parecer = ParecerOf<typeof promocao>
/** One act in the script of a promotion. */
export type PassoDaPromocao = Passo<TransitionOf<typeof promocao>, Parecer>

/** What each sector fills in when it approves; the exam was made on the eve. */
const pareceres = (dia: string) =>
  ({
    departamento_pessoal: {},
    exame: { dataExame: somarDias(dia, -1), medico: 'Dra. Inês Cavalcante', crm: 'CRM-SP 104233' },
  }) as const satisfies Record<Parecer, unknown>

/** Promoção on the stage: born sent, effected on its day by itself. */
export const pecaPromocao: Peca<RawSheet> = {
  process: promocao,
  comparar: formularioPromocao.comparar,
  comCampo: (dados, { campo }, valor) => ({ ...dados, [campo]: valor }),
  campoDe: (dados, { campo }) => dados[campo],
  dadosDoParecer: (parecer, dia) => pareceres(dia)[parecer as Parecer],
  diaDe: (_, { vigencia }) => (typeof vigencia === 'string' ? vigencia : null),
  // Merit leaves the cargo and the post as they are.
  vale: (_, { tipo }) => tipo !== 'merito',
}
