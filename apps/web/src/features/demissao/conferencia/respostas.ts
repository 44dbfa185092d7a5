import type { LinhaConferida } from '@rh/domain/processos/demissao/demissao'
import type { CheckAnswer } from '../../../ui/data/check-answers.ts'
import type { CheckLine } from '../../../ui/data/CheckLines.tsx'
import type { Registro } from '../registro.ts'

type Conferencia = NonNullable<Registro['conferencia']>
type Linha = Conferencia['linhas'][number]

const comSinal = ({ tipo }: Linha, valor: number | null): number =>
  tipo === 'desconto' ? -(valor ?? 0) : (valor ?? 0)

/** The statement, each line with what payroll and the system say. */
export const linhasDe = ({ linhas }: Conferencia): CheckLine[] =>
  linhas.map((linha) => ({
    id: linha.codigo,
    label: linha.rotulo,
    note: linha.referencia,
    amounts: [comSinal(linha, linha.demonstrativo), comSinal(linha, linha.sistema)],
  }))

/** What each column comes to; the FGTS fine is paid in another place. */
export const somasDe = (conferencia: Conferencia): readonly number[] =>
  COLUNAS.map((_, coluna) =>
    linhasDe({ ...conferencia, linhas: conferencia.linhas.filter(({ tipo }) => tipo !== 'fgts') }).reduce(
      (soma, { amounts }) => soma + (amounts[coluna] ?? 0),
      0,
    ),
  )

export const COLUNAS = ['Demonstrativo', 'Sistema'] as const

/** What was said of each line so far, as the form keeps it. */
export const respostasDe = ({ linhas }: Conferencia): LinhaConferida[] =>
  linhas.flatMap(({ codigo, resultado, motivo }) =>
    resultado === null ? [] : [{ codigo, resultado, ...(motivo !== null && { motivo }) }],
  )

type Respostas = Readonly<Record<string, CheckAnswer>>

const isLinha = (valor: unknown): valor is LinhaConferida =>
  typeof valor === 'object' && valor !== null && 'codigo' in valor && 'resultado' in valor

/** The list of the form by its lines, as the table shows it. */
export const porLinha = (valor: unknown): Respostas =>
  Object.fromEntries(
    (Array.isArray(valor) ? valor.filter(isLinha) : []).map(({ codigo, ...resposta }) => [codigo, resposta]),
  )

/** The same list with another answer of one line. */
export const comResposta = (valor: unknown, codigo: string, resposta: CheckAnswer): LinhaConferida[] =>
  Object.entries({ ...porLinha(valor), [codigo]: resposta }).map(([nome, uma]) => ({ codigo: nome, ...uma }))

/** Right, without asking a person, where payroll and the system agree: what nobody answered yet. */
export const comIguais = (valor: unknown, linhas: readonly CheckLine[]): LinhaConferida[] => {
  const ditas = porLinha(valor)
  const iguais = linhas.filter(({ id, amounts }) => !ditas[id] && new Set(amounts).size === 1)
  return Object.entries({
    ...ditas,
    ...Object.fromEntries(iguais.map(({ id }) => [id, { resultado: 'ok' as const }])),
  }).map(([codigo, uma]) => ({ codigo, ...uma }))
}
