import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ItemDaMudanca } from '@rh/domain/contract/mudanca'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query } from '../../../lib/api/query.ts'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { PeopleTable } from '../../../ui/table/PeopleTable.tsx'
import { Pequeno } from '../coletiva/QuemVai.tsx'

const abas = {
  dentro: { label: 'Mudaram', quem: ({ fora }: ItemDaMudanca) => fora === null },
  ficou: { label: 'Continuam como estão', quem: ({ ficou }: ItemDaMudanca) => ficou !== null },
  fora: { label: 'Fora', quem: ({ fora }: ItemDaMudanca) => fora !== null },
} as const
type Aba = keyof typeof abas

/** People of a change as they were written, and whoever stayed out, with the why. */
export function Feitas({ id }: { readonly id: number }) {
  const [aba, setAba] = useState<Aba>('dentro')
  const { data } = useQuery(query('GET /api/mudanca/pessoas/:id', { params: { id } }))
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />
  const da = (qual: Aba) => data.results.filter(abas[qual].quem)
  return (
    <Section title="Pessoas" flush>
      <ListTabs
        label="Pessoas"
        value={aba}
        onChange={(value) => setAba(value as Aba)}
        options={(Object.keys(abas) as Aba[])
          .map((value) => ({ value, label: abas[value].label, count: da(value).length }))
          .filter(({ value, count }) => value !== 'ficou' || count > 0)}
      />
      <PeopleTable
        key={aba}
        label={`Pessoas: ${abas[aba].label}`}
        heads={['Nome', 'Posto', 'Escala', 'De', 'Para', 'Desde']}
        people={da(aba)}
        renderRow={(pessoa) => <Linha key={pessoa.colaboradorId} pessoa={pessoa} />}
      />
    </Section>
  )
}

function Linha({ pessoa }: { readonly pessoa: ItemDaMudanca }) {
  const setor = useSetor()
  const { colaboradorId: id, nome, matricula, cargo, posto, deEscala, paraEscala, fora, ficou } = pessoa
  return (
    <tr data-link={false}>
      <td data-title="true">
        <Link to={hrefOf(setor, 'colaborador.visualizar', { id })}>{nome}</Link>
        <Pequeno>Matrícula {matricula}</Pequeno>
        {(fora ?? ficou) !== null && <Pequeno>{fora ?? ficou}</Pequeno>}
      </td>
      <td data-label="Posto">
        <span>
          {posto}
          <Pequeno>{cargo}</Pequeno>
        </span>
      </td>
      <td data-label="Escala">
        <span>
          {fora === null ? (paraEscala ?? 'A mesma') : '–'}
          {fora === null && deEscala !== null && <Pequeno>{`antes: ${deEscala}`}</Pequeno>}
        </span>
      </td>
      <td data-label="De" data-code="true">
        {formatMoney(pessoa.deCentavos)}
      </td>
      <td data-label="Para" data-code="true">
        {fora === null ? formatMoney(pessoa.paraCentavos) : '–'}
      </td>
      <td data-label="Desde" data-code="true">
        {fora === null ? formatDate(pessoa.vigencia) : '–'}
      </td>
    </tr>
  )
}
