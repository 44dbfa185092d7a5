import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { semAcento } from '@rh/domain/br/texto'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { PeopleTable } from '../../../ui/table/PeopleTable.tsx'
import { SearchBox } from '../../../ui/form/inputs/SearchBox.tsx'

interface PessoasPorGrupoProps<G extends string, P> {
  /** Groups in their order, with their names. */
  readonly grupos: Readonly<Record<G, string>>
  readonly grupo: G
  readonly onGrupo: (grupo: G) => void
  readonly pessoasDe: (grupo: G) => readonly P[]
  readonly colunas: readonly string[]
  readonly renderLinha: (pessoa: P) => ReactNode
}

/** People of a batch before it starts: a tab for each group, a search by name, a row each. */
export function PessoasPorGrupo<G extends string, P extends { readonly nome: string }>({
  grupos,
  grupo,
  onGrupo,
  pessoasDe,
  colunas,
  renderLinha,
}: PessoasPorGrupoProps<G, P>) {
  const [busca, setBusca] = useState('')
  const achadas = pessoasDe(grupo).filter(({ nome }) => semAcento(nome).includes(semAcento(busca)))
  return (
    <>
      <ListTabs
        label="Pessoas"
        value={grupo}
        onChange={(value) => onGrupo(value as G)}
        options={(Object.keys(grupos) as G[]).map((value) => ({
          value,
          label: grupos[value],
          count: pessoasDe(value).length,
        }))}
      />
      <Box sx={{ px: 3, py: 2 }}>
        <SearchBox label="Buscar por nome" value={busca} onChange={setBusca} />
      </Box>
      <PeopleTable
        label={`Pessoas: ${grupos[grupo]}`}
        heads={colunas}
        people={achadas}
        renderRow={renderLinha}
      />
    </>
  )
}
