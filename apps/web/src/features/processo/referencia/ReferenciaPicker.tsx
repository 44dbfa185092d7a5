import { referenciaEmPalavras, rotuloDaReferencia } from '@rh/domain/referencia/palavras'
import { codigoDaReferencia, type ReferenciaVista } from '@rh/domain/referencia/referencia'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { query, type Read } from '../../../lib/api/query.ts'
import { AsyncComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import type { Option } from '../../../ui/form/inputs/option.ts'
import type { FieldProps } from '../../../ui/form/use-field.ts'

type Achados = ReplyOf<'GET /api/busca'>

const MINIMO = 2
const NINGUEM: Achados = { colaboradores: [], processos: [] }

/** The search of the palette; fewer letters than it takes ask nothing. */
const buscar = (texto: string): Read<Achados> => {
  const q = texto.trim().slice(0, 60)
  return q.length < MINIMO
    ? { queryKey: ['GET /api/busca', 'nada'], queryFn: () => NINGUEM }
    : query('GET /api/busca', { query: { q } })
}

const opcaoDe = (vista: ReferenciaVista): Option => {
  const { titulo, numero, status } = referenciaEmPalavras(vista)
  return {
    value: codigoDaReferencia(vista),
    label: titulo,
    detail: `${numero} · ${status}`,
    grupo: vista.tipo === 'colaborador' ? 'Colaboradores' : rotuloDaReferencia(vista.tipo),
  }
}

const opcoesDe = ({ colaboradores, processos }: Achados): Option[] => [
  ...colaboradores.map(({ id, nome, matricula, situacao }) =>
    opcaoDe({ tipo: 'colaborador', id, titulo: nome, numero: matricula, status: situacao }),
  ),
  ...processos
    .toSorted((a, b) => a.tipo.localeCompare(b.tipo))
    .map(({ tipo, id, nome, numero, status }) => opcaoDe({ tipo, id, titulo: nome, numero, status })),
]

interface ReferenciaPickerProps extends FieldProps {
  /** What is pointed at already, if the person sees it. */
  readonly atual?: ReferenciaVista | null
}

/**
 * Field that points at a person or a process: holds its code (`ferias:42`, read by `lerCodigoDaReferencia`), or null. Finds
 * what the palette finds.
 */
export const ReferenciaPicker = ({ atual = null, ...props }: ReferenciaPickerProps) => (
  <AsyncComboInput
    {...props}
    placeholder="Nome, CPF, matrícula ou número"
    noOptions="Nada encontrado: digite ao menos duas letras"
    search={buscar}
    toOptions={opcoesDe}
    selected={atual === null ? undefined : opcaoDe(atual)}
  />
)
