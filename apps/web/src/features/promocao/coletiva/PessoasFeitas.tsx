import Skeleton from '@mui/material/Skeleton'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { hrefOf } from '@rh/domain/setores/rotas'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { PeopleTable } from '../../../ui/table/PeopleTable.tsx'
import { PorLer } from '../../processo/registro/PorLer.tsx'
import { Pequeno } from './QuemVai.tsx'

/** Person of a batch as it was written, or why they stayed out of it or keep it after the undo. */
interface PessoaFeita {
  readonly colaboradorId: number
  readonly nome: string
  readonly matricula: string
  readonly vigencia: string
  readonly deCentavos: number
  readonly paraCentavos: number
  readonly fora: string | null
  readonly ficou: string | null
}

const pertence = {
  dentro: ({ fora }: PessoaFeita) => fora === null,
  ficou: ({ ficou }: PessoaFeita) => ficou !== null,
  fora: ({ fora }: PessoaFeita) => fora !== null,
} as const
type Aba = keyof typeof pertence

interface PessoasFeitasProps<P> {
  readonly lidas: {
    readonly data: { readonly results: readonly P[] } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** Tabs in their order, as they are called here. */
  readonly abas: Readonly<Record<Aba, string>>
  readonly colunas: readonly string[]
  readonly renderLinha: (pessoa: P) => ReactNode
}

/** People of a batch as they were written, and whoever stayed out. */
export function PessoasFeitas<P extends PessoaFeita>({
  lidas: { data, error, refetch },
  abas,
  colunas,
  renderLinha,
}: PessoasFeitasProps<P>) {
  const [aba, setAba] = useState<Aba>('dentro')
  if (error && !data) return <PorLer titulo="Pessoas" erro={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />
  const pessoas = data.results
  const da = (qual: Aba) => pessoas.filter(pertence[qual])
  return (
    <Section title="Pessoas" flush>
      <ListTabs
        label="Pessoas"
        value={aba}
        onChange={(value) => setAba(value as Aba)}
        options={(Object.keys(abas) as Aba[])
          .map((value) => ({ value, label: abas[value], count: da(value).length }))
          .filter(({ value, count }) => value !== 'ficou' || count > 0)}
      />
      <PeopleTable
        key={aba}
        label={`Pessoas: ${abas[aba]}`}
        heads={colunas}
        people={da(aba)}
        renderRow={renderLinha}
      />
    </Section>
  )
}

/** First cell of a person: who, and why they stayed out or keep what was undone. */
export function QuemFoi({ pessoa }: { readonly pessoa: PessoaFeita }) {
  const setor = useSetor()
  const { colaboradorId: id, nome, matricula, fora, ficou } = pessoa
  return (
    <td data-title="true">
      <Link to={hrefOf(setor, 'colaborador.visualizar', { id })}>{nome}</Link>
      <Pequeno>Matrícula {matricula}</Pequeno>
      {(fora ?? ficou) !== null && <Pequeno>{fora ?? ficou}</Pequeno>}
    </td>
  )
}

/** Cells of the pay before and after, and of the day from which it counts: `De`, `Para`, `Desde`. */
export const DeParaDesde = ({ pessoa }: { readonly pessoa: PessoaFeita }) => (
  <>
    <td data-label="De" data-code="true">
      {formatMoney(pessoa.deCentavos)}
    </td>
    <td data-label="Para" data-code="true">
      {pessoa.fora === null ? formatMoney(pessoa.paraCentavos) : '–'}
    </td>
    <td data-label="Desde" data-code="true">
      {pessoa.fora === null ? formatDate(pessoa.vigencia) : '–'}
    </td>
  </>
)
